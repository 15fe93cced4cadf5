// Keeps lists scrolled to their end as they grow, unless somebody has scrolled up to read.
import type { Attachment } from "svelte/attachments";

/** Keep an element scrolled to its end whenever `what` changes; `turned` where its first item is the newest. */
export function stickToEnd(what: () => unknown, turned = false): Attachment<HTMLElement> {
  return (element) => {
    let atEnd = true;
    const look = (): void => {
      const beyond = turned ? element.scrollTop : element.scrollHeight - element.scrollTop - element.clientHeight;
      atEnd = beyond < 40;
    };
    element.addEventListener("scroll", look, { passive: true });
    $effect(() => {
      what();
      if (atEnd) element.scrollTop = turned ? 0 : element.scrollHeight;
    });
    return () => element.removeEventListener("scroll", look);
  };
}

/** Keep the current item of a list visible whenever `what` changes. */
export function keepInSight(what: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    $effect(() => {
      what();
      const item = element.querySelector<HTMLElement>(".current");
      element.scrollTop = item ? item.offsetTop - element.offsetTop - element.clientHeight / 2 : 0;
    });
  };
}
