import { afterAll, describe, expect, test } from 'vitest';
import type { OrderRecord, OrderStatus } from '../../../server/order/order.store.ts';
import { order, payment, requestedReturn } from '../../store/contract/records.ts';
import { guestOrder, place } from '../order/order.documents.ts';
import { startShopWithSocket } from './cli.shop.ts';

const { shop, socket } = await startShopWithSocket({}, afterAll);

let made = 0;
/** Saves an order that came this far, and gives its number. */
async function stored(status: OrderStatus, change: Partial<OrderRecord> = {}): Promise<string> {
  made += 1;
  const { history, ...one } = order(`stored-${made}`, { status, ...change });
  const number = `BV-${made}99`;
  const moves = change.history ?? [...history, { status, at: one.placedAt }];
  await shop.store.transaction(({ orders }) => orders.save({ ...one, number, history: moves }));
  return number;
}

const read = async (number: string) => {
  const found = (await shop.store.read.orders.ordersNumbered([number]))[0];
  if (!found) throw new Error(`There is no order ${number}`);
  return found;
};
const statusOf = async (number: string) => (await read(number)).status;
const mailsAbout = async (number: string) => {
  const { id } = await read(number);
  const mails = await shop.store.read.mails.newest(100);
  return mails.filter(({ orderId }) => orderId === id).map(({ kind, to }) => `${kind} ${to}`);
};
const { placedAt: at, shippingInfo } = order('x');
const withMail = { shippingInfo: { ...shippingInfo, email: 'nadia@example.com' } };

test('an order placed in the shop goes all the way to its shopper', async () => {
  const input = guestOrder([['jupe-plissee-safran', 2]], { email: 'nadia@example.com' });
  const placed = (await place(shop, input)).order;
  const number = placed?.number ?? '';
  const confirmed = {
    number,
    from: 'PENDING',
    status: 'CONFIRMED',
    parcelNumber: null,
    invoice: null,
    mailTo: 'nadia@example.com',
    refunded: null,
    cashToGiveBack: null,
  };
  expect(await socket.run('orders confirm', { numbers: [number] })).toEqual({
    orders: [confirmed],
  });
  await socket.run('orders ship', { numbers: [number.toLowerCase()], parcel: 'MA 123' });
  await socket.run('orders deliver', { numbers: [number] });
  const shown = await socket.run('orders show', { number });
  expect(shown).toMatchObject({
    number,
    status: 'DELIVERED',
    placedAt: expect.stringMatching(/\+0[01]:00$/),
    isGuest: true,
    parcelNumber: 'MA 123',
    invoice: {
      number: expect.stringMatching(/^F-\d{4}-000001$/),
      issuedAt: expect.stringMatching(/\+0[01]:00$/),
    },
    payable: 96_800,
    shippingInfo: { name: 'Nadia Alami', phone: '0612345678' },
    lines: [{ title: 'Jupe plissée Safran', quantity: 2 }],
    history: ['PENDING', 'CONFIRMED', 'PREPARED', 'SHIPPED', 'DELIVERED'].map((status) => ({
      status,
    })),
  });
  expect(JSON.stringify(shown)).not.toContain(placed?.id);
  expect((await mailsAbout(number)).toSorted()).toEqual([
    'ORDER_CONFIRMED nadia@example.com',
    'ORDER_DELIVERED nadia@example.com',
    'ORDER_PLACED nadia@example.com',
    'ORDER_SHIPPED nadia@example.com',
  ]);
});

describe('moves', () => {
  test.each([
    ['orders confirm', 'PENDING', 'CONFIRMED', 'PAYMENT_PENDING'],
    ['orders prepare', 'CONFIRMED', 'PREPARED', 'PENDING'],
    ['orders ship', 'PREPARED', 'SHIPPED', 'PENDING'],
    ['orders deliver', 'SHIPPED', 'DELIVERED', 'PREPARED'],
    ['orders refuse', 'SHIPPED', 'REFUSED', 'DELIVERED'],
    ['orders cancel', 'PREPARED', 'CANCELLED', 'SHIPPED'],
    ['orders return', 'DELIVERED', 'RETURNED', 'SHIPPED'],
  ] as const)('%s takes %s to %s, refuses %s and leaves it', async (command, from, to, other) => {
    const number = await stored(from);
    await socket.run(command, { numbers: [number] });
    expect(await statusOf(number)).toBe(to);
    const refused = await stored(other);
    const before = await read(refused);
    const { code, message } = await socket.refuse(command, { numbers: [refused] });
    expect(code).toBe('NOT_ALLOWED_NOW');
    expect(message).toContain(refused);
    expect(message).not.toMatch(/[A-Z]+_[A-Z]+|EE\b/);
    expect(await read(refused)).toEqual(before);
  });

  test('of several orders are all made or none, with every reason', async () => {
    const fine = await stored('PENDING');
    const late = await stored('DELIVERED');
    const numbers = [fine, late, 'BV-0'];
    const { message, problems } = await socket.refuse('orders confirm', { numbers });
    expect(problems.map(({ code }) => code)).toEqual(['NOT_ALLOWED_NOW', 'UNKNOWN_ORDER']);
    expect(message).toContain(`La commande ${late} est «\u00a0Livrée\u00a0»`);
    expect(message).toContain('La commande BV-0 n’existe pas.');
    expect(await statusOf(fine)).toBe('PENDING');
    const other = await stored('PAID');
    const { orders } = await socket.run('orders confirm', { numbers: [fine, other, fine] });
    expect(orders.map(({ number }) => number)).toEqual([fine, other]);
    expect([await statusOf(fine), await statusOf(other)]).toEqual(['CONFIRMED', 'CONFIRMED']);
  });

  test('one parcel number is for one order', async () => {
    const numbers = [await stored('CONFIRMED'), await stored('CONFIRMED')];
    const { problems } = await socket.refuse('orders ship', { numbers, parcel: 'MA1' });
    expect(problems).toMatchObject([{ code: 'INVALID', field: 'parcelNumber' }]);
    await socket.run('orders ship', { numbers });
    expect(await Promise.all(numbers.map(statusOf))).toEqual(['SHIPPED', 'SHIPPED']);
  });
});

