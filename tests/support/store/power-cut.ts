import { basename } from 'node:path';
import type { Files, AppendFile } from '../../../server/storage/lowdb/journal/files.ts';
import { seededChance } from '../seeded-chance.ts';
import type { MemoryFolder } from './memory-files.ts';

/** Bytes that a disk writes whole or not at all. */
const SECTOR = 512;

interface Inode {
  bytes: Buffer;
  durable: Buffer;
}

/** A disk in memory that forgets, at a power cut, what was not flushed. */
export interface MemoryDisk {
  readonly files: Files;
  /** Operations so far. */
  readonly done: { count: number };
  /**
   * Returns the disk's contents after the cut: of every write that was not flushed any part, and
   * any of the changes to names that were not flushed; `chance` in [0, 1) decides.
   */
  afterCut(chance: () => number): MemoryFolder;
}

/** The power goes off at operation number `cutAt` (from 1), and nothing comes back after it. */
export function memoryDisk(cutAt: number): MemoryDisk {
  const names = new Map<string, Inode>();
  let durableNames = new Map<string, Inode>();
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
  const appendFile = (inode: Inode): AppendFile => ({
    write: (bytes) =>
      step(() => {
        inode.bytes = Buffer.concat([inode.bytes, bytes]);
      }),
    sync: () =>
      step(() => {
        inode.durable = inode.bytes;
      }),
    writeAt: (bytes, position) =>
      step(() => {
        const end = inode.bytes.subarray(position + bytes.length);
        inode.bytes = Buffer.concat([inode.bytes.subarray(0, position), bytes, end]);
      }),
    sizeAt: (path) => step(() => (names.get(basename(path)) === inode ? inode.bytes.length : null)),
    close: () => step(() => undefined),
  });
  const open = (path: string, isNew: boolean) =>
    step(() => {
      const name = basename(path);
      if (isNew && names.has(name)) throw Object.assign(new Error('EEXIST'), { code: 'EEXIST' });
      const inode = { bytes: Buffer.alloc(0), durable: Buffer.alloc(0) };
      change((folder) => folder.set(name, inode));
      return appendFile(inode);
    });
  const files: Files = {
    claim: async () => async () => {},
    read: (path) => step(() => names.get(basename(path))?.bytes ?? null),
    names: () => step(() => [...names.keys()]),
    append: (path) => open(path, true),
    create: (path) => open(path, false),
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
    sync: (path) =>
      step(() => {
        const inode = names.get(basename(path));
        if (inode) inode.durable = inode.bytes;
      }),
    syncFolder: () =>
      step(() => {
        durableNames = new Map(names);
        renamings = [];
      }),
    free: () => step(() => Number.MAX_SAFE_INTEGER),
  };
  return {
    files,
    done,
    afterCut(chance) {
      const found = new Map(durableNames);
      for (const renaming of renamings) if (chance() < 0.5) renaming(found);
      return new Map(
        Array.from(found, ([name, { bytes, durable }]) => {
          const part = Math.floor(chance() * (bytes.length - durable.length + 1));
          const end = durable.length + part;
          return [
            name,
            Buffer.concat([...mixed(durable, bytes, chance), bytes.subarray(durable.length, end)]),
          ];
        }),
      );
    },
  };
}

/**
 * Cuts the power at every operation of `work`, forty times each; gives what came of it, null where it
 * was not done, and what is left.
 */
export async function* powerCutsOf<T>(work: (files: Files) => Promise<T>) {
  const whole = memoryDisk(0);
  await work(whole.files);
  for (let cutAt = 1; cutAt <= whole.done.count + 1; cutAt += 1) {
    for (let chance = 0; chance < 40; chance += 1) {
      const cut = memoryDisk(cutAt);
      const done = await work(cut.files).then(
        (value) => ({ value }),
        () => null,
      );
      yield { done, left: cut.afterCut(seededChance(cutAt * 100 + chance)) };
    }
  }
}

/** Returns the flushed bytes, with any of the sectors that were overwritten since. */
function* mixed(durable: Buffer, bytes: Buffer, chance: () => number): Iterable<Buffer> {
  for (let at = 0; at < durable.length; at += SECTOR) {
    const end = Math.min(at + SECTOR, durable.length);
    const [old, overwritten] = [durable.subarray(at, end), bytes.subarray(at, end)];
    yield old.equals(overwritten) || chance() < 0.5 ? old : overwritten;
  }
}
