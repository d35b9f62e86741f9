import { link, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';

export interface AppendFile {
  /** Appends all of it, however many writes that takes. */
  write(bytes: Uint8Array): Promise<void>;
  /** Overwrites what is at `position`; only for a file from `create`. */
  writeAt(bytes: Uint8Array, position: number): Promise<void>;
  /** Resolves once everything written is durable. */
  sync(): Promise<void>;
  /** The file's size, if `path` still names it; null when it names another file, or none. */
  sizeAt(path: string): Promise<number | null>;
  close(): Promise<void>;
}

/** All file operations of the store; tests replace them to inject faults. */
export interface Files {
  read(path: string): Promise<Buffer | null>;
  names(folder: string): Promise<readonly string[]>;
  /** Opens a new file to write at its end; fails with EEXIST when there is one. */
  append(path: string): Promise<AppendFile>;
  /** Opens a new file in the place of any of that name; for its owner alone unless `mode` is given. */
  create(path: string, mode?: number): Promise<AppendFile>;
  rename(from: string, to: string): Promise<void>;
  /** Hard link, in the place of any file of that name. */
  link(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Makes durable what another process wrote into a file. */
  sync(path: string): Promise<void>;
  /** Makes added, changed and removed names of a folder durable. */
  syncFolder(folder: string): Promise<void>;
  /** Bytes that can still be written in this folder. */
  free(folder: string): Promise<number>;
}

const OWNER_ONLY = 0o600;

async function openAppendFile(
  path: string,
  flags: 'ax' | 'wx',
  mode = OWNER_ONLY,
): Promise<AppendFile> {
  const handle = await open(path, flags, mode);
  const { dev, ino } = await handle.stat({ bigint: true });
  const write = async (bytes: Uint8Array, position?: number): Promise<void> => {
    for (let done = 0; done < bytes.length;) {
      const at = position === undefined ? null : position + done;
      done += (await handle.write(bytes, done, bytes.length - done, at)).bytesWritten;
    }
  };
  return {
    write: (bytes) => write(bytes),
    writeAt: write,
    sync: () => handle.datasync(),
    async sizeAt(place) {
      const found = await nullWhenMissing(stat(place, { bigint: true }));
      return found?.dev === dev && found.ino === ino ? Number(found.size) : null;
    },
    close: () => handle.close(),
  };
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function nullWhenMissing<T>(requested: Promise<T>): Promise<T | null> {
  try {
    return await requested;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

export const disk: Files = {
  read: (path) => nullWhenMissing(readFile(path)),
  names: (folder) => readdir(folder),
  append: (path) => openAppendFile(path, 'ax'),
  async create(path, mode) {
    // Not truncated: another process may have it open, and would then write into ours.
    await rm(path, { force: true });
    return openAppendFile(path, 'wx', mode);
  },
  rename,
  async link(from, to) {
    await rm(to, { force: true });
    await link(from, to);
  },
  remove: (path) => rm(path, { force: true }),
  sync: syncPath,
  syncFolder: syncPath,
  async free(folder) {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
};
