import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { disk, type Files, type AppendFile } from './lowdb/journal/files.ts';

export interface DurableFile {
  readonly files?: Files;
  readonly draft?: string;
  readonly mode?: number;
}

export class UnwritableFile extends Error {
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(`${file} cannot be written`, { cause });
    this.name = 'UnwritableFile';
    this.file = file;
  }
}

/** Atomic and durable; returns what `write` returns. */
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

/** Durable, with missing parents, for its owner alone. */
export async function makeFolder(path: string, files: Files = disk): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const above = dirname(resolve(first));
  for (let folder = resolve(path); folder !== above; folder = dirname(folder)) {
    await files.syncFolder(dirname(folder));
  }
}
