import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, startShopProcess } from '../../support/shop/process.ts';
import { listen } from './ports.ts';

test('SEC-004: what browsers are given holds no secret, no path of this machine and no source map', async () => {
  const entries = await readdir('dist/client', { recursive: true, withFileTypes: true });
  const files = entries
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  const secrets =
    /JWT_SECRET|WEBHOOK_SECRET|KEY_SECRET|\$argon2|demo-belle-vue|\/home\/[\w-]+\/|\/root\/|sourceMappingURL/;
  const telling: string[] = [];
  for (const name of files.filter((each) => /\.(js|css|html|json)$/.test(each))) {
    const text = await readFile(name, 'utf8');
    if (secrets.test(text) || text.includes(process.cwd())) telling.push(name);
  }
  expect(telling).toEqual([]);
});

test('FLT-006: a folder whose document is gone, but not its journals, opens no empty shop', async () => {
  const DATA_DIR = await newFolder();
  const shop = startShopProcess({ DATA_DIR });
  await shop.ready;
  await shop.end('SIGKILL');
  await rm(join(DATA_DIR, 'shop.json'));
  const before = await readdir(DATA_DIR);
  expect(before.filter((name) => name.includes('journal'))).not.toEqual([]);
  const { code, out, err } = await startShopProcess({ DATA_DIR }).ended;
  expect({ code, out }).toEqual({ code: 74, out: '' });
  expect(err).toContain('store recover');
  expect((await readdir(DATA_DIR)).sort()).toEqual(before.sort());
});

test('FLT-016: a start that fails for its port leaves folder and data to the next', async () => {
  const DATA_DIR = await newFolder();
  const PORT = await listen(createServer());
  const { code, out, err } = await startShopProcess({ DATA_DIR, PORT }).ended;
  expect({ code, out }).toEqual({ code: 69, out: '' });
  expect(err).toMatch(new RegExp(`^PORT: ${PORT} is in use.*\n$`));
  const shop = startShopProcess({ DATA_DIR });
  expect((await fetch(`${await shop.ready}/api/products`)).status).toBe(200);
});
