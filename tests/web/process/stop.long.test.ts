import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openLowdbStore } from '../../../server/stores/lowdb.ts';
import { order, payment } from '../../store/records.ts';
import { newFolder, startShopProcess } from '../../support/shop/process.ts';
import { listen } from './ports.ts';

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