describe('what a move brings with it', () => {
  test('a mail about a cancelled order, none without an address', async () => {
    const numbers = [await stored('CONFIRMED', withMail), await stored('CONFIRMED')];
    const { orders } = await socket.run('orders cancel', { numbers });
    expect(orders).toMatchObject([
      { mailTo: 'nadia@example.com', refunded: null },
      { mailTo: null, refunded: null },
    ]);
    expect(await Promise.all(numbers.map(mailsAbout))).toEqual([
      ['ORDER_CANCELLED nadia@example.com'],
      [],
    ]);
  });

  test('the refund of a paid card, and cash to be refunded by hand', async () => {
    const moves = ['PAYMENT_PENDING', 'PAID', 'DELIVERED'] as const;
    const history = moves.map((status) => ({ status, at }));
    const card = await stored('DELIVERED', { paymentMethod: 'CARD', history });
    const numbers = [card, await stored('DELIVERED')];
    const { orders } = await socket.run('orders return', { numbers });
    expect(orders).toMatchObject([
      { refunded: 349_000, cashToGiveBack: null },
      { refunded: null, cashToGiveBack: 349_000 },
    ]);
    expect((await read(card)).refunds).toMatchObject([{ amount: 349_000, doneAt: null }]);
    expect(await shop.store.read.orders.refundsDue()).toContainEqual(await read(card));
  });

  test('the end of an attempt to pay, without a mail', async () => {
    const history = [{ status: 'PAYMENT_PENDING', at }] as const;
    const change = { ...withMail, paymentMethod: 'CARD', history } as const;
    const number = await stored('PAYMENT_PENDING', change);
    const { id: orderId } = await read(number);
    await shop.store.transaction(({ orders }) =>
      orders.savePayment(payment(`p-${orderId}`, { orderId, state: 'OPEN' })),
    );
    const { orders } = await socket.run('orders cancel', { numbers: [number] });
    expect(orders).toMatchObject([{ mailTo: null, refunded: null }]);
    expect(await shop.store.read.orders.paymentOf(orderId)).toMatchObject({ state: 'ABANDONED' });
    expect(await mailsAbout(number)).toEqual([]);
    const listed = await socket.run('orders list', { statuses: ['CANCELLED'] });
    expect(listed.orders.map((each) => each.number)).not.toContain(number);
  });
});

test('the list has the newest first, of some states or with returns still to come', async () => {
  const own = await startShopWithSocket({ isSeeded: false });
  const open = requestedReturn({ requestedAt: at });
  await own.shop.store.transaction(({ orders }) =>
    orders.save(
      order('1', { status: 'DELIVERED', returns: [open] }),
      order('2', { status: 'RETURNED', returns: [{ ...open, receivedAt: at }] }),
      order('3', { status: 'DELIVERED' }),
      order('4', { placedAt: '2025-05-05T23:30:00.000Z' }),
    ),
  );
  const list = async (requested: object) => {
    const { total, orders } = await own.socket.run('orders list', requested);
    return [total, ...orders.map(({ number }) => number)];
  };
  expect(await list({})).toEqual([4, 'BV-41000', 'BV-31000', 'BV-21000', 'BV-11000']);
  const delivered = { statuses: ['livrée', 'RETURNED'], limit: 2 };
  expect(await list(delivered)).toEqual([3, 'BV-31000', 'BV-21000']);
  expect(await list({ returns: true })).toEqual([1, 'BV-11000']);
  const { orders } = await own.socket.run('orders list', { limit: 1 });
  expect(orders).toEqual([
    {
      number: 'BV-41000',
      status: 'PENDING',
      placedAt: '2025-05-06T00:30:00+01:00',
      name: 'Nadia Alami',
      city: 'Rabat',
      quantity: 1,
      payable: 349_000,
      paymentMethod: 'CASH_ON_DELIVERY',
    },
  ]);
});

test.each([
  ['orders list', { statuses: ['nope'] }, 'INVALID'],
  ['orders list', { limit: 0 }, 'BAD_INPUT'],
  ['orders list', { limit: 1001 }, 'BAD_INPUT'],
  ['orders confirm', { numbers: [] }, 'BAD_INPUT'],
  ['orders ship', { numbers: ['BV-1'], parcel: '\n' }, 'BAD_INPUT'],
  ['orders ship', { numbers: ['BV-1'], parcel: '<' }, 'INVALID'],
  ['orders show', { number: '' }, 'UNKNOWN_ORDER'],
  ['orders show', { number: '__proto__' }, 'UNKNOWN_ORDER'],
] as const)('%s %j is %s', async (command, input, code) => {
  // Each input is wrong on purpose: no type says so.
  expect(await socket.refuse(command, input as never)).toMatchObject({ code });
});
