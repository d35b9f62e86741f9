import { expect, test } from 'vitest';
import { issueDocuments } from '../../../server/order/order.invoicing.ts';
import type { Store } from '../../../server/store.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { order, refund } from './records.ts';

const NOW = new Date('2026-05-02T10:00:00.000Z');

const withoutGaps = (kind: string, length: number) =>
  Array.from({ length }, (_, n) => `${kind}-2026-${String(n + 1).padStart(6, '0')}`);

const nextIn = (store: Store, year: string) =>
  store.transaction(({ orders }) => orders.nextDocumentNumber(year));

export function countsInvoices(open: OpenStore): void {
  const under = emptyStores(open);

  const failing = () =>
    under.save(async ({ orders }) => {
      for (const series of ['2026', 'A-2026']) await orders.nextDocumentNumber(series);
      throw new Error('The order could not be saved');
    });

  test('are counted from 1 in each year and series, also after the store was reopened', async () => {
    const next = (year: string) => nextIn(under.store, year);
    expect([await next('2026'), await next('2026'), await next('2027')]).toEqual([1, 2, 1]);
    expect([await next('A-2026'), await next('A-2026')]).toEqual([1, 2]);
    const reopened = await under.reopen();
    expect([await nextIn(reopened, '2026'), await nextIn(reopened, '2027')]).toEqual([3, 2]);
  });

  test('have no gaps where twenty are issued at once, some of them in vain', async () => {
    const ids = Array.from({ length: 20 }, (_, n) => `o${n}`);
    await under.save(({ orders }) =>
      orders.save(
        ...ids.map((id) =>
          order(id, {
            status: 'DELIVERED',
            refunds: ['1', '2'].map((part) => refund({ id: `${id}/${part}`, amount: 100 })),
          }),
        ),
      ),
    );
    const issue = (id: string) =>
      under.save(async (ports) => {
        const found = await ports.orders.order(id);
        if (!found) throw new Error(`There is no order ${id}`);
        await ports.orders.save(...(await issueDocuments(ports, [found], NOW)));
      });
    const vain = Array.from({ length: 5 }, failing);
    // Those in vain come first: what they took would be missing.
    await Promise.allSettled([...vain, ...ids.map(issue)]);
    const { read } = await under.reopen();
    const issued = await Promise.all(ids.map((id) => read.orders.order(id)));
    expect(issued.map((one) => one?.invoice?.number).toSorted()).toEqual(
      withoutGaps('F', ids.length),
    );
    const credits = issued.flatMap((one) => one?.creditNotes ?? []);
    expect(credits.map(({ number }) => number).toSorted()).toEqual(
      withoutGaps('A', 2 * ids.length),
    );
  });
}
