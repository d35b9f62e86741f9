import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copySources, type Sources } from '../support/shop/sources.ts';
import { runNode } from '../support/shop/spawn.ts';

let sources: Sources;

beforeAll(async () => {
  sources = await copySources();
});
afterAll(() => rm(sources.folder, { recursive: true }));

/** Codegen takes a minute beside other tests. */
const LONG = { timeout: 180_000 };

/** When codegen last ran, by the file that remembers for what. */
async function generate(): Promise<number> {
  const { folder } = sources;
  const { ended } = runNode([join(folder, 'server/build.mjs'), 'generated'], {});
  expect(await ended).toMatchObject({ code: 0 });
  return (await stat(join(folder, 'dist/digests/documents'))).mtimeMs;
}

describe('what codegen makes', () => {
  test(
    'stays while no document and no schema changes, and follows one that does',
    LONG,
    async () => {
      const before = await generate();
      const page = 'client/catalog/product/productPageQuery.ts';
      await sources.edit(page, /^/, '// A comment.\n');
      await sources.edit('server/cart/cart.rules.ts', /^/, '// A comment.\n');
      expect(await generate()).toBe(before);

      await sources.edit(page, '      title\n', '      title\n      updatedAt\n');
      expect(await generate()).toBeGreaterThan(before);
      expect(await sources.read('client/generated/shop/gql.ts')).toContain(
        'title\\n      updatedAt',
      );
    },
  );
});
