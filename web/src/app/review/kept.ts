// Finished reviews, stored on this device so that each game is reviewed only once.
import type { Progress } from "../../pocket/review";

const NAME = "fogcity-reviews";
const STORE = "reviews";
/** The most that are kept: the oldest ones go first. */
const MOST = 100;

interface Kept {
  table: string;
  at: number;
  found: Progress;
}

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(STORE, { keyPath: "table" }).createIndex("at", "at");
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(new Error("reviews are not kept here", { cause: request.error }));
  });
}

/** The review of a table; null where there is none, or where the browser keeps nothing. */
export async function load(table: string): Promise<Progress | null> {
  try {
    const request = (await open()).transaction(STORE).objectStore(STORE).get(table) as IDBRequest<Kept | undefined>;
    return await new Promise((done) => {
      request.onsuccess = () => done(request.result?.found ?? null);
      request.onerror = () => done(null);
    });
  } catch {
    return null;
  }
}

/** Keep the review of a table. */
export async function save(table: string, found: Progress): Promise<void> {
  const store = (await open()).transaction(STORE, "readwrite").objectStore(STORE);
  store.put({ table, at: Date.now(), found } satisfies Kept);
  const request = store.index("at").getAllKeys();
  request.onsuccess = () => {
    for (const old of request.result.slice(0, -MOST)) store.delete(old);
  };
}
