import type { Change } from '../../../server/storage/lowdb/changes.ts';
import type { Tables } from '../../../server/storage/lowdb/schema.ts';

/** Older ones are removed. */
export const MAX_MAILS = 200;

/** A mail that the shop has sent. */
export interface StoredMail {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** E-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface Saved {
  /** Applies what was saved; false for a demo that begins. */
  readInto(tables: Tables): Promise<boolean>;
  append(changes: readonly Change[]): Promise<void>;
  picture(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  savePicture(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  pictureNames(): Promise<readonly string[]>;
  /** Oldest first. */
  mails(): Promise<readonly StoredMail[]>;
  saveMail(mail: StoredMail): Promise<void>;
  clear(): Promise<void>;
  close(): void;
}

/** Until the page is closed. */
export function inMemory(): Saved {
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  const mails: StoredMail[] = [];
  return {
    readInto: async () => false,
    append: async () => {},
    picture: async (name) => pictures.get(name) ?? null,
    savePicture: async (name, bytes) => void pictures.set(name, bytes),
    pictureNames: async () => [...pictures.keys()].toSorted(),
    mails: async () => [...mails],
    async saveMail(mail) {
      mails.push(mail);
      mails.splice(0, mails.length - MAX_MAILS);
    },
    async clear() {
      pictures.clear();
      mails.length = 0;
    },
    close() {},
  };
}
