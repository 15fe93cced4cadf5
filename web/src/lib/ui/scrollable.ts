/** Lets the keyboard scroll a box while it has more content than it shows. */
export function scrollable(box: HTMLElement): () => void {
  const watch = new ResizeObserver(() => {
    if (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  });
  for (const part of [box, ...box.children]) watch.observe(part);
  return () => watch.disconnect();
}
