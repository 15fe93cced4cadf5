// Short notes at the edge of the screen that go away by themselves.
export interface Toast {
  id: number;
  text: string;
  kind: "note" | "bad";
}

export const toasts: Toast[] = $state([]);
let next = 1;

/** Say something for a few seconds. */
export function toast(text: string, kind: Toast["kind"] = "note"): void {
  const same = toasts.findIndex((other) => other.text === text);
  if (same >= 0) toasts.splice(same, 1);
  const id = next++;
  toasts.push({ id, text, kind });
  setTimeout(() => dismiss(id), 4000 + 50 * text.length);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((other) => other.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
