// Whether there is a server at all: a site made of files alone says so in its page (web/site.py).

/** No server: what needs one is hidden, all else is played on the device. */
export const ALONE =
  typeof document !== "undefined" && document.querySelector('meta[name="fogcity-server"][content="none"]') !== null;
