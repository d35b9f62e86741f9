import { basename } from 'node:path';
import type { Files, Tail } from '../../server/store/lowdb/files.ts';

/** A folder in memory, by file name. */
export type MemoryFolder = Map<string, Buffer>;

/** The store's files in memory: for proofs that read a folder thousands of times. */
export function memoryFiles(folder: MemoryFolder): Files {
  const tail = (name: string): Tail => ({
    async write(bytes) {
      folder.set(name, Buffer.concat([folder.get(name) ?? Buffer.alloc(0), bytes]));
    },
    async sync() {},
    async cut(length) {
      const bytes = folder.get(name) ?? Buffer.alloc(0);
      folder.set(name, Buffer.concat([bytes, Buffer.alloc(length)]).subarray(0, length));
    },
    async close() {},
  });
  return {
    read: async (path) => folder.get(basename(path)) ?? null,
    names: async () => [...folder.keys()],
    async append(path) {
      const name = basename(path);
      if (!folder.has(name)) folder.set(name, Buffer.alloc(0));
      return tail(name);
    },
    async create(path) {
      folder.set(basename(path), Buffer.alloc(0));
      return tail(basename(path));
    },
    async rename(from, to) {
      folder.set(basename(to), folder.get(basename(from)) ?? Buffer.alloc(0));
      folder.delete(basename(from));
    },
    async link(from, to) {
      folder.set(basename(to), folder.get(basename(from)) ?? Buffer.alloc(0));
    },
    async remove(path) {
      folder.delete(basename(path));
    },
    async syncFolder() {},
    free: async () => Number.MAX_SAFE_INTEGER,
  };
}
