import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { record, text } from '../../shared/record.ts';
import { collectionOf } from '../../storage/collection.ts';
import type { Rows } from '../../storage/rows.ts';

/** A picture of another shop, so that the same file is imported again without fetching it. */
const movedPictureRecord = record({
  address: text,
  /** Path here; null where it could not be had. */
  path: text.nullable(),
});
type MovedPictureRecord = z.infer<typeof movedPictureRecord>;

export const movedPictures = collectionOf('movedPictures', movedPictureRecord);

/** Addresses are longer than keys may be. */
const keyOf = (address: string) => createHash('sha256').update(address).digest('hex');

export const movedPicturesOf = (rows: Rows) => ({
  /** Finds them by their addresses; unknown ones are missing. */
  async named(addresses: readonly string[]): Promise<ReadonlyMap<string, MovedPictureRecord>> {
    const found = await rows.getMany(movedPictures, addresses.map(keyOf));
    return new Map([...found.values()].map((picture) => [picture.address, picture]));
  },
  save: (picture: MovedPictureRecord) => rows.put(movedPictures, keyOf(picture.address), picture),
});
