/** Lets keys scroll a box, as long as there is more in it than it shows. */
export function scrollable(box: HTMLElement): () => void {
  const watch = new ResizeObserver(() => {
    if (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  });
  for (const part of [box, ...box.children]) watch.observe(part);
  return () => watch.disconnect();
}
