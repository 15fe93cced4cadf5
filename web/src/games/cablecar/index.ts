/** San Francisco Cable Car in the browser. */
export { default as Glimpse } from "./Glimpse.svelte";
export { default as Hands } from "./Hands.svelte";
export { openView } from "./open";
export { default as Outcome } from "./Outcome.svelte";
export { default as Play } from "./Play.svelte";
export { sounds } from "./sounds";
export { scoring } from "./timing";
export { words } from "./words";
