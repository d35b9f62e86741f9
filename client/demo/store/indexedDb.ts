import { applyChanges, type Change } from '../../../server/storage/lowdb/changes.ts';
import { FORMAT, type Tables } from '../../../server/storage/lowdb/schema.ts';
import { MAX_MAILS, type Saved, type StoredMail } from './saved.ts';

const CHANGES = 'changes';
const PICTURES = 'pictures';
const MAILS = 'mails';

/** So many transactions are read within some milliseconds. */
const MAX_ENTRIES = 500;

type Snapshot = ReadonlyArray<
  readonly [name: string, rows: ReadonlyArray<[string, object | string]>]
>;

type Entry = { readonly snapshot: Snapshot } | { readonly changes: readonly Change[] };

/**
 * A snapshot of the tables, then the changes of each transaction, in the order of their keys. Throws
 * DOMException where the browser refuses it.
 */
export async function openIndexedDb(name: string): Promise<Saved> {
  const database = await opened(name);
  let known: Tables | null = null;
  let entries = 0;

  function run<T>(stores: string, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
      const request = work(transaction.objectStore(stores));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? request.error));
    });
  }

  /** One transaction: what is cleared is in the snapshot. */
  function replace(tables: Tables): Promise<unknown> {
    const snapshot = Array.from(tables, ([table, rows]) => [table, [...rows]] as const);
    return run(CHANGES, (store) => {
      store.clear();
      return store.add({ snapshot } satisfies Entry);
    });
  }

  return {
    async readInto(tables) {
      known = tables;
      const found = await run<Entry[]>(CHANGES, (store) => store.getAll());
      entries = found.length;
      for (const entry of found) applyChanges(tables, changesOf(entry));
      return found.length > 0;
    },
    async append(changes) {
      entries += 1;
      // The tables have these changes already.
      if (known === null || entries <= MAX_ENTRIES) {
        await run(CHANGES, (store) => store.add({ changes } satisfies Entry));
      } else {
        entries = 1;
        await replace(known);
      }
    },
    picture: async (named) =>
      (await run<Uint8Array<ArrayBuffer> | undefined>(PICTURES, (store) => store.get(named))) ??
      null,
    savePicture: async (named, bytes) =>
      // A copy without the methods of buffers, which cannot be stored.
      void (await run(PICTURES, (store) => store.put(new Uint8Array(bytes), named))),
    async pictureNames() {
      return (await run(PICTURES, (store) => store.getAllKeys())).map(String);
    },
    mails: () => run<StoredMail[]>(MAILS, (store) => store.getAll()),
    saveMail: async (mail) =>
      void (await run(MAILS, (store) => {
        const added = store.add(mail);
        added.addEventListener('success', () => {
          // Keys count the mails.
          store.delete(IDBKeyRange.upperBound(Number(added.result) - MAX_MAILS));
        });
        return added;
      })),
    async clear() {
      for (const stores of [CHANGES, PICTURES, MAILS]) await run(stores, (store) => store.clear());
    },
    close: () => database.close(),
  };
}

function changesOf(entry: Entry): readonly Change[] {
  if ('changes' in entry) return entry.changes;
  return entry.snapshot.flatMap(([name, rows]) =>
    rows.map(([key, row]): Change => ['put', name, key, row]),
  );
}

/** Rows have no upgrades here: a demo of another format begins again. */
function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, FORMAT);
    request.addEventListener('upgradeneeded', () => {
      const { result } = request;
      for (const store of Array.from(result.objectStoreNames)) result.deleteObjectStore(store);
      result.createObjectStore(CHANGES, { autoIncrement: true });
      result.createObjectStore(PICTURES);
      result.createObjectStore(MAILS, { autoIncrement: true });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
    // Another page of the demo, of an earlier format, has it open.
    request.addEventListener('blocked', () => reject(new DOMException('blocked', 'AbortError')));
  });
}
