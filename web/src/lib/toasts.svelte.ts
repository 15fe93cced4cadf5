// Toasts: short messages at the edge of the screen that disappear by themselves.
export interface Toast {
  id: number;
  text: string;
  /** A `bad` one says why something did not work: there is one at a time, until the next attempt. */
  kind: "note" | "bad";
}

export const toasts: Toast[] = $state([]);
let next = 1;

/** Say something for a few seconds. */
export function toast(text: string, kind: Toast["kind"] = "note"): void {
  forget((other) => other.text === text || (other.kind === "bad" && kind === "bad"));
  const id = next++;
  toasts.push({ id, text, kind });
  setTimeout(() => dismiss(id), 4000 + 50 * text.length);
}

export function dismiss(id: number): void {
  forget((other) => other.id === id);
}

/** The next attempt begins: why the last one did not work is no longer of interest. */
export function hush(): void {
  forget((other) => other.kind === "bad");
}

function forget(which: (toast: Toast) => boolean): void {
  for (let at = toasts.length - 1; at >= 0; at--) if (which(toasts[at]!)) toasts.splice(at, 1);
}
