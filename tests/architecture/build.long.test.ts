import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
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

test(
  'a first start says how far its build is, and finishes it beside the running shop',
  LONG,
  async () => {
    const { folder } = sources;
    await rm(join(folder, 'dist'), { recursive: true });
    const variables = { PORT: '0', DATA_DIR: join(folder, 'data') };
    const { child, said, ended } = runNode([join(folder, 'server/start.mjs')], variables);
    onTestFinished(() => void child.kill('SIGKILL'));
    await expect.poll(() => said.out, LONG).toMatch(/^Belle Vue: /);
    const [first, ...steps] = said.err.trim().split('\n');
    expect(first).toMatch(/^Build: what the shop needs to start, in 9 steps; /);
    expect(steps).toEqual(
      Array.from({ length: 9 }, (_, n) =>
        expect.stringMatching(new RegExp(`^Build: ${n + 1} of 9, .+, after [\\d.]+ s$`)),
      ),
    );
    await expect.poll(() => existsSync(join(folder, 'dist/digests/extras')), LONG).toBe(true);
    const url = /^Belle Vue: (\S+)/.exec(said.out)?.[1] ?? '';
    expect((await fetch(`${url}/sdk.tgz`)).status).toBe(200);
    const script = /\/assets\/[\w-]+\.js/.exec(await (await fetch(`${url}/ar`)).text())?.[0] ?? '';
    const { headers } = await fetch(url + script, { headers: { 'accept-encoding': 'br' } });
    expect(headers.get('content-encoding')).toBe('br');
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0 });
  },
);

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
