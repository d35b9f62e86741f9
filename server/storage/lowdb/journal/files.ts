import { link, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { claimFolder } from './owner.ts';

export interface AppendFile {
  write(bytes: Uint8Array): Promise<void>;
  writeAt(bytes: Uint8Array, position: number): Promise<void>;
  sync(): Promise<void>;
  /** Null when `path` names another file or none. */
  sizeAt(path: string): Promise<number | null>;
  close(): Promise<void>;
}

/** Tests replace them to inject faults. */
export interface Files {
  /** Makes this process the only writer of a folder; returns the release. Throws FolderTaken. */
  claim(folder: string): Promise<() => Promise<void>>;
  read(path: string): Promise<Buffer | null>;
  names(folder: string): Promise<readonly string[]>;
  append(path: string): Promise<AppendFile>;
  /** Replaces a file of this name; readable by its owner alone unless `mode` is given. */
  create(path: string, mode?: number): Promise<AppendFile>;
  rename(from: string, to: string): Promise<void>;
  link(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Flushes what another process wrote. */
  sync(path: string): Promise<void>;
  syncFolder(folder: string): Promise<void>;
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
  claim: claimFolder,
  read: (path) => nullWhenMissing(readFile(path)),
  names: (folder) => readdir(folder),
  append: (path) => openAppendFile(path, 'ax'),
  async create(path, mode) {
    // Not truncated: another process may have it open and would write into the new file.
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
