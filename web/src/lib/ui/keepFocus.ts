// Keyboard users keep their place: when the focused element disappears, the next one there gets the focus.
const CONTROLS = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary";

function controls(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => one.getClientRects().length > 0);
}

/** An attachment for a page on which buttons go away once they have been pressed. Taps and clicks move nothing. */
export function keepFocus(page: HTMLElement): () => void {
  let held: Element | null = null;
  /** The parts of the page around it, from the inside out, and which of their controls it is. */
  let around: [Element, number][] = [];

  function note({ target }: FocusEvent): void {
    if (!(target as Element).matches(":focus-visible")) return forget(); // it was clicked
    held = target as Element;
    around = [];
    for (let part = held.parentElement; part && page.contains(part); part = part.parentElement)
      around.push([part, controls(part).indexOf(held as HTMLElement)]);
  }
  function forget(): void {
    held = null;
  }
  function restore(): void {
    if (!held || held.isConnected || document.activeElement !== document.body) return;
    for (const [part, place] of around) {
      const left = part.isConnected ? controls(part) : [];
      if (!left.length) continue;
      left[Math.min(Math.max(place, 0), left.length - 1)]?.focus();
      return;
    }
  }
  const observer = new MutationObserver(restore);
  observer.observe(page, { childList: true, subtree: true });
  page.addEventListener("focusin", note);
  page.addEventListener("pointerdown", forget);
  return () => {
    observer.disconnect();
    page.removeEventListener("focusin", note);
    page.removeEventListener("pointerdown", forget);
  };
}
