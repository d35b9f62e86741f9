import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seedFrom, type Seed } from './seed.ts';

/** Throws BadSeed. */
export function readSeed(folder: string): Promise<Seed> {
  return seedFrom(async (name) => {
    const text = await readFile(join(folder, name), 'utf8').catch((error: unknown) => {
      if (isMissing(error) && OPTIONAL.has(name)) return null;
      throw error;
    });
    return text === null ? null : (JSON.parse(text) as unknown);
  });
}

/** Seeds of earlier versions lack them. */
const OPTIONAL: ReadonlySet<string> = new Set([
  'shop.json',
  'variants.json',
  'size-guides.json',
  'occasions.json',
  'alterations.json',
  'translations/ar.json',
  'translations/en.json',
  'translations/pictures.json',
]);

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
