/// <reference types="svelte" />
/// <reference types="vite/client" />

/** A hash of the protocol's types: what is kept from a client with another one may have another shape. */
declare const PROTOCOL: string;
