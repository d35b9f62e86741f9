import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { upgrade, names } from './postgres.formats.ts';

const MIGRATIONS = new URL('../../../server/storage/postgres/migrations/', import.meta.url);

/** The migrations before it were never a version of their own. */
const FIRST = '0004';

describe('a database of before', () => {
  test('is stored for every migration but the newest', async () => {
    const places = (await readdir(MIGRATIONS)).map((name) => name.slice(0, FIRST.length));
    const released = places.toSorted().slice(0, -1);
    const expected = released.filter((place) => place >= FIRST);
    expect(names).toEqual(expect.arrayContaining(expected));
  });

  // The others: postgres.formats.long.test.ts.
  test.each([FIRST, '0016', names.at(-1) ?? ''])(
    '%s, has all that this version reads',
    async (name) => {
      expect(await upgrade(name)).toEqual({ invalid: [], missing: [] });
    },
  );
});
