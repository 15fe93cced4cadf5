// Whether this page has a server, and whether the browser keeps it. A static site says so in its page (web/site.py).

/** No server: what needs one is hidden, all else is played on the device. */
export const ALONE =
  typeof document !== "undefined" && document.querySelector('meta[name="fogcity-server"][content="none"]') !== null;

/** Whether the browser keeps the page, so that it opens without a network. */
export const KEEPS = typeof navigator !== "undefined" && "serviceWorker" in navigator;
