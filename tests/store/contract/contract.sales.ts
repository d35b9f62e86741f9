import { expect, onTestFinished, test, vi } from 'vitest';
import { RETURN_CAUSES } from '../../../server/order/exchange/exchange.store.ts';
import type { OrderRecord, OrderStatus } from '../../../server/order/order.store.ts';
import type { Store } from '../../../server/store.ts';
import { seededChance } from '../../support/seeded-chance.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { exchange, order, pickup, refund, requestedReturn } from './records.ts';
import { citiesIn, fitIn, reasonsIn, salesOf, soldOf } from './models/sales.model.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-01-01T00:00:00.000Z');
const at = (days: number) => new Date(START + Math.round(days * DAY_MS)).toISOString();

const STATUSES: readonly OrderStatus[] = [
  'PENDING',
  'PAYMENT_PENDING',
  'SHIPPED',
  'DELIVERED',
  'DELIVERED',
  'REFUSED',
  'REFUSED',
  'RETURNED',
  'CANCELLED',
];
const CHANNELS = ['WEB', 'PHONE', 'WHATSAPP', 'SHOP'] as const;
const CITIES = ['Rabat', 'rabat', 'Salé', 'سلا', '', 'ﷺ'.repeat(200), '😀'.repeat(200)];
const REASONS = ['Trop grand', 'trop grand !', null, '', '😀'.repeat(200), 'é'.repeat(200)];
const VARIANTS = ['robe.38', 'robe.40', 'sac'];
const CAUSES = [...RETURN_CAUSES, null];

/** Tests that every store sums up sold, returned and refused goods like plain loops. */
export function sumsUpSales(open: OpenStore, share: number): void {
  const under = emptyStores(open);
  const chance = seededChance(23);
  const below = (end: number) => Math.floor(chance() * end);
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T; // never empty
  const some = <T>(most: number, make: (n: number) => T) =>
    Array.from({ length: below(most + 1) }, (_, n) => make(n));
  const quantities = () => some(3, () => ({ variantId: one(VARIANTS), quantity: 1 + below(3) }));

  function anyOrder(n: number): OrderRecord {
    const placed = below(40);
    const [line] = order('x').lines;
    return order(`o${n}`, {
      status: one(STATUSES),
      channel: one(CHANNELS),
      delivery: chance() < 0.2 ? pickup() : null,
      placedAt: at(placed),
      payable: below(9) * 100,
      quantity: below(5),
      lines: line ? quantities().map((each) => ({ ...line, ...each, total: below(9) * 10 })) : [],
      shippingInfo: { ...order('x').shippingInfo, city: one(CITIES) },
      // Equal ones count twice.
      refunds: some(3, () =>
        refund({
          amount: 1 + below(2),
          requestedAt: at(placed + below(3)),
          doneAt: one([null, at(placed + 4)]),
        }),
      ),
      returns: some(3, () => {
        const isRequested = chance() < 0.7;
        return requestedReturn({
          requestedAt: isRequested ? at(placed + below(3)) : null,
          receivedAt: isRequested ? null : at(placed + 2),
          refusedAt: chance() < 0.2 ? at(placed + 4) : null,
          reason: isRequested ? one(REASONS) : null,
          lines: quantities().map((each) => ({ ...each, cause: one(CAUSES) })),
        });
      }),
      exchanges: some(2, () => {
        const [usual] = exchange().lines;
        const from = usual && { ...usual.from, variantId: one(VARIANTS) };
        return exchange({
          status: one(['COMPLETED', 'FAILED', 'SHIPPED'] as const),
          lines: usual && from ? [{ ...usual, from, cause: one(CAUSES) }] : [],
        });
      }),
      history: some(2, () => ({ status: one(STATUSES), at: at(placed) })),
    });
  }

  test('are summed up as plain loops do, whatever changes', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const orders = Array.from({ length: 120 }, (_, n) => anyOrder(n));
    await under.save((ports) => ports.orders.save(...orders));
    const compare = async ({ read }: Pick<Store, 'read'>) => {
      for (let n = 0; n < 20 * share; n += 1) {
        const instants = [...new Set(some(8, () => at(below(45))))].toSorted();
        const interval = { from: at(below(30)), before: at(10 + below(35)) };
        expect(await read.orders.salesBetween(instants)).toEqual(salesOf(orders, instants));
        expect(await read.orders.soldBetween(interval)).toEqual(soldOf(orders, interval));
        expect(await read.orders.returnReasons(interval)).toEqual(reasonsIn(orders, interval));
        expect(await read.orders.cityDeliveries(interval)).toEqual(citiesIn(orders, interval));
        const product = one(['robe', 'sac', 'rob']);
        expect(await read.orders.fitAnswers(product)).toEqual(fitIn(orders, product));
      }
    };
    for (let round = 0; round < 4; round += 1) {
      await compare(under.store);
      const places = [...new Set([below(120), below(120), orders.length])];
      for (const n of places) orders[n] = anyOrder(n);
      await under.save((ports) => ports.orders.save(...places.flatMap((n) => orders[n] ?? [])));
      vi.advanceTimersByTime(60_000);
    }
    await compare(await under.reopen());
  });

  test('are as they were a minute ago at most, and read once for all who wait', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const instants = [at(1), at(9)];
    const count = async () => (await under.read.orders.salesBetween(instants))[0]?.orders;
    await under.save((ports) => ports.orders.save(order('a', { placedAt: at(2) })));
    expect(await Promise.all([count(), count()])).toEqual([1, 1]);
    await under.save((ports) => ports.orders.save(order('b', { placedAt: at(3) })));
    expect(await count()).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(await count()).toBe(2);
  });
}
