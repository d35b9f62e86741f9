import type { Change } from '../../../server/storage/lowdb/changes.ts';
import type { Tables } from '../../../server/storage/lowdb/schema.ts';

/** What the demo left in the browser. */
export interface Saved {
  /** Applies what was saved; false for a demo that begins. */
  readInto(tables: Tables): Promise<boolean>;
  append(changes: readonly Change[]): Promise<void>;
  picture(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  savePicture(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  pictureNames(): Promise<readonly string[]>;
  clear(): Promise<void>;
  close(): void;
}

/** Until the page is closed. */
export function inMemory(): Saved {
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    readInto: async () => false,
    append: async () => {},
    picture: async (name) => pictures.get(name) ?? null,
    savePicture: async (name, bytes) => void pictures.set(name, bytes),
    pictureNames: async () => [...pictures.keys()].toSorted(),
    clear: async () => pictures.clear(),
    close() {},
  };
}
