import { expect, onTestFinished, test, vi } from 'vitest';
import { readOrderQuery, type OrderQuery } from '../../../server/order/order.list.rules.ts';
import { buyerOf } from '../../../server/order/guest/guest.store.ts';
import { isListed } from '../../../server/order/order.rules.ts';
import type { OrderRecord, OrderStatus } from '../../../server/order/order.store.ts';
import type { Store } from '../../../server/store.ts';
import { seededChance } from '../../support/seeded-chance.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { selectOrdersPage, summaryOf } from './models/order-lists.model.ts';
import { order, pickup, requestedReturn, refund } from './records.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-01-01T00:00:00.000Z');
const at = (days: number) => new Date(START + Math.round(days * DAY_MS)).toISOString();

const WAYS: ReadonlyArray<readonly OrderStatus[]> = [
  ['PENDING'],
  ['PENDING', 'CONFIRMED'],
  ['PENDING', 'CONFIRMED', 'PREPARED', 'SHIPPED', 'DELIVERED'],
  ['PENDING', 'CONFIRMED', 'PREPARED', 'SHIPPED', 'DELIVERED', 'RETURNED'],
  ['PENDING', 'CANCELLED'],
  ['PENDING', 'CONFIRMED', 'PREPARED', 'SHIPPED', 'REFUSED'],
  ['PAYMENT_PENDING'],
  ['PAYMENT_PENDING', 'CANCELLED'],
  ['PAYMENT_PENDING', 'PAID'],
  ['PAYMENT_PENDING', 'PAID', 'CANCELLED'],
];
const NAMES = ['Nadia Alami', 'Zoë Ben-Saïd', 'ﷺ'.repeat(200), 'سعيد', 'Œuvre & fils', '😀 Ali'];
const CITIES = ['Rabat', 'Salé', 'Casablanca'];
const PHONES = ['0612345678', '+212612345678', '00212537000000', null];
const SEARCHES = [
  'alami',
  'SALÉ nadia',
  'ben-saïd',
  '06 12 34 56 78',
  '+212 6 12',
  '212612345678',
  'BV-11000',
  '1000',
  'client1@example.com',
  'Client1@Example.com',
  '0612345678',
  'client1',
  '%_',
  'oeuvre',
  'سعيد',
  '😀',
  'nulle part',
];

