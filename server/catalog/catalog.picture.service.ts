import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import pLimit from 'p-limit';
import { frPictures } from '../shared/messages.pictures.fr.ts';
import type { FoundPictures } from './catalog.import.cells.rules.ts';
import { examinePicture, pathOfStored, storedName } from './catalog.picture.rules.ts';
import { isPicturePath } from './catalog.product.rules.ts';
import {
  PictureUnavailable,
  type PictureFault,
  type PictureSource,
} from './catalog.picture.source.ts';
import type { PictureStore } from './catalog.picture.store.ts';
import type { PictureProblem } from './catalog.picture.rules.ts';

/** A picture that a file or a command names: as the shop will serve it, or why it cannot. */
export type TakenPicture =
  | { readonly path: string; readonly bytes: Buffer | null }
  | { readonly problem: PictureProblem | 'NO_PICTURE' | 'TOO_MUCH' }
  | { readonly fault: PictureFault };

/** What pictures are looked for in. */
export interface PicturePlaces {
  readonly pictures: PictureStore;
  readonly source: PictureSource;
  /** Whether the shop has a drawing at this path. */
  readonly hasPicture: (path: string) => boolean;
  /** Where names of files begin. */
  readonly folder: string;
}

/** Together they are held until all of a catalogue file is known to be right. */
export const MAX_TAKEN_BYTES = 100 * 1024 * 1024;

const AT_ONCE = 4;

/**
 * Takes the pictures that texts name: a drawing's path, a stored picture's, a file or an address.
 * Nothing is saved.
 */
export async function takePictures(
  texts: Iterable<string>,
  places: PicturePlaces,
): Promise<ReadonlyMap<string, TakenPicture>> {
  const limit = pLimit(AT_ONCE);
  let bytes = 0;
  const taken = [...new Set(texts)].map((text) =>
    limit(async (): Promise<readonly [string, TakenPicture]> => {
      if (bytes > MAX_TAKEN_BYTES) return [text, { problem: 'TOO_MUCH' }];
      const picture = await takePicture(text, places);
      if ('path' in picture) bytes += picture.bytes?.length ?? 0;
      return [text, bytes > MAX_TAKEN_BYTES ? { problem: 'TOO_MUCH' } : picture];
    }),
  );
  return new Map(await Promise.all(taken));
}

/** As `takePictures`, a single one. */
export async function takePicture(
  text: string,
  { pictures, source, hasPicture, folder }: PicturePlaces,
): Promise<TakenPicture> {
  const name = storedName(text);
  if (name !== null || isOfTheShop(text)) {
    const isThere =
      name === null ? isPicturePath(text) && hasPicture(text) : await pictures.has(name);
    return isThere ? { path: text, bytes: null } : { problem: 'NO_PICTURE' };
  }
  try {
    const isAddress = /^[a-z][a-z0-9+.-]*:/i.test(text);
    const bytes = await (isAddress ? source.fetch(text) : source.read(resolve(folder, text)));
    const found = examinePicture(bytes);
    if (typeof found === 'string') return { problem: found };
    const hash = createHash('sha256').update(bytes).digest('hex');
    return { path: pathOfStored(`${hash}.${found.type}`), bytes };
  } catch (error) {
    if (error instanceof PictureUnavailable) return { fault: error.fault };
    throw error;
  }
}

/** What was taken, in words where it could not be. */
export function foundPictures(taken: ReadonlyMap<string, TakenPicture>): FoundPictures {
  return new Map(
    Array.from(taken, ([text, picture]) => [
      text,
      'path' in picture ? { path: picture.path } : { message: frPictures.explain(picture) },
    ]),
  );
}

/** Saves what was taken and is not stored yet, before products name it. */
export async function savePictures(
  taken: Iterable<TakenPicture>,
  pictures: PictureStore,
): Promise<void> {
  for (const picture of taken) {
    if (!('path' in picture) || !picture.bytes) continue;
    const name = storedName(picture.path);
    if (name !== null) await pictures.save(name, picture.bytes);
  }
}

function isOfTheShop(text: string): boolean {
  return /^\/(?:images|pictures)\//.test(text);
}
