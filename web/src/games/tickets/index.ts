/** Ticket to Ride: San Francisco in the browser. */
export { default as Hands } from "./Hands.svelte";
export { openView } from "./open";
export { default as Outcome } from "./Outcome.svelte";
export { default as Play } from "./Play.svelte";
export { sounds } from "./sounds";
export { words } from "./words";
