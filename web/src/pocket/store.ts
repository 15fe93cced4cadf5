// The storage for tables on this device: IndexedDB, so that they survive closing the tab at any moment.
import { Refused, type Stored } from "./stored.ts";

const NAME = "fogcity";
const TABLES = "tables";

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: "id" });
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(new Refused("not_kept", `the tables of this device cannot be opened: ${request.error}`));
  });
}

let opened: Promise<IDBDatabase> | null = null;

async function run<T>(mode: IDBTransactionMode, what: (tables: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  opened ??= open();
  const transaction = (await opened).transaction(TABLES, mode, { durability: "strict" });
  const request = what(transaction.objectStore(TABLES));
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done(request.result);
    transaction.onabort = () => failed(new Refused("not_kept", `the device has kept nothing: ${transaction.error}`));
  });
}

export const load = (id: string): Promise<Stored | undefined> =>
  run("readonly", (tables) => tables.get(id) as IDBRequest<Stored | undefined>);
export const all = (): Promise<Stored[]> => run("readonly", (tables) => tables.getAll() as IDBRequest<Stored[]>);
export const save = (table: Stored): Promise<unknown> => run("readwrite", (tables) => tables.put(table));
