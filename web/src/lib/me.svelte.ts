// Whose browser this is: an account of a guest from the first visit on, or one with a password.
import { ask, http, Refusal, unreachable } from "./api/client";
import type { Me } from "./api/types";
import { chosen } from "./i18n.svelte";
import { ALONE } from "./server";

let account = $state.raw<Me | null>(null);
let first: Promise<Me> | null = null;

/** The account, as soon as it is known. */
export function me(): Me | null {
  return account;
}

/** Make sure that there is an account; call before anything that needs one. */
export function introduce(): Promise<Me> {
  if (ALONE) return Promise.reject(new Refusal(unreachable()));
  // A guest gets a name in the language of the page, which need not be the browser's; who has an invitation is let in,
  // however many others have come from the same network.
  const invitation = /^\/(?:join|invite)\/([^/]{1,100})$/.exec(location.pathname)?.[1];
  first ??= ask(
    http.POST("/api/me", { headers: { "Accept-Language": chosen() }, body: invitation ? { invitation } : undefined }),
  )
    .then((found) => (account = found))
    .catch((refusal: unknown) => {
      first = null;
      throw refusal;
    });
  return first;
}

/** The account has changed, or there is none any more. */
export function become(now: Me | null): void {
  account = now;
  first = now ? Promise.resolve(now) : null;
}
