import { link, open, readdir, readFile, rename, rm, statfs } from 'node:fs/promises';

/** A file that is only ever written at its end. */
export interface Tail {
  /** Writes all of it, however many writes that takes. */
  write(bytes: Uint8Array): Promise<void>;
  /** Comes back once everything written is on the disk. */
  sync(): Promise<void>;
  /** Cuts the file to its first `length` bytes. */
  cut(length: number): Promise<void>;
  close(): Promise<void>;
}

/** All that the store does to its folder; a test puts one in between that fails when told to. */
export interface Files {
  /** Null when there is no such file. */
  read(path: string): Promise<Buffer | null>;
  names(folder: string): Promise<readonly string[]>;
  /** Opens a file to write at its end; makes it when there is none. */
  append(path: string): Promise<Tail>;
  /** Opens an empty file, for its owner alone unless told otherwise; whatever was there is gone. */
  create(path: string, mode?: number): Promise<Tail>;
  rename(from: string, to: string): Promise<void>;
  /** A second name for a file, in the place of whatever has that name. */
  link(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Makes names that were added, changed or removed in a folder last. */
  syncFolder(folder: string): Promise<void>;
  /** Bytes that can still be written in this folder. */
  free(folder: string): Promise<number>;
}

const OWNER_ONLY = 0o600;

async function openTail(path: string, flags: 'a' | 'w', mode = OWNER_ONLY): Promise<Tail> {
  const handle = await open(path, flags, mode);
  return {
    async write(bytes) {
      for (let done = 0; done < bytes.length;) {
        done += (await handle.write(bytes, done)).bytesWritten;
      }
    },
    sync: () => handle.datasync(),
    cut: (length) => handle.truncate(length),
    close: () => handle.close(),
  };
}

/** The real disk. */
export const disk: Files = {
  async read(path) {
    try {
      return await readFile(path);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  },
  names: (folder) => readdir(folder),
  append: (path) => openTail(path, 'a'),
  create: (path, mode) => openTail(path, 'w', mode),
  rename,
  async link(from, to) {
    await rm(to, { force: true });
    await link(from, to);
  },
  remove: (path) => rm(path, { force: true }),
  async syncFolder(folder) {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
  async free(folder) {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
};
