import { deepFreeze } from '../../../server/storage/collection.ts';
import type { Tables } from '../../../server/storage/lowdb/schema.ts';
import { storeOver, type Persistence } from '../../../server/storage/lowdb/tables-store.ts';
import type { Pictures } from '../../../server/storage/engine.ts';
import { access } from '../../../server/store.collections.ts';
import type { Store } from '../../../server/store.ts';
import { Buffer } from '../node/buffer.ts';
import { inMemory, MAX_MAILS, type Saved, type StoredMail } from './saved.ts';

export interface DemoStore {
  readonly store: Store;
  readonly isNew: boolean;
  /** Whether what is done here is lost with the page. */
  readonly isLostOnClose: () => boolean;
  /** The newest, newest first. */
  mails(): Promise<readonly StoredMail[]>;
  saveMail(mail: StoredMail): Promise<void>;
  /** Removes what was saved. Nothing is saved afterTransaction. */
  clear(): Promise<void>;
}

/**
 * The lowdb collections, saved in the browser. Where the browser refuses it, at the start or later,
 * they stay in memory, which `onLoss` reports once.
 */
export async function openDemoStore(
  open: () => Promise<Saved>,
  onLoss: (reason: unknown) => void,
): Promise<DemoStore> {
  const tables: Tables = new Map(access.schema.collections.map(({ name }) => [name, new Map()]));
  const memory = inMemory();
  let current = memory;
  let opened: Saved | null = null;
  let isNew = true;
  let isLost = false;

  function lose(reason: unknown): void {
    current = memory;
    if (isLost) return;
    isLost = true;
    onLoss(reason);
  }
  /** Afterwards in memory. */
  async function orLose<T>(work: (place: Saved) => Promise<T>): Promise<T> {
    try {
      return await work(current);
    } catch (error) {
      lose(error);
      return work(memory);
    }
  }

  /** Also reads after a loss: a browser that is full can still be read. */
  async function readSaved<T>(work: (place: Saved) => Promise<T>, otherwise: T): Promise<T> {
    try {
      return opened ? await work(opened) : otherwise;
    } catch (error) {
      lose(error);
      return otherwise;
    }
  }
  const pictureOf = async (name: string) =>
    (await memory.picture(name)) ?? (await readSaved((place) => place.picture(name), null));

  try {
    current = await open();
    opened = current;
    isNew = !(await current.readInto(tables));
    for (const rows of tables.values()) for (const row of rows.values()) deepFreeze(row);
  } catch (error) {
    for (const rows of tables.values()) rows.clear();
    opened = null;
    lose(error);
  }

  let last = Promise.resolve();
  const persistence: Persistence = {
    ready: async () => {},
    // One after the other: a change saved after one that failed would leave a gap.
    append: (changes) => (last = last.then(() => orLose((place) => place.append(changes)))),
    flushed: () => last,
    afterTransaction: async () => {},
    dropOverwritten: () => {},
    async close() {
      await last;
      opened?.close();
    },
  };
  const pictures: Pictures = {
    has: async (name) => (await pictureOf(name)) !== null,
    save: (name, bytes) => orLose((place) => place.savePicture(name, new Uint8Array(bytes))),
    async read(name) {
      const bytes = await pictureOf(name);
      return bytes && asBuffer(bytes);
    },
    async names() {
      const saved = await readSaved((place) => place.pictureNames(), []);
      return [...new Set([...saved, ...(await memory.pictureNames())])].toSorted();
    },
  };
  return {
    store: storeOver(tables, access, { persistence, pictures }),
    isNew,
    isLostOnClose: () => isLost,
    async mails() {
      const saved = await readSaved((place) => place.mails(), []);
      return [...saved, ...(await memory.mails())].toReversed().slice(0, MAX_MAILS);
    },
    saveMail: (mail) => orLose((place) => place.saveMail(mail)),
    async clear() {
      const place = current;
      // What is still being done must not be saved after it.
      current = memory;
      try {
        await place.clear();
      } catch (error) {
        lose(error);
        throw error;
      }
    },
  };
}

/** The build puts the demo's buffers in the place of Node's. */
function asBuffer(
  bytes: Uint8Array<ArrayBuffer>,
): NonNullable<Awaited<ReturnType<Pictures['read']>>> {
  return Buffer.from(bytes) as unknown as NonNullable<Awaited<ReturnType<Pictures['read']>>>;
}
