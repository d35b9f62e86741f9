import { beforeAll, describe, expect, test } from 'vitest';
import type { OrderRecord } from '../../../../server/order/order.store.ts';
import { openAdmin } from '../../../support/shop/admin.ts';
import { sharedShop } from '../../../support/shop/shared-shop.ts';
import { order, requestedReturn } from '../../../store/contract/records.ts';
import { guestOrder, place } from '../../order/order.documents.ts';
import { newShopper } from '../../order/order.shopper.ts';
import { codeOf } from '../admin.answers.ts';
import { listed, moved, ORDER, ORDERS } from './orders.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);

const save = (...orders: readonly OrderRecord[]) =>
  shop.store.transaction((ports) => ports.orders.save(...orders));
const stored = (id: string, change: Partial<OrderRecord> = {}) =>
  order(id, { holdsStock: false, ...change });

const at = (day: number) => `2026-03-0${day}T10:00:00.000Z`;

describe('orders', () => {
  beforeAll(async () => {
    const requested = { requestedAt: at(5) };
    const shippingInfo = {
      ...order('x').shippingInfo,
      name: 'Zoë Ben-Saïd',
      city: 'Salé',
      email: 'zoe@example.com',
      phone: '+212537000001',
    };
    await save(
      stored('a', {
        number: 'BV-771000',
        placedAt: at(1),
        history: [{ status: 'PENDING', at: at(1) }],
      }),
      stored('b', {
        placedAt: at(2),
        status: 'DELIVERED',
        history: [{ status: 'DELIVERED', at: at(4) }],
        returns: [requestedReturn(requested)],
        shippingInfo,
      }),
      // Cancelled before it was paid: it is not listed.
      stored('unpaid', {
        placedAt: at(2),
        status: 'CANCELLED',
        history: (['PAYMENT_PENDING', 'CANCELLED'] as const).map((status) => ({
          status,
          at: at(2),
        })),
      }),
      stored('c', {
        placedAt: at(3),
        status: 'RETURNED',
        history: [{ status: 'RETURNED', at: at(6) }],
        returns: [requestedReturn({ ...requested, receivedAt: at(6) })],
        shippingInfo,
      }),
    );
  });

  const idsOf = async (variables: object) =>
    (await listed(admin, variables)).nodes.map(({ id }) => id);

  test('are listed newest first, page by page', async () => {
    const first = await listed(admin, { first: 2 });
    expect(first).toMatchObject({ totalCount: 3, nodes: [{ id: 'c' }, { id: 'b' }] });
    expect(first.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      endCursor: first.edges[1]?.cursor,
    });
    const last = await listed(admin, { first: 9, after: first.pageInfo.endCursor });
    expect(last.nodes).toMatchObject([{ id: 'a' }]);
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(last.totalCount).toBe(3);
  });

  // SearchTokens of searches are in tests/rules/order/order.list.test.ts.
  test.each<readonly [object, readonly string[]]>([
    [{ statuses: ['PENDING', 'RETURNED'] }, ['c', 'a']],
    [{ statuses: ['CANCELLED'] }, []],
    [{ from: at(2) }, ['c', 'b']],
    [{ to: at(2) }, ['a']],
    [{ from: '2026-03-02T11:00:00+01:00', to: at(3) }, ['b']],
    [{ from: '0000-01-01T00:00:00+05:00' }, ['c', 'b', 'a']],
    [{ to: '9999-12-31T23:59:59-05:00' }, ['c', 'b', 'a']],
    [{ fromDay: '2026-03-02' }, ['c', 'b']],
    [{ fromDay: '2026-03-02', toDay: '2026-03-02' }, ['b']],
    [{ toDay: '2026-03-02', to: at(2) }, ['a']],
    [{ hasOpenReturn: true }, ['b']],
    [{ hasOpenReturn: false }, ['c', 'a']],
    [{ updatedSince: at(5) }, ['c', 'b']],
    [{ updatedSince: at(5), statuses: ['DELIVERED'] }, ['b']],
    [{ search: 'bv-77' }, ['a']],
    [{ search: 'Rabat nadia' }, ['a']],
    [{ search: '+212 612' }, ['a']],
    [{ search: 'zoe@example' }, ['c', 'b']],
    [{ search: 'ben-said sale' }, ['c', 'b']],
    [{ search: '0537 00' }, ['c', 'b']],
    [{ search: 'zoe rabat' }, []],
    [{ search: '%' }, []],
  ])('are filtered by %j', async (filter, ids) => {
    expect(await idsOf({ filter })).toEqual(ids);
  });

  test('are all listed without conditions, however that is written', async () => {
    const nothing = {
      search: null,
      from: null,
      to: null,
      hasOpenReturn: null,
      updatedSince: null,
      fromDay: null,
      toDay: null,
    };
    for (const filter of [
      null,
      {},
      { statuses: [] },
      { search: ' ' },
      { ...nothing, statuses: null },
    ]) {
      expect([filter, await idsOf({ filter })]).toEqual([filter, ['c', 'b', 'a']]);
    }
  });

  test.each([
    { first: 0 },
    { first: 101 },
    { after: 'none' },
    { filter: { search: 'x'.repeat(201) } },
    { filter: { from: '2026-03-01' } },
    { filter: { fromDay: '2026-02-30' } },
    { filter: { toDay: '2026-03-01T00:00:00Z' } },
    { filter: { statuses: ['GONE'] } },
  ])('are not listed for %j', async (variables) => {
    expect(await codeOf(admin, ORDERS, variables)).toBe('BAD_USER_INPUT');
  });
});

