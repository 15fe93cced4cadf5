// The account of this browser: a guest from the first visit on, or one with a password.
import { ask, http, Refusal, unreachable } from "./api/client";
import type { Me } from "./api/types";
import { chosen } from "./i18n.svelte";
import { ALONE } from "./server";

const KEY = "fogcity-account";

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
    .then((found) => {
      remember(true);
      return (account = found);
    })
    .catch((refusal: unknown) => {
      first = null;
      throw refusal;
    });
  return first;
}

/** Whether this browser had an account when it was last here; the server knows for sure. */
export function isKnown(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function remember(known: boolean): void {
  try {
    if (known) localStorage.setItem(KEY, JSON.stringify({ known }));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing waits a little longer for tables.
  }
}

/** The account has changed, or there is none any more. */
export function become(now: Me | null): void {
  account = now;
  remember(now !== null);
  first = now ? Promise.resolve(now) : null;
}
