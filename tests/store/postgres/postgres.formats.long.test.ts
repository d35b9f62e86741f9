import { describe, expect, test } from 'vitest';
import { upgrade, names } from './postgres.formats.ts';

describe('a database of before', () => {
  test.each(names)('%s, has all that this version reads', async (name) => {
    expect(await upgrade(name)).toEqual({ invalid: [], missing: [] });
  });
});
