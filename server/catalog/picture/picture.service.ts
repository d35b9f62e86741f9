import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import pLimit from 'p-limit';
import type { CommandContext, PictureSource } from '../../context.ts';
import {
  cleanWholePicture,
  pathOfStored,
  storedName,
  PictureUnavailable,
} from './picture.rules.ts';
import { isPicturePath } from '../catalog.product.rules.ts';
import type { RefusedPicture } from '../../shared/problem-codes.ts';

/** `bytes` is null for a picture that the shop already has. */
type TakenPicture = { readonly path: string; readonly bytes: Buffer | null } | RefusedPicture;

export interface PicturePlaces {
  readonly pictures: CommandContext['store']['pictures'];
  readonly source: PictureSource;
  readonly hasPicture: (path: string) => boolean;
  /** Null: files of this machine are none of the caller's. */
  readonly folder: string | null;
}

/** Pictures stay in memory until the whole file is validated. */
export const MAX_TAKEN_BYTES = 100 * 1024 * 1024;

const AT_ONCE = 4;

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
  const isAddress = /^[a-z][a-z0-9+.-]*:/i.test(text);
  if (!isAddress && folder === null) return { problem: 'NO_FILES' };
  try {
    const given = await (isAddress
      ? source.fetch(text)
      : source.read(resolve(folder ?? '/', text)));
    const found = cleanWholePicture(given);
    if (typeof found === 'string') return { problem: found };
    // A JPEG's stored EXIF still turns it.
    if (found.isTurned && found.type !== 'jpg') return { problem: 'TURNED' };
    const hash = createHash('sha256').update(found.bytes).digest('hex');
    return { path: pathOfStored(`${hash}.${found.type}`), bytes: found.bytes };
  } catch (error) {
    if (error instanceof PictureUnavailable) return { fault: error.fault };
    throw error;
  }
}

/** Must precede the products that refer to them. */
export async function savePictures(
  taken: Iterable<TakenPicture>,
  pictures: PicturePlaces['pictures'],
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
