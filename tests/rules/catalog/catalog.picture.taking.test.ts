import { expect, test } from 'vitest';
import {
  MAX_TAKEN_BYTES,
  takePictures,
  type PicturePlaces,
} from '../../../server/catalog/catalog.picture.service.ts';
import { png } from '../../support/pictures.ts';

test('pictures of one file are held up to a bound, and fetched four at a time', async () => {
  // What stands behind its end is part of the file.
  const large = Buffer.concat([png(4, 5), Buffer.alloc(5_000_000)]);
  let [running, most, fetched] = [0, 0, 0];
  const places: PicturePlaces = {
    pictures: {
      has: async () => false,
      read: async () => null,
      names: async () => [],
      save: async () => {},
    },
    source: {
      read: async () => large,
      async fetch() {
        fetched += 1;
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        return large;
      },
    },
    hasPicture: () => false,
    folder: '/',
  };
  const addresses = Array.from({ length: 40 }, (_, index) => `https://images.example/${index}`);
  const taken = await takePictures([...addresses, ...addresses], places);
  const held = [...taken.values()].filter((picture) => 'path' in picture);
  const refused = [...taken.values()].filter((picture) => 'problem' in picture);
  expect([taken.size, held.length]).toEqual([40, Math.floor(MAX_TAKEN_BYTES / large.length)]);
  expect(new Set(refused.map(({ problem }) => problem))).toEqual(new Set(['TOO_MUCH']));
  expect(most).toBeLessThanOrEqual(4);
  expect(fetched).toBeLessThan(40);
});