/** Lists of orders for staff: every store gives what the rules say. */
export function listsOrders(open: OpenStore, share: number): void {
  const under = emptyStores(open);

  const chance = seededChance(19);
  const below = (end: number) => Math.floor(chance() * end);
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T; // never empty

  function anyOrder(n: number): OrderRecord {
    const way = one(WAYS);
    const placed = below(40);
    const history = way.map((status, step) => ({ status, at: at(placed + step / 3) }));
    const status = way.at(-1) ?? 'PENDING';
    const awaitsParcel = status === 'REFUSED' && chance() < 0.7;
    const isBack = status === 'DELIVERED' || status === 'RETURNED';
    return order(`o${n}`, {
      number: `BV-${n}1000`,
      customerId: one([null, 'c1', 'c2']),
      status,
      awaitsParcel,
      delivery: chance() < 0.3 ? pickup(at(placed + 1)) : null,
      history,
      placedAt: at(placed),
      shippingInfo: {
        ...order('x').shippingInfo,
        name: one(NAMES),
        city: one(CITIES),
        phone: one(PHONES),
        email: one([null, `client${n}@example.com`]),
      },
      returns:
        isBack && chance() < 0.5
          ? [
              requestedReturn({
                requestedAt: at(placed + 6),
                receivedAt: status === 'RETURNED' ? at(placed + 7) : null,
              }),
            ]
          : [],
      refunds: way.length === 3 ? [refund({ requestedAt: at(placed + 1) })] : [],
    });
  }

  const anyQuery = (): OrderQuery => {
    const maybe = <T>(value: T, probability = 0.3) => (chance() < probability ? value : null);
    const statuses = (['PENDING', 'DELIVERED', 'RETURNED', 'CANCELLED', 'PAID'] as const).filter(
      () => chance() < 0.3,
    );
    const filter = {
      statuses: maybe(statuses, 0.5),
      search: maybe(one(SEARCHES), 0.5),
      from: maybe(at(below(45))),
      to: maybe(at(below(45))),
      hasOpenReturn: maybe(chance() < 0.5),
      awaitsParcel: chance() < 0.2,
      awaitsPickup: chance() < 0.2,
      updatedSince: maybe(at(below(45))),
    };
    const after = maybe(`o${below(95)}`, 0.5);
    return readOrderQuery(filter, { first: 1 + below(12), after });
  };

  test('are filtered, searched, cut and counted as the rules say, whatever changes', async () => {
    const orders = Array.from({ length: 90 }, (_, n) => anyOrder(n));
    await under.save((ports) => ports.orders.save(...orders));
    const queries = Array.from({ length: 200 * share }, () => anyQuery());
    const compare = async ({ read }: Pick<Store, 'read'>) => {
      for (const query of queries) {
        const right = selectOrdersPage(orders, query);
        const page = await read.orders.page(query);
        expect({ query, ...plain(page) }).toEqual({ query, ...plain(right) });
        expect(await read.orders.list(query)).toEqual(right.nodes);
      }
    };
    for (let round = 0; round < 4; round += 1) {
      await compare(under.store);
      const places = [...new Set([below(90), below(90), orders.length])];
      for (const n of places) orders[n] = anyOrder(n);
      await under.save((ports) => ports.orders.save(...places.flatMap((n) => orders[n] ?? [])));
    }
    await compare(await under.reopen());
  });

  test('of a whole phone or e-mail are those that have it, else those that contain it', async () => {
    const { shippingInfo } = order('x');
    const orderOf = (id: string, email: string, phone: string) =>
      order(id, { shippingInfo: { ...shippingInfo, email, phone } });
    const orders = [
      orderOf('o1', 'zoe@example.com', '0612345678'),
      orderOf('o2', 'Zoé@example.com', '+212612345678'),
      orderOf('o3', 'my.zoe@example.com', '0033612345678'),
    ];
    await under.save((ports) => ports.orders.save(...orders));
    const found = async (search: string) => {
      const query = readOrderQuery({ search }, { first: 9 });
      const page = await under.store.read.orders.page(query);
      expect(plain(page)).toEqual(plain(selectOrdersPage(orders, query)));
      return page.nodes.map(({ id }) => id);
    };
    expect(await found('ZOE@example.com')).toEqual(['o2', 'o1']);
    expect(await found('zoe@example')).toEqual(['o3', 'o2', 'o1']);
    expect(await found('+212 6 12 34 56 78')).toEqual(['o2', 'o1']);
    expect(await found('00 33 6 12 34 56 78')).toEqual(['o3']);
    expect(await found('612345678')).toEqual(['o2', 'o1']);
  });

  test('are summed up as the rules say', async () => {
    const orders = Array.from({ length: 60 }, (_, n) => anyOrder(n));
    await under.save((ports) => ports.orders.save(...orders));
    const statuses = ['PENDING', 'PAID', 'CANCELLED', 'REFUSED'] as const;
    for (const days of [0, 1, 7, 50]) {
      const instants = Array.from({ length: days }, (_, n) => at(3 + n));
      const requested = { statuses, instants };
      for (const { read } of [under.store, await under.reopen()]) {
        expect(await read.orders.summary(requested)).toEqual(summaryOf(orders, requested));
      }
    }
  });

  test('sum up the last 7 days as they are, earlier ones as they were a minute ago at most', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const placed = [order('old', { placedAt: at(52) }), order('recent', { placedAt: at(54) })];
    const requested = { statuses: [], instants: Array.from({ length: 60 }, (_, n) => at(1 + n)) };
    const counted = async () =>
      (await under.store.read.orders.summary(requested)).sales.reduce(
        (n, day) => n + day.orders,
        0,
      );
    await under.save((ports) => ports.orders.save(...placed));
    expect(await counted()).toBe(2);
    await under.save((ports) =>
      ports.orders.save(...placed.map((each) => ({ ...each, status: 'CANCELLED' as const }))),
    );
    expect(await counted()).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(await counted()).toBe(0);
  });

  test('sum up sold quantities by variant, as they were a minute ago at most', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const delivered = order('b', {
      placedAt: at(6),
      status: 'DELIVERED',
      lines: linesOf(['p.38', 3]),
    });
    await under.save((ports) =>
      ports.orders.save(
        order('a', { placedAt: at(5), lines: linesOf(['p', 2], ['p.38', 1], ['p', 2]) }),
        delivered,
        order('early', { placedAt: at(4.9), lines: linesOf(['p', 7]) }),
        order('unpaid', { placedAt: at(6), status: 'PAYMENT_PENDING', lines: linesOf(['p', 7]) }),
        order('back', { placedAt: at(6), status: 'RETURNED', lines: linesOf(['p.40', 7]) }),
      ),
    );
    const [all, less] = [4, 1].map(
      (small) =>
        new Map([
          ['p', 4],
          ['p.38', small],
        ]),
    );
    const sold = () => under.store.read.orders.soldSince(at(5));
    expect(await sold()).toEqual(all);
    await under.save((ports) => ports.orders.save({ ...delivered, status: 'REFUSED' }));
    expect(await sold()).toEqual(all);
    vi.advanceTimersByTime(60_000);
    expect(await sold()).toEqual(less);
    const { read } = await under.reopen();
    expect(await read.orders.soldSince(at(5))).toEqual(less);
    expect(await read.orders.soldSince(at(5.1))).toEqual(new Map());
  });

  test('that are to be called come oldest first, and recipients have their history', async () => {
    const phone = { ...order('x').shippingInfo, phone: '+212612345678' };
    const contact = { at: at(9), by: 'x@y.ma', outcome: 'CONFIRMED', note: null } as const;
    await under.save((ports) =>
      ports.orders.save(
        order('late', { placedAt: at(5) }),
        order('early', { placedAt: at(3) }),
        order('called', { placedAt: at(4), contacts: [contact] }),
        order('delivered', { placedAt: at(2), status: 'DELIVERED', shippingInfo: phone }),
        order('refused', { placedAt: at(2), status: 'REFUSED', shippingInfo: phone }),
        order('again', {
          placedAt: at(2),
          status: 'REFUSED',
          shippingInfo: { ...phone, phone: '0612345678' },
        }),
      ),
    );
    for (const { read } of [under.store, await under.reopen()]) {
      const first = await read.orders.toCall(1, null);
      expect(plain(first)).toMatchObject({ ids: ['early'], totalCount: 2 });
      const rest = await read.orders.toCall(9, first.pageInfo.endCursor);
      expect(plain(rest)).toMatchObject({
        ids: ['late'],
        pageInfo: { hasNextPage: false, hasPreviousPage: true },
      });
      expect(await read.orders.ofRecipients(['0612345678', '0600000000'])).toEqual(
        new Map([['0612345678', { underWay: 3, delivered: 1, refused: 2 }]]),
      );
      const underWay = await read.orders.underWayByPhone(['0612345678', '0600000000']);
      expect([...underWay.keys()]).toEqual(['0612345678']);
      expect(underWay.get('0612345678')).toEqual(await read.orders.underWayTo('0612345678'));
      expect(await read.orders.underWayByPhone([])).toEqual(new Map());
    }
  });

  test('are counted by buyer, and found by id', async () => {
    const orders = Array.from({ length: 30 }, (_, n) => anyOrder(n));
    await under.save((ports) => ports.orders.save(...orders));
    for (const { read } of [under.store, await under.reopen()]) {
      const buyers = ['c1', 'c2', '0612345678', '0537000000'];
      const counts = await read.orders.countsOf([...buyers, 'c3']);
      const right = buyers.map((buyer) => {
        const theirs = orders.filter((each) => buyerOf(each) === buyer && isListed(each));
        const refused = theirs.filter(({ status }) => status === 'REFUSED').length;
        return [buyer, { orders: theirs.length, refused }] as const;
      });
      expect(counts).toEqual(new Map(right.filter(([, { orders: all }]) => all > 0)));
      const found = await read.orders.ordersById(['o3', 'none', 'o7', 'o3']);
      expect(found.get('o7')).toEqual(orders[7]);
      expect([...found.keys()].toSorted()).toEqual(['o3', 'o7']);
    }
  });
}

const linesOf = (...sold: ReadonlyArray<readonly [variantId: string, quantity: number]>) =>
  sold.flatMap(([variantId, quantity]) =>
    order('x').lines.map((line) => ({ ...line, variantId, quantity })),
  );

function plain({ nodes, totalCount, pageInfo }: ReturnType<typeof selectOrdersPage>) {
  return { ids: nodes.map(({ id }) => id), totalCount, pageInfo: { ...pageInfo } };
}
