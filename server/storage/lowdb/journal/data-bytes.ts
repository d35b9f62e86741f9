import { readdir, stat } from 'node:fs/promises';
import { generationsOf, type ShopFolder } from './folder.ts';

export async function dataBytes(folder: ShopFolder): Promise<Readonly<Record<string, number>>> {
  const { path, document, backup, journal } = folder;
  const journals = generationsOf(await readdir(path)).map((generation) =>
    bytesOf(journal(generation)),
  );
  const [snapshot, before, ...parts] = await Promise.all([
    bytesOf(document),
    bytesOf(backup),
    ...journals,
  ]);
  return { snapshot, backup: before, journal: parts.reduce((sum, bytes) => sum + bytes, 0) };
}

async function bytesOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    return 0;
  }
}
