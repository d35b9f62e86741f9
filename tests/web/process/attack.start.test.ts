import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder, startShopProcess } from '../../support/shop/process.ts';

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

test('FLT-012, FLT-013: a shop that stands still keeps its folder; once killed, the next one has it', async () => {
  const DATA_DIR = await newFolder();
  const first = startShopProcess({ DATA_DIR });
  await first.ready;
  process.kill(first.pid, 'SIGSTOP');
  const { code, err } = await startShopProcess({ DATA_DIR }).ended;
  expect(code).toBe(75);
  expect(err).toContain(`process ${first.pid}`);
  await first.end('SIGKILL');
  expect(await startShopProcess({ DATA_DIR }).ready).toMatch(/^http:/);
});

test('a folder whose lock file was removed is still taken', async () => {
  const DATA_DIR = await newFolder();
  const first = startShopProcess({ DATA_DIR });
  await first.ready;
  await rm(join(DATA_DIR, 'shop.lock'));
  expect(await startShopProcess({ DATA_DIR }).ended).toMatchObject({ code: 75, out: '' });
  expect(await first.end()).toMatchObject({ code: 0, err: '' });
});

test('where no lock tells, the second shop has the folder, and the first ends with one line', async () => {
  const DATA_DIR = await newFolder();
  // There is no util-linux in this folder.
  const variables = { DATA_DIR, PATH: '/nowhere' };
  const first = startShopProcess(variables);
  await first.ready;
  await rm(join(DATA_DIR, 'shop.lock'));
  const second = startShopProcess(variables);
  const url = await second.ready;
  const { code, err } = await first.ended;
  expect(code).toBe(75);
  expect(err).toMatch(/^\S+ is no longer this shop's: another shop was started on it, .*\n$/);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await second.end()).toMatchObject({ code: 0, err: '' });
});

test('FLT-016: a start that fails for its port leaves folder and data to the next', async () => {
  const DATA_DIR = await newFolder();
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo; // it listens on a port, not on a path
  expect((await startShopProcess({ DATA_DIR, PORT: String(port) }).ended).code).toBe(69);
  const shop = startShopProcess({ DATA_DIR });
  expect((await fetch(`${await shop.ready}/api/products`)).status).toBe(200);
});
