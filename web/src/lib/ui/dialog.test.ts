import { afterEach, expect, it } from "vitest";
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { toast, toasts } from "$lib/toasts.svelte";
import Dialog from "./Dialog.svelte";

let component: object;
afterEach(() => {
  void unmount(component);
  toasts.length = 0;
});

it("shows notes in front of an open window", () => {
  const children = createRawSnippet(() => ({ render: () => "<p>Result</p>" }));
  component = mount(Dialog, { target: document.body, props: { open: true, title: "Over", children } });
  toast("The others want a rematch.");
  flushSync();
  expect(document.querySelector("dialog[open]")!.textContent).toContain("The others want a rematch.");
});
