import { basename } from 'node:path';
import type { Files, Tail } from '../../server/store/lowdb/files.ts';
import type { MemoryFolder } from './memory-files.ts';

interface Inode {
  bytes: Buffer;
  /** What was flushed of them. */
  kept: Buffer;
}

/** A disk in memory that forgets, at a power cut, what was not flushed. */
export interface MemoryDisk {
  readonly files: Files;
  /** Operations so far. */
  readonly done: { count: number };
  /**
   * What the disk holds after the cut: of every write that was not flushed any part, and any of the
   * changes to names that were not flushed; `chance` in [0, 1) decides.
   */
  afterCut(chance: () => number): MemoryFolder;
}

/** The power goes off at operation number `cutAt` (from 1), and nothing comes back after it. */
export function memoryDisk(cutAt: number): MemoryDisk {
  const names = new Map<string, Inode>();
  let keptNames = new Map<string, Inode>();
  let renamings: Array<(folder: Map<string, Inode>) => void> = [];
  const change = (renaming: (folder: Map<string, Inode>) => void): void => {
    renaming(names);
    renamings.push(renaming);
  };
  const done = { count: 0 };
  const step = async <T>(run: () => T): Promise<T> => {
    done.count += 1;
    if (cutAt > 0 && done.count >= cutAt) throw new Error('the power is off');
    return run();
  };
  const tail = (inode: Inode): Tail => ({
    write: (bytes) =>
      step(() => {
        inode.bytes = Buffer.concat([inode.bytes, bytes]);
      }),
    sync: () =>
      step(() => {
        inode.kept = inode.bytes;
      }),
    cut: (length) =>
      step(() => {
        inode.bytes = Buffer.concat([inode.bytes, Buffer.alloc(length)]).subarray(0, length);
      }),
    close: () => step(() => undefined),
  });
  const open = (path: string, isEmptied: boolean) =>
    step(() => {
      const name = basename(path);
      const found = isEmptied ? undefined : names.get(name);
      const inode = found ?? { bytes: Buffer.alloc(0), kept: Buffer.alloc(0) };
      if (names.get(name) !== inode) change((folder) => folder.set(name, inode));
      return tail(inode);
    });
  const files: Files = {
    read: (path) => step(() => names.get(basename(path))?.bytes ?? null),
    names: () => step(() => [...names.keys()]),
    append: (path) => open(path, false),
    create: (path) => open(path, true),
    rename: (from, to) =>
      step(() => {
        const inode = names.get(basename(from));
        if (!inode) return;
        change((folder) => {
          folder.set(basename(to), inode);
          folder.delete(basename(from));
        });
      }),
    link: (from, to) =>
      step(() => {
        const inode = names.get(basename(from));
        if (inode) change((folder) => folder.set(basename(to), inode));
      }),
    remove: (path) => step(() => change((folder) => void folder.delete(basename(path)))),
    syncFolder: () =>
      step(() => {
        keptNames = new Map(names);
        renamings = [];
      }),
    free: () => step(() => Number.MAX_SAFE_INTEGER),
  };
  return {
    files,
    done,
    afterCut(chance) {
      const found = new Map(keptNames);
      for (const renaming of renamings) if (chance() < 0.5) renaming(found);
      return new Map(
        Array.from(found, ([name, { bytes, kept }]) => {
          const isGrown = bytes.subarray(0, kept.length).equals(kept);
          const part = Math.floor(chance() * (bytes.length - kept.length + 1));
          return [name, isGrown ? bytes.subarray(0, kept.length + part) : kept];
        }),
      );
    },
  };
}
