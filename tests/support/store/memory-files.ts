import { basename } from 'node:path';
import type { Files, AppendFile } from '../../../server/storage/lowdb/journal/files.ts';

/** A folder in memory, by file name. */
export type MemoryFolder = Map<string, Buffer>;

/** The store's files in memory: for tests that read a folder thousands of times. */
export function memoryFiles(folder: MemoryFolder): Files {
  const bytesOf = (path: string) => folder.get(basename(path)) ?? Buffer.alloc(0);
  return {
    claim: async () => nothing,
    read: async (path) => folder.get(basename(path)) ?? null,
    names: async () => [...folder.keys()],
    append: async (path) => openAppendFile(folder, basename(path)),
    create: async (path) => openAppendFile(folder, basename(path)),
    async rename(from, to) {
      folder.set(basename(to), bytesOf(from));
      folder.delete(basename(from));
    },
    async link(from, to) {
      folder.set(basename(to), bytesOf(from));
    },
    async remove(path) {
      folder.delete(basename(path));
    },
    sync: nothing,
    syncFolder: nothing,
    free: async () => Number.MAX_SAFE_INTEGER,
  };
}

/** A file keeps being written under whatever name it is given later. */
function openAppendFile(folder: MemoryFolder, name: string): AppendFile {
  let bytes: Buffer = Buffer.alloc(0);
  folder.set(name, bytes);
  const replace = (next: Buffer): void => {
    for (const [each, found] of folder) if (found === bytes) folder.set(each, next);
    bytes = next;
  };
  return {
    write: async (more) => replace(Buffer.concat([bytes, more])),
    async writeAt(more, position) {
      const end = bytes.subarray(position + more.length);
      replace(Buffer.concat([bytes.subarray(0, position), more, end]));
    },
    sync: nothing,
    sizeAt: async (path) => (folder.get(basename(path)) === bytes ? bytes.length : null),
    close: nothing,
  };
}

/** Files that keep nothing: the store's own work without any disk. */
export const nowhere: Files = {
  ...memoryFiles(new Map()),
  append: async () => noAppendFile(),
  create: async () => noAppendFile(),
  rename: nothing,
  link: nothing,
  remove: nothing,
};

function noAppendFile(): AppendFile {
  let size = 0;
  return {
    async write(bytes) {
      size += bytes.length;
    },
    writeAt: nothing,
    sync: nothing,
    sizeAt: async () => size,
    close: nothing,
  };
}

async function nothing(): Promise<void> {}
