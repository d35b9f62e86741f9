import { expect, test } from 'vitest';
import { documentsOf } from '../../../server/order/invoice/documents.rules.ts';
import { placeOf } from '../../../server/order/invoice/documents.store.ts';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import { byText } from '#shared/text.ts';
import { seededChance } from '../../support/seeded-chance.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { order, refund } from './records.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-01-01T00:00:00.000Z');
const DAYS = 60;
/** Whole days: many documents have equal times. */
const at = (day: number) => new Date(START + day * DAY_MS).toISOString();

/** Invoices and credit notes between two instants: every store gives what the rules say. */
export function listsDocuments(open: OpenStore, share: number): void {
  const under = emptyStores(open);
  const chance = seededChance(36);
  const below = (end: number) => Math.floor(chance() * end);
  let count = 0;
  const numbered = (kind: string) => `${kind}-2026-${String((count += 1)).padStart(6, '0')}`;

  function anyOrder(n: number): OrderRecord {
    const day = below(DAYS);
    if (chance() < 0.2) return order(`o${n}`);
    const credits = Array.from({ length: below(4) }, (_, place) => place);
    return order(`o${n}`, {
      payable: 1_000 + below(500_000),
      invoice: { number: numbered('F'), issuedAt: at(day) },
      refunds: credits.map((place) => refund({ id: `o${n}/${place}`, amount: 1 + below(300) })),
      creditNotes: credits.map((place) => ({
        number: numbered('A'),
        issuedAt: at(day + place * below(3)),
        amount: 1 + below(300),
        refundId: `o${n}/${place}`,
      })),
    });
  }

  test('are paged and summed as a plain list, also after changes and a reopening', async () => {
    let saved = Array.from({ length: Math.ceil(120 * share) }, (_, n) => anyOrder(n));
    await under.save(({ orders }) => orders.save(...saved));
    await compare(under.read);
    saved = saved.map((each) =>
      each.invoice === null ? anyOrder(Number(each.id.slice(1))) : each,
    );
    await under.save(({ orders }) => orders.save(...saved));
    await compare(under.read);
    await compare((await under.reopen()).read);

    async function compare(read: typeof under.read): Promise<void> {
      const all = saved.flatMap(documentsOf).toSorted(byText(placeOf));
      for (let n = 0; n < 40 * share; n += 1) {
        const [from = 0, before = 0] = [below(DAYS), below(DAYS)].toSorted((a, b) => a - b);
        const issued = { from: at(from), before: at(before) };
        const within = all.filter(
          ({ issuedAt }) => issuedAt >= issued.from && issuedAt < issued.before,
        );
        const start = below(within.length);
        const [first, last] = [1 + below(12), within[start - 1]];
        const after = last ? placeOf(last) : null;
        const page = await read.orders.documentPage(issued, { first, after });
        const expected = within.slice(start, start + first);
        expect(page.nodes).toEqual(expected);
        expect(page.totalCount).toBe(within.length);
        expect(page.pageInfo).toMatchObject({
          hasNextPage: start + first < within.length,
          hasPreviousPage: start > 0,
        });
        expect(await page.sums()).toEqual({
          vat: within.reduce((sum, { vat }) => sum + vat, 0),
          gross: within.reduce((sum, { gross }) => sum + gross, 0),
        });
      }
    }
  });
}
