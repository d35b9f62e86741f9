import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OrderRecord, OrderStatus } from '../../../server/order/order.store.ts';
import { order, payment } from '../../store/records.ts';
import { openTestAdminSocket, type TestAdminSocket } from '../../support/shop/admin-socket.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { guestOrder, place } from '../order/order.documents.ts';

let shop: TestShop;
let socket: TestAdminSocket;
beforeAll(async () => {
  shop = await startShop();
  socket = await openTestAdminSocket(shop);
});
afterAll(async () => {
  await socket.close();
  await shop.close();
});

let made = 0;
/** Keeps an order that came this far, and gives its number. */
async function stored(status: OrderStatus, change: Partial<OrderRecord> = {}): Promise<string> {
  made += 1;
  const { history, ...one } = order(`kept-${made}`, { status, ...change });
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
const withMail = {
  shippingInfo: { ...order('x').shippingInfo, email: 'nadia@example.com' },
};

describe('an order placed in the shop', () => {
  test('goes all the way to its shopper', async () => {
    const input = guestOrder([['jupe-plissee-safran', 2]], { email: 'nadia@example.com' });
    const placed = (await place(shop, input)).order;
    const number = placed?.number ?? '';
    expect(await socket.run('orders.confirm', { numbers: [number] })).toEqual({
      orders: [
        {
          number,
          from: 'PENDING',
          status: 'CONFIRMED',
          parcelNumber: null,
          invoice: null,
          mailTo: null,
          refunded: null,
          cashToGiveBack: null,
        },
      ],
    });
    await socket.run('orders.ship', { numbers: [number.toLowerCase()], parcel: 'MA 123' });
    await socket.run('orders.deliver', { numbers: [number] });
    const shown = await socket.run('orders.show', { number });
    expect(shown).toMatchObject({
      number,
      status: 'DELIVERED',
      isGuest: true,
      parcelNumber: 'MA 123',
      invoice: {
        number: expect.stringMatching(/^F-\d{4}-000001$/),
        issuedAt: expect.stringMatching(/\+0[01]:00$/),
      },
      payable: 96_800,
      shippingInfo: { name: 'Nadia Alami', phone: '0612345678' },
      lines: [{ title: 'Jupe plissée Safran', quantity: 2 }],
    });
    expect(shown.history.map(({ status }) => status)).toEqual([
      'PENDING',
      'CONFIRMED',
      'PREPARED',
      'SHIPPED',
      'DELIVERED',
    ]);
    expect(shown.placedAt).toMatch(/\+0[01]:00$/);
    expect(JSON.stringify(shown)).not.toContain(placed?.id);
    expect((await mailsAbout(number)).toSorted()).toEqual([
      'ORDER_PLACED nadia@example.com',
      'ORDER_SHIPPED nadia@example.com',
    ]);
  });
});

describe('moves', () => {
  test.each([
    ['orders.confirm', 'PENDING', 'CONFIRMED'],
    ['orders.confirm', 'PAID', 'CONFIRMED'],
    ['orders.prepare', 'CONFIRMED', 'PREPARED'],
    ['orders.ship', 'CONFIRMED', 'SHIPPED'],
    ['orders.ship', 'PREPARED', 'SHIPPED'],
    ['orders.deliver', 'SHIPPED', 'DELIVERED'],
    ['orders.refuse', 'SHIPPED', 'REFUSED'],
    ['orders.cancel', 'PENDING', 'CANCELLED'],
    ['orders.cancel', 'PREPARED', 'CANCELLED'],
    ['orders.return', 'DELIVERED', 'RETURNED'],
  ] as const)('%s takes %s to %s', async (command, from, to) => {
    const number = await stored(from);
    await socket.run(command, { numbers: [number] });
    expect(await statusOf(number)).toBe(to);
  });

  test.each([
    ['orders.confirm', 'PAYMENT_PENDING'],
    ['orders.confirm', 'CONFIRMED'],
    ['orders.prepare', 'PENDING'],
    ['orders.ship', 'PENDING'],
    ['orders.ship', 'SHIPPED'],
    ['orders.deliver', 'PREPARED'],
    ['orders.cancel', 'SHIPPED'],
    ['orders.refuse', 'DELIVERED'],
    ['orders.return', 'SHIPPED'],
    ['orders.confirm', 'CANCELLED'],
  ] as const)('%s refuses %s and leaves it', async (command, from) => {
    const number = await stored(from);
    const before = await read(number);
    const { code, message } = await socket.refuse(command, { numbers: [number] });
    expect(code).toBe('NOT_ALLOWED_NOW');
    expect(message).toContain(number);
    expect(message).not.toMatch(/[A-Z]+_[A-Z]+|EE\b/);
    expect(await read(number)).toEqual(before);
  });

  test('of several orders are all made or none, and every reason is told', async () => {
    const fine = await stored('PENDING');
    const late = await stored('DELIVERED');
    const numbers = [fine, late, 'BV-0'];
    const { message, problems } = await socket.refuse('orders.confirm', { numbers });
    expect(problems.map(({ code }) => code)).toEqual(['NOT_ALLOWED_NOW', 'UNKNOWN_ORDER']);
    expect(message).toContain(`La commande ${late} est « Livrée »`);
    expect(message).toContain('La commande BV-0 n’existe pas.');
    expect(await statusOf(fine)).toBe('PENDING');
    const other = await stored('PAID');
    const { orders } = await socket.run('orders.confirm', { numbers: [fine, other, fine] });
    expect(orders.map(({ number }) => number)).toEqual([fine, other]);
    expect([await statusOf(fine), await statusOf(other)]).toEqual(['CONFIRMED', 'CONFIRMED']);
  });

  test('at once from two terminals are made once', async () => {
    const number = await stored('PENDING');
    const both = await Promise.allSettled([
      socket.run('orders.confirm', { numbers: [number] }),
      socket.run('orders.confirm', { numbers: [number] }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await read(number)).history).toHaveLength(3);
  });

  test('one parcel number is for one order', async () => {
    const numbers = [await stored('CONFIRMED'), await stored('CONFIRMED')];
    const { code } = await socket.refuse('orders.ship', { numbers, parcel: 'MA1' });
    expect(code).toBe('INVALID');
    await socket.run('orders.ship', { numbers });
    expect(await Promise.all(numbers.map(statusOf))).toEqual(['SHIPPED', 'SHIPPED']);
  });
});

describe('what a move brings with it', () => {
  test('a cancelled order is told of by mail', async () => {
    const number = await stored('CONFIRMED', withMail);
    const { orders } = await socket.run('orders.cancel', { numbers: [number] });
    expect(orders).toMatchObject([{ mailTo: 'nadia@example.com', refunded: null }]);
    expect(await mailsAbout(number)).toEqual(['ORDER_CANCELLED nadia@example.com']);
  });

  test('no mail for who left no address', async () => {
    const number = await stored('CONFIRMED');
    const { orders } = await socket.run('orders.ship', { numbers: [number] });
    expect(orders).toMatchObject([{ mailTo: null }]);
    expect(await mailsAbout(number)).toEqual([]);
  });

  test.each([
    ['orders.cancel', 'PAID'],
    ['orders.refuse', 'SHIPPED'],
    ['orders.return', 'DELIVERED'],
  ] as const)('%s owes a paid card its money', async (command, status) => {
    const at = order('x').placedAt;
    const number = await stored(status, {
      paymentMethod: 'CARD',
      history: [
        { status: 'PAYMENT_PENDING', at },
        { status: 'PAID', at },
        ...(status === 'PAID' ? [] : [{ status, at }]),
      ],
    });
    const { orders } = await socket.run(command, { numbers: [number] });
    expect(orders).toMatchObject([{ refunded: 349_000, cashToGiveBack: null }]);
    expect((await read(number)).refund).toMatchObject({ amount: 349_000, doneAt: null });
    expect(await shop.store.read.orders.refundsDue()).toContainEqual(await read(number));
  });

  test('cash is given back by hand', async () => {
    const { orders } = await socket.run('orders.return', { numbers: [await stored('DELIVERED')] });
    expect(orders).toMatchObject([{ refunded: null, cashToGiveBack: 349_000 }]);
  });

  test('a cancelled attempt to pay buys nothing any more, and nobody is told of it', async () => {
    const { placedAt: at } = order('x');
    const change = { ...withMail, paymentMethod: 'CARD' } as const;
    const history = [{ status: 'PAYMENT_PENDING', at }] as const;
    const number = await stored('PAYMENT_PENDING', { ...change, history });
    const { id: orderId } = await read(number);
    await shop.store.transaction(({ orders }) =>
      orders.savePayment(payment(`p-${orderId}`, { orderId, state: 'OPEN' })),
    );
    const { orders } = await socket.run('orders.cancel', { numbers: [number] });
    expect(orders).toMatchObject([{ mailTo: null, refunded: null }]);
    expect(await shop.store.read.orders.paymentOf(orderId)).toMatchObject({ state: 'ABANDONED' });
    expect(await mailsAbout(number)).toEqual([]);
    expect(
      (await socket.run('orders.list', { statuses: ['CANCELLED'] })).orders,
    ).not.toContainEqual(expect.objectContaining({ number }));
  });
});

describe('the list', () => {
  let own: TestShop;
  let ownSocket: TestAdminSocket;
  beforeAll(async () => {
    own = await startShop();
    ownSocket = await openTestAdminSocket(own);
    const requested = { requestedAt: order('x').placedAt, reason: 'Trop grand' };
    await own.store.transaction(async ({ orders }) => {
      await orders.save(order('1', { status: 'DELIVERED', returnRequest: requested }));
      await orders.save(order('2', { status: 'RETURNED', returnRequest: requested }));
      await orders.save(order('3', { status: 'DELIVERED' }));
      await orders.save(order('4', { placedAt: '2025-01-05T23:30:00.000Z' }));
    });
  });
  afterAll(async () => {
    await ownSocket.close();
    await own.close();
  });

  const list = async (requested: object) => {
    const { total, orders } = await ownSocket.run('orders.list', requested);
    return { total, numbers: orders.map(({ number }) => number) };
  };

  test('has the newest first', async () => {
    expect(await list({})).toEqual({
      total: 4,
      numbers: ['BV-41000', 'BV-31000', 'BV-21000', 'BV-11000'],
    });
    const { orders } = await ownSocket.run('orders.list', { limit: 1 });
    expect(orders).toEqual([
      {
        number: 'BV-41000',
        status: 'PENDING',
        placedAt: '2025-01-06T00:30:00+01:00',
        name: 'Nadia Alami',
        city: 'Rabat',
        quantity: 1,
        payable: 349_000,
        paymentMethod: 'CASH_ON_DELIVERY',
      },
    ]);
  });

  test('is cut, and says how many there are', async () => {
    expect(await list({ limit: 2 })).toEqual({ total: 4, numbers: ['BV-41000', 'BV-31000'] });
  });

  test('holds the asked states, or the returns still to come', async () => {
    expect(await list({ statuses: ['livrée', 'RETURNED'], limit: 2 })).toEqual({
      total: 3,
      numbers: ['BV-31000', 'BV-21000'],
    });
    expect(await list({ returns: true })).toEqual({ total: 1, numbers: ['BV-11000'] });
  });
});

describe('bad input', () => {
  let count: number;
  beforeEach(async () => {
    count = await shop.store.read.orders.count();
  });

  test.each([
    ['orders.list', { statuses: ['nope'] }, 'INVALID'],
    ['orders.list', { limit: 0 }, 'BAD_INPUT'],
    ['orders.list', { limit: 1001 }, 'BAD_INPUT'],
    ['orders.confirm', { numbers: [] }, 'BAD_INPUT'],
    ['orders.ship', { numbers: ['BV-1'], parcel: '\n' }, 'INVALID'],
    ['orders.show', { number: '' }, 'UNKNOWN_ORDER'],
    ['orders.show', { number: '__proto__' }, 'UNKNOWN_ORDER'],
  ] as const)('%s %j is %s', async (command, input, code) => {
    // Each input is wrong on purpose: no type says so.
    expect(await socket.refuse(command, input as never)).toMatchObject({ code });
    expect(await shop.store.read.orders.count()).toBe(count);
  });
});
