import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { disk, type Files, type AppendFile } from './lowdb/journal/files.ts';

/** Where and how a file is written, where that is not as usual. */
export interface DurableFile {
  readonly files?: Files;
  /** Where it is written until it is whole; beside its place unless given. */
  readonly draft?: string;
  /** Who may read it; its owner alone unless given. */
  readonly mode?: number;
}

/** Thrown for a file that somebody asked for and that cannot be written where they want it. */
export class UnwritableFile extends Error {
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(`${file} cannot be written`, { cause });
    this.name = 'UnwritableFile';
    this.file = file;
  }
}

/**
 * Writes a whole file in the place of whatever is there: neither a crash nor a power cut leaves part
 * of one, and once this comes back the file is on the disk. Gives what `write` gives.
 */
export async function writeDurably<T>(
  path: string,
  write: (file: AppendFile) => Promise<T>,
  { files = disk, draft = `${path}.tmp`, mode }: DurableFile = {},
): Promise<T> {
  try {
    const file = await files.create(draft, mode);
    let result: T;
    try {
      result = await write(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await files.rename(draft, path);
    await files.syncFolder(dirname(path));
    return result;
  } catch (error) {
    await files.remove(draft).catch(() => undefined);
    throw error;
  }
}

/** Makes a folder for its owner alone, with those above it, unless it is there; it outlives a power cut. */
export async function makeFolder(path: string, files: Files = disk): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const above = dirname(resolve(first));
  for (let folder = resolve(path); folder !== above; folder = dirname(folder)) {
    await files.syncFolder(dirname(folder));
  }
}
