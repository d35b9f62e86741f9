import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import { openAdmin, type TestAdmin } from '../../support/shop/admin.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { order } from '../../store/records.ts';
import { guestOrder, place } from '../order/order.documents.ts';
import { newShopper } from '../order/order.shopper.ts';
import { listed, moved, ORDER, ORDERS } from './orders.documents.ts';

let shop: TestShop;
let admin: TestAdmin;
beforeEach(async () => {
  shop = await startShop();
  admin = await openAdmin(shop);
});
afterEach(() => shop.close());

const save = (...orders: readonly OrderRecord[]) =>
  shop.store.transaction((ports) => ports.orders.save(...orders));
const ids = async (variables: object) => (await listed(admin, variables)).nodes.map(({ id }) => id);
const found = (filter: object) => ids({ filter });

const stored = (id: string, change: Partial<OrderRecord> = {}) =>
  order(id, { holdsStock: false, ...change });

const at = (day: number) => `2026-03-0${day}T10:00:00.000Z`;

describe('orders', () => {
  test('are listed newest first, page by page', async () => {
    await save(...['a', 'b', 'c', 'd', 'e'].map((id) => stored(id)));
    const first = await listed(admin, { first: 2 });
    expect(first).toMatchObject({ totalCount: 5, nodes: [{ id: 'e' }, { id: 'd' }] });
    expect(first.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      endCursor: first.edges[1]?.cursor,
    });
    const last = await listed(admin, { first: 9, after: first.pageInfo.endCursor });
    expect(last.nodes.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(last.totalCount).toBe(5);
  });

  test('are filtered by states, time, return and change; all conditions hold', async () => {
    const returnRequest = { requestedAt: at(5), reason: 'Trop grand' };
    await save(
      stored('a', { placedAt: at(1), history: [{ status: 'PENDING', at: at(1) }] }),
      stored('b', {
        placedAt: at(2),
        status: 'DELIVERED',
        history: [{ status: 'DELIVERED', at: at(4) }],
        returnRequest,
      }),
      stored('c', {
        placedAt: at(3),
        status: 'RETURNED',
        history: [{ status: 'RETURNED', at: at(6) }],
        returnRequest,
      }),
    );
    expect(await found({ statuses: ['PENDING', 'RETURNED'] })).toEqual(['c', 'a']);
    expect(await found({ from: at(2) })).toEqual(['c', 'b']);
    expect(await found({ to: at(2) })).toEqual(['a']);
    expect(await found({ from: '2026-03-02T11:00:00+01:00', to: at(3) })).toEqual(['b']);
    expect(await found({ hasOpenReturn: true })).toEqual(['b']);
    expect(await found({ hasOpenReturn: false })).toEqual(['c', 'a']);
    expect(await found({ updatedSince: at(5) })).toEqual(['c', 'b']);
    expect(await found({ updatedSince: at(5), statuses: ['DELIVERED'] })).toEqual(['b']);
    expect(await found({ from: '0000-01-01T00:00:00+05:00' })).toHaveLength(3);
    expect(await found({ to: '9999-12-31T23:59:59-05:00' })).toHaveLength(3);
  });

  test('are found by part of number, name, e-mail, phone and city', async () => {
    const { shippingInfo } = order('x');
    await save(
      stored('a', { number: 'BV-771000' }),
      stored('b', {
        shippingInfo: {
          ...shippingInfo,
          name: 'Zoë Ben-Saïd',
          city: 'Salé',
          email: 'zoe@example.com',
          phone: '+212537000001',
        },
      }),
    );
    for (const [search, id] of [
      ['bv-77', 'a'],
      ['771', 'a'],
      ['alami', 'a'],
      ['Rabat nadia', 'a'],
      ['06 12 34', 'a'],
      ['+212 612', 'a'],
      ['zoe@example', 'b'],
      ['ben-said', 'b'],
      ['sale', 'b'],
      ['0537 00', 'b'],
    ] as const) {
      expect([search, await found({ search })]).toEqual([search, [id]]);
    }
    expect(await found({ search: 'zoe rabat' })).toEqual([]);
    expect(await found({ search: '%' })).toEqual([]);
    expect(await found({ search: ' ' })).toHaveLength(2);
  });

  test('are all listed without conditions, however that is written', async () => {
    await save(stored('a'));
    const nothing = { statuses: null, search: null, from: null, to: null, hasOpenReturn: null };
    for (const filter of [null, {}, { statuses: [] }, { ...nothing, updatedSince: null }]) {
      expect([filter, await ids({ filter })]).toEqual([filter, ['a']]);
    }
  });

  test('that were cancelled before they were paid are not listed', async () => {
    const history = (['PAYMENT_PENDING', 'CANCELLED'] as const).map((status) => ({
      status,
      at: at(1),
    }));
    await save(stored('a', { status: 'CANCELLED', history }), stored('b'));
    expect(await found({})).toEqual(['b']);
    expect(await found({ statuses: ['CANCELLED'] })).toEqual([]);
  });

  test.each([
    { first: 0 },
    { first: 101 },
    { after: 'none' },
    { filter: { search: 'x'.repeat(201) } },
    { filter: { from: '2026-03-01' } },
    { filter: { statuses: ['GONE'] } },
  ])('are not listed for %j', async (variables) => {
    const { errors } = await admin.request(ORDERS, variables);
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('are shown whole, with their customer and without the key of tracking', async () => {
    const shopper = await newShopper(shop);
    await shopper.started();
    const [one] = (await listed(admin)).nodes;
    const { data } = await admin.request<{ order: Record<string, unknown> }>(ORDER, {
      id: one?.id,
    });
    expect(data.order).toMatchObject({
      number: one?.number,
      status: 'PAYMENT_PENDING',
      moves: ['CANCELLED'],
      payable: { currency: 'MAD' },
      customer: { orderCount: 1 },
    });
    const none = await admin.request<{ order: null }>(ORDER, { id: 'none' });
    expect(none.data.order).toBeNull();
    const { errors } = await admin.request('{ orders { nodes { trackingKey } } }');
    expect(errors).toHaveLength(1);
  });
});

describe('moves', () => {
  test('take orders all the way, as staff choose among what is allowed', async () => {
    const placed = await Promise.all(
      [1, 2, 3].map(() =>
        place(shop, guestOrder([['jupe-plissee-safran', 1]], { email: 'nadia@example.com' })),
      ),
    );
    const all = placed.map(({ order: one }) => one?.id ?? '');
    const [first = '', second = ''] = all;
    const confirmed = await moved(admin, { ids: all, to: 'CONFIRMED' });
    expect(confirmed.userErrors).toEqual([]);
    expect(confirmed.orders?.map(({ id }) => id)).toEqual(all);
    expect(confirmed.orders?.[0]?.moves.toSorted()).toEqual(['CANCELLED', 'PREPARED', 'SHIPPED']);
    const shipped = await moved(admin, { ids: [first], to: 'SHIPPED', parcelNumber: ' MA 123 ' });
    expect(shipped.orders).toEqual([
      { id: first, status: 'SHIPPED', moves: ['DELIVERED', 'REFUSED'], parcelNumber: 'MA 123' },
    ]);
    const mails = await shop.store.read.mails.newest(10);
    expect(mails.filter(({ kind }) => kind === 'ORDER_SHIPPED').map(({ to }) => to)).toEqual([
      'nadia@example.com',
    ]);
    const rest = await moved(admin, { ids: all.slice(1), to: 'SHIPPED' });
    expect(rest.orders?.map(({ status }) => status)).toEqual(['SHIPPED', 'SHIPPED']);
    const delivered = await moved(admin, { ids: [second, second], to: 'DELIVERED' });
    expect(delivered.orders?.map(({ moves }) => moves)).toEqual([['RETURNED'], ['RETURNED']]);
  });

  test('are refused for all where one refuses, with an error for each', async () => {
    await save(
      stored('a'),
      stored('b', { status: 'DELIVERED' }),
      stored('c', { status: 'SHIPPED' }),
    );
    const logged = await shop.store.read.audit.count();
    const { orders, userErrors } = await moved(admin, {
      ids: ['a', 'b', 'none', 'c'],
      to: 'CONFIRMED',
    });
    expect(orders).toBeNull();
    expect(userErrors.map(({ code }) => code)).toEqual([
      'NOT_ALLOWED_NOW',
      'UNKNOWN_ORDER',
      'NOT_ALLOWED_NOW',
    ]);
    expect(userErrors[0]?.message).toContain('BV-b1000');
    expect((await shop.store.read.orders.order('a'))?.status).toBe('PENDING');
    expect(await shop.store.read.audit.count()).toBe(logged);
  });

  test.each(['PAID', 'PENDING', 'PAYMENT_PENDING'])('never lead to %s', async (to) => {
    await save(stored('a', { status: 'PAYMENT_PENDING' }));
    const { orders, userErrors } = await moved(admin, { ids: ['a'], to });
    expect([orders, userErrors.map(({ code }) => code)]).toEqual([null, ['NOT_ALLOWED_NOW']]);
  });

  test('take one parcel number, for one shipped order', async () => {
    await save(...['a', 'b'].map((id) => stored(id, { status: 'PREPARED' })));
    for (const wrong of [
      { ids: ['a', 'b'], to: 'SHIPPED', parcelNumber: 'MA 1' },
      { ids: ['a'], to: 'SHIPPED', parcelNumber: '<script>' },
      { ids: ['a'], to: 'CANCELLED', parcelNumber: 'MA 1' },
    ]) {
      const { userErrors } = await moved(admin, wrong);
      expect(userErrors).toEqual([
        { code: 'INVALID', field: 'parcelNumber', message: expect.any(String) },
      ]);
    }
    const { orders } = await moved(admin, { ids: ['a', 'b'], to: 'SHIPPED', parcelNumber: ' ' });
    expect(orders?.map(({ parcelNumber }) => parcelNumber)).toEqual([null, null]);
  });

  test('are for at least one and at most a hundred orders', async () => {
    for (const length of [0, 101]) {
      const many = Array.from({ length }, (_, n) => `o${n}`);
      const { errors } = await admin.request(
        'mutation ($ids: [ID!]!) { moveOrders(ids: $ids, to: CONFIRMED) { userErrors { code } } }',
        { ids: many },
      );
      expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });
});