describe('moves', () => {
  test('take orders all the way, as staff choose among what is allowed', async () => {
    const email = 'nadia@example.com';
    const placed = await Promise.all(
      [1, 2, 3].map(() => place(shop, guestOrder([['jupe-plissee-safran', 1]], { email }))),
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
    const [delivered, shipped] = (['DELIVERED', 'SHIPPED'] as const).map((status) => ({ status }));
    await save(stored('a'), stored('b', delivered), stored('c', shipped));
    const logged = await shop.store.read.audit.count();
    const ids = ['a', 'b', 'none', 'c'];
    const { orders, userErrors } = await moved(admin, { ids, to: 'CONFIRMED' });
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

  test('ship several orders with a parcel number each, or none of them', async () => {
    const ids = ['s1', 's2', 's3'];
    const early = { status: 'PREPARED', parcelNumber: 'MA 3' } as const;
    await save(
      stored('s1', { status: 'CONFIRMED' }),
      stored('s2', { status: 'PREPARED' }),
      stored('s3', early),
    );
    const parcels = ['MA 1', 'MA 1', ''].map((number, position) => ({ id: ids[position], number }));
    const refused = await moved(admin, { ids, to: 'SHIPPED', parcels });
    expect(refused).toMatchObject({
      orders: null,
      userErrors: [{ code: 'INVALID', field: 'parcels.1.number' }],
    });
    expect((await shop.store.read.orders.order('s1'))?.status).toBe('CONFIRMED');
    parcels.splice(1, 1, { id: 's2', number: ' MA 2 ' });
    const { orders, userErrors } = await moved(admin, { ids, to: 'SHIPPED', parcels });
    expect(userErrors).toEqual([]);
    expect(orders?.map(({ parcelNumber }) => parcelNumber)).toEqual(['MA 1', 'MA 2', 'MA 3']);
  });

  test('are for at least one and at most a hundred orders', async () => {
    const document =
      'mutation ($ids: [ID!]!) { moveOrders(ids: $ids, to: CONFIRMED) { userErrors { code } } }';
    for (const length of [0, 101]) {
      const ids = Array.from({ length }, (_, n) => `o${n}`);
      expect(await codeOf(admin, document, { ids })).toBe('BAD_USER_INPUT');
    }
  });

  test('are shown with the whole order and its customer, without the key of tracking', async () => {
    const shopper = await newShopper(shop);
    await shopper.started();
    const [one] = (await listed(admin, { filter: { search: shopper.email } })).nodes;
    const whole = await admin.request<{ order: object }>(ORDER, { id: one?.id });
    expect(whole.data.order).toMatchObject({
      number: one?.number,
      status: 'PAYMENT_PENDING',
      moves: ['CANCELLED'],
      payable: { currency: 'MAD' },
      customer: { orderCount: 1, email: shopper.email },
    });
    expect((await admin.request(ORDER, { id: 'none' })).data).toEqual({ order: null });
    const { errors } = await admin.request('{ orders { nodes { trackingKey } } }');
    expect(errors).toHaveLength(1);
  });
});
