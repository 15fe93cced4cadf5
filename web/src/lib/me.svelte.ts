// Whose browser this is: an account of a guest from the first visit on, or one with a password.
import { ask, http } from "./api/client";
import type { Me } from "./api/types";

let account = $state.raw<Me | null>(null);
let first: Promise<Me> | null = null;

/** The account, as soon as it is known. */
export function me(): Me | null {
  return account;
}

/** Make sure that there is an account; call before anything that needs one. */
export function introduce(): Promise<Me> {
  first ??= ask(http.POST("/api/me"))
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
