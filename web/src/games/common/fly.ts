/** Animates something small from where it was to where it went. */

/** A copy of an element and where it is, to be kept while the page changes. */
export interface Ghost {
  copy: HTMLElement;
  from: DOMRect;
}

export function ghostOf(element: Element | null): Ghost | null {
  if (!(element instanceof HTMLElement)) return null;
  return { copy: element.cloneNode(true) as HTMLElement, from: element.getBoundingClientRect() };
}

/** Let a ghost fly to the middle of an element, then vanish. */
export function fly({ copy, from }: Ghost, target: Element | null): void {
  if (!target) return;
  const to = target.getBoundingClientRect();
  const scale = Math.min(1, to.width / from.width, to.height / from.height);
  const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "50",
    margin: "0",
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    pointerEvents: "none",
  });
  document.body.append(copy);
  const flight = copy.animate(
    [{ transform: "none" }, { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.85 }],
    { duration: 420, easing: "cubic-bezier(0.4, 0, 0.2, 1)" },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}
