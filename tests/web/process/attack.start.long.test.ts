import { expect, test } from 'vitest';
import { newFolder, startShopProcess } from '../../support/shop/process.ts';
import { readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { listen } from './ports.ts';

test('FLT-012, FLT-013: a shop that stands still keeps its folder; once killed, the next one has it', async () => {
  const DATA_DIR = await newFolder();
  const first = startShopProcess({ DATA_DIR });
  await first.ready;
  process.kill(first.pid, 'SIGSTOP');
  const { code, out, err } = await startShopProcess({ DATA_DIR }).ended;
  expect({ code, out }).toEqual({ code: 75, out: '' });
  expect(err).toBe(
    `${DATA_DIR} is in use by another shop (process ${first.pid}). Stop it first.\n`,
  );
  await first.end('SIGKILL');
  expect(await startShopProcess({ DATA_DIR }).ready).toMatch(/^http:/);
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
