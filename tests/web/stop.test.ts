import { readdir } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { get, openKept, post, statusesIn } from '../support/kept-connection.ts';
import { newFolder, startShopProcess } from '../support/process.ts';

test('SIGTERM ends the shop whoever is still sending, answers what came, and closes the store', async () => {
  const DATA_DIR = await newFolder();
  const shop = startShopProcess({ DATA_DIR });
  const url = await shop.ready;
  const open = async () => {
    const connection = await openKept(url);
    onTestFinished(() => void connection.socket.destroy());
    return connection;
  };
  const kept = await Promise.all(Array.from({ length: 12 }, open));
  for (const connection of kept) await connection.ask('/healthz');
  const slow = await open();
  slow.socket.write(post('/api/auth/login', { email: 'nadia@exemple.ma' }).slice(0, -5));
  const drip = setInterval(() => slow.socket.write(' '), 1_000);

  const ended = shop.end('SIGTERM');
  for (const { socket } of kept) socket.write(get('/api/products/caftan-celeste'));
  expect(await ended).toMatchObject({ code: 0, err: '' });
  clearInterval(drip);
  await Promise.all(kept.map(({ closed }) => closed));
  expect(kept.map(({ said }) => statusesIn(said).at(-1))).toEqual(kept.map(() => 200));
  // Closed well, the shop is one document and its journal is gone.
  expect((await readdir(DATA_DIR)).filter((name) => name.includes('journal'))).toEqual([]);
});
