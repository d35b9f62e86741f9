import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Ports, Store } from '../../server/stores/store.ts';
import { judge } from '../resilience/cluster.judge.ts';
import type { Ledger } from '../resilience/cluster.shoppers.ts';
import { testDatabase, type TestDatabase } from '../support/store/postgres.stores.ts';
import { customer, mail, order, payment } from './records.ts';

let database: TestDatabase;
let store: Store;
beforeEach(async () => {
  database = await testDatabase();
  store = await database.open();
});
afterEach(() => database.dispose());

/** A visitor's order with all that belongs to it, but for what is left out. */
async function place({ orders, mails }: Ports, id: string, without?: 'MAIL' | 'KEY' | 'LINES') {
  const placed = order(id);
  const { shippingInfo } = placed;
  await orders.save({
    ...placed,
    shippingInfo: { ...shippingInfo, street: `key-${id}` },
    ...(without === 'LINES' && { lines: [] }),
  });
  if (without !== 'MAIL') await mails.save(mail(`m-${id}`, { orderId: id }));
  if (without !== 'KEY') {
    await orders.saveKey('guest', `key-${id}`, { fingerprint: '', madeId: id });
  }
}

const ledger = (change: Partial<Ledger> = {}): Ledger => ({
  guests: new Map([['key-a', 'BV-a1000']]),
  cards: new Map(),
  taken: new Map(),
  ...change,
});

const NOTHING = { lost: 0, doubled: 0, half: 0, unpaid: 0, mailsLost: 0, mailsTwice: 0 };
const judged = (known = ledger()) => judge(database.url, known, []);

test('the judge of the cluster finds nothing where nothing is wrong', async () => {
  await store.transaction((ports) => place(ports, 'a'));
  expect(await judged()).toEqual({ orders: 1, ...NOTHING });
});

test.each(['MAIL', 'KEY', 'LINES'] as const)('it finds an order without %s', async (without) => {
  await store.transaction(async (ports) => {
    await place(ports, 'a');
    await place(ports, 'b', without);
  });
  expect(await judged()).toMatchObject({ ...NOTHING, half: 1 });
});

test('it finds what was lost, doubled, taken without an order, and keys that lead nowhere', async () => {
  await store.transaction(async (ports) => {
    const { accounts, orders } = ports;
    await place(ports, 'b');
    const again = order('c', { number: 'BV-c1000' });
    await orders.save({
      ...again,
      shippingInfo: { ...again.shippingInfo, street: 'key-b' },
    });
    await ports.mails.save(mail('m-c', { orderId: 'c' }));
    await orders.saveKey('guest', 'key-c', { fingerprint: '', madeId: 'c' });
    await orders.saveKey('guest', 'key-d', { fingerprint: '', madeId: 'd' });
    await accounts.save(customer('c1'));
    await orders.save(order('e', { customerId: 'c1', paymentMethod: 'CARD' }));
    await ports.mails.save(mail('m-e', { orderId: 'e', state: 'SENT', sentAt: again.placedAt }));
    await orders.savePayment(payment('p1', { orderId: 'e' }));
    await orders.saveKey('c1', 'key-e', { fingerprint: '', madeId: 'p1' });
  });
  const known = ledger({ taken: new Map([['p1', 'pay_1']]) });
  const wrong = { lost: 1, doubled: 1, half: 1, unpaid: 1, mailsLost: 1, mailsTwice: 0 };
  expect(await judged(known)).toMatchObject(wrong);
});
