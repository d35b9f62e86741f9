import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve, join } from 'node:path';
import { expect, test, onTestFinished } from 'vitest';
import { openLowdbStore } from '../../../server/store.open.ts';
import { order, payment } from '../../store/contract/records.ts';
import { newFolder, startShopProcess } from '../../support/shop/process.ts';
import { listen } from './ports.ts';
import { readFile } from 'node:fs/promises';
import { get, openKeepAlive, post, statusesIn } from '../../support/http/keep-alive.ts';

test('a payment provider that does not answer delays no end', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined));
  const port = await listen(silent);
  const called = once(silent, 'connection');
  const DATA_DIR = await newFolder();
  const store = await openLowdbStore(DATA_DIR);
  const startedAt = new Date().toISOString();
  await store.transaction(async ({ orders }) => {
    await orders.save(order('o1', { customerId: 'c1', placedAt: startedAt }));
    await orders.savePayment(payment('p1', { providerOrderId: 'order_1', startedAt }));
  });
  await store.close();

  const shop = startShopProcess({
    DATA_DIR,
    NODE_OPTIONS: `--import ${resolve('tests/resilience/razorpay.redirect.mjs')}`,
    RAZORPAY_STANDIN: `http://127.0.0.1:${port}`,
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'the key secret of a test',
    RAZORPAY_WEBHOOK_SECRET: 'the webhook secret of a test',
  });
  await shop.ready;
  await called;
  // Had it waited, it would say that the provider gave no answer.
  expect(await shop.end('SIGTERM')).toMatchObject({ code: 0, err: '' });
});

test('SIGTERM ends the shop whoever is still sending, answers what came, and closes the store', async () => {
  const DATA_DIR = await newFolder();
  const shop = startShopProcess({ DATA_DIR });
  const url = await shop.ready;
  const open = async () => {
    const connection = await openKeepAlive(url);
    onTestFinished(() => void connection.socket.destroy());
    return connection;
  };
  const connections = await Promise.all(Array.from({ length: 12 }, open));
  for (const connection of connections) await connection.ask('/healthz');
  const slow = await open();
  slow.socket.write(post('/api/auth/login', { email: 'nadia@exemple.ma' }).slice(0, -5));
  const begun = await open();
  const logIn = post('/api/auth/login', { email: 'nadia@exemple.ma', password: 'un mot de passe' });
  begun.socket.write(logIn.slice(0, -5));
  const drip = setInterval(() => slow.socket.write(' '), 1_000);

  const ended = shop.end('SIGTERM');
  for (const { socket } of connections) socket.write(get('/api/products/caftan-celeste'));
  begun.socket.write(logIn.slice(-5));
  const { code, err } = await ended;
  expect(code).toBe(0);
  expect(err.trim().split('\n')).toEqual([expect.stringContaining('a log-in of a customer was')]);
  clearInterval(drip);
  await Promise.all(connections.map(({ closed }) => closed));
  expect(connections.map(({ said }) => statusesIn(said).at(-1))).toEqual(
    connections.map(() => 200),
  );
  await begun.closed;
  expect(statusesIn(begun.said)).toEqual([404]);
  // Closed well, the document has what the start wrote into the journal.
  const document = JSON.parse(await readFile(join(DATA_DIR, 'shop.json'), 'utf8'));
  expect(Object.keys(document.setupLinks)).toHaveLength(1);
});
