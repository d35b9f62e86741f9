import type { Files, AppendFile } from './files.ts';
import type { ShopFolder } from './folder.ts';
import { encodeLine } from './journal-line.ts';

export interface Generation {
  readonly number: number;
  readonly path: string;
  readonly appendFile: AppendFile;
  readonly bytes: number;
}

export interface NewGeneration extends Omit<Generation, 'bytes'> {
  discard(): Promise<void>;
}

export async function createGeneration(
  files: Files,
  folder: ShopFolder,
  number: number,
): Promise<NewGeneration> {
  const path = folder.journal(number);
  const appendFile = await files.append(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null;
    throw error;
  });
  if (!appendFile) return createGeneration(files, folder, number + 1);
  const discard = async () => {
    await appendFile.close().catch(() => undefined);
    await files.remove(path);
    await files.syncFolder(folder.path);
  };
  try {
    await files.syncFolder(folder.path);
    return { number, path, appendFile, discard };
  } catch (error) {
    await appendFile.close().catch(() => undefined);
    throw error;
  }
}

/** Nothing may be appended before the header is durable. */
export async function begin(
  { number, path, appendFile }: NewGeneration,
  after: number,
): Promise<Generation> {
  const header = encodeLine({ generation: number, after });
  await appendFile.write(header);
  await appendFile.sync();
  return { number, path, appendFile, bytes: header.length };
}
