import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOrder, withQuantity } from '../../../server/order/change/change.rules.ts';
import {
  creditsDue,
  documentNumber,
  invoicedOf,
  isInvoiceDue,
  vatOfCredit,
} from '../../../server/order/order.invoice.rules.ts';
import {
  cardRefundOf,
  deliveryOf,
  remainingLines,
  refundDueOf,
  sumOf,
  wasPaidByCard,
} from '../../../server/order/order.money.rules.ts';
import { moveByStaff, moveOrder, staffMoves } from '../../../server/order/order.states.ts';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import { receiveReturn } from '../../../server/order/return/return.rules.ts';
import { sumTotals, vatContained } from '#shared/pricing.ts';
import { Refusal } from '../../../server/shared/problems.ts';
import { order, refund } from '../../store/contract/records.ts';

const NOW = new Date('2026-05-02T10:00:00.000Z');
const BY = 'salma@example.com';
const [line] = order('o1').lines;
if (!line) throw new Error('The record has no line');

const VARIANTS = ['a', 'b', 'c'];
const quantities = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('MOVE' as const), place: fc.nat(4) }),
  fc.record({ kind: fc.constant('CHANGE' as const), quantities }),
  fc.record({ kind: fc.constant('RETURN' as const), quantities }),
);

/** Issues the documents that are due after each change, like the services. */
function issued(one: OrderRecord, documents: string[]): OrderRecord {
  const issuedAt = NOW.toISOString();
  const numbered = (kind: 'F' | 'A') => {
    const count = documents.filter((number) => number.startsWith(kind)).length + 1;
    const number = documentNumber(kind, NOW, count);
    documents.push(number);
    return number;
  };
  const invoice = isInvoiceDue(one) ? { number: numbered('F'), issuedAt } : one.invoice;
  const credits = creditsDue({ ...one, invoice }).map(({ id: refundId, amount }) => ({
    number: numbered('A'),
    issuedAt,
    amount,
    refundId,
  }));
  return { ...one, invoice, creditNotes: [...one.creditNotes, ...credits] };
}

test('what was charged less what was refunded is what the remaining lines cost, to the centime', () => {
  expect.hasAssertions();
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 3, maxLength: 3 }),
      fc.boolean(),
      fc.array(step, { maxLength: 14 }),
      (prices, isCard, steps) => {
        const lineOf = (place: number, quantity: number) =>
          withQuantity(
            {
              ...line,
              variantId: VARIANTS[place] ?? '',
              price: prices[place] ?? 1,
              originalPrice: prices[place] ?? 1,
            },
            quantity,
          );
        const linesOf = (all: readonly number[]) =>
          all.flatMap((quantity, place) => (quantity > 0 ? [lineOf(place, quantity)] : []));
        const about = { customerId: isCard ? 'c1' : null };
        const lines = linesOf([2, 1, 3]);
        const documents: string[] = [];
        const begun = order('o1', {
          ...about,
          lines,
          ...sumTotals(lines, deliveryOf({ ...about, channel: 'WEB' })),
          paymentMethod: isCard ? 'CARD' : 'CASH_ON_DELIVERY',
          status: isCard ? 'PAYMENT_PENDING' : 'PENDING',
          history: [{ status: isCard ? 'PAYMENT_PENDING' : 'PENDING', at: NOW.toISOString() }],
        });
        let one = isCard ? issued(moveOrder(begun, 'PAID', NOW), documents) : begun;
        for (const each of steps) {
          const next = attempt(() => apply(one, each, linesOf));
          if (next) one = issued(next, documents);
        }
        expectBalance(one, documents);
      },
    ),
    { numRuns: 500 },
  );
});

function apply(
  one: OrderRecord,
  each: typeof step extends fc.Arbitrary<infer S> ? S : never,
  linesOf: (all: readonly number[]) => OrderRecord['lines'],
): OrderRecord {
  const about = { by: BY, now: NOW };
  switch (each.kind) {
    case 'MOVE': {
      const moves = staffMoves(one);
      const to = moves[each.place % Math.max(1, moves.length)];
      return to ? moveByStaff(one, { to, by: BY }, NOW) : one;
    }
    case 'CHANGE': {
      const lines = linesOf(each.quantities);
      return lines.length > 0 ? changeOrder(one, { lines }, about) : one;
    }
    case 'RETURN': {
      const back = linesOf(each.quantities).map(({ variantId, quantity }) => ({
        variantId,
        quantity,
      }));
      const method = wasPaidByCard(one) ? ('CARD' as const) : ('CASH' as const);
      const received = { requestId: null, lines: back, refund: { amount: null, method } };
      return receiveReturn(one, received, about);
    }
  }
}

function attempt(work: () => OrderRecord): OrderRecord | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function expectBalance(one: OrderRecord, documents: readonly string[]): void {
  const prices = new Map(one.lines.map(({ variantId, price }) => [variantId, price]));
  const isCharged = wasPaidByCard(one) || ['DELIVERED', 'RETURNED'].includes(one.status);
  const isOver = ['CANCELLED', 'REFUSED'].includes(one.status);
  const remaining = isOver ? [] : remainingLines(one);
  const cost = remaining.reduce(
    (sum, { variantId, quantity }) => sum + (prices.get(variantId) ?? 0) * quantity,
    remaining.length > 0 ? one.shipping : 0,
  );
  const charged = isCharged ? invoicedOf(one).payable : 0;
  const refunded = sumOf(one.refunds);
  expect(charged - refunded).toBe(isCharged ? cost : 0);

  // Invoice and credit notes say the same, with the same VAT.
  const credited = sumOf(one.creditNotes);
  expect(credited).toBe(one.invoice ? refunded : 0);
  const vat = one.creditNotes.map(({ number }) => vatOfCredit(one, number));
  const vatLeft = vatContained(charged, 20) - vat.reduce((sum, each) => sum + each, 0);
  expect(vatLeft).toBe(vatContained(charged - credited, 20));
  const notes = documents.filter((number) => number.startsWith('A'));
  expect(notes).toEqual(notes.map((_, n) => documentNumber('A', NOW, n + 1)));
  expect(refundDueOf(one)).toBe(sumOf(one.refunds.filter(({ method }) => method === 'CARD')));
}

test('refunds to a card are shown as one, which is done once all are', () => {
  const [early, late] = ['2026-05-03T10:00:00.000Z', '2026-05-04T10:00:00.000Z'];
  const first = refund({ id: '1', amount: 100, doneAt: early });
  const second = refund({ id: '2', amount: 20, requestedAt: early });
  const inCash = refund({ id: '3', amount: 7, method: 'CASH', doneAt: late });
  expect(cardRefundOf({ refunds: [inCash] })).toBeNull();
  const open = { refunds: [first, inCash, second] };
  expect(cardRefundOf(open)).toMatchObject({ amount: 120, doneAt: null });
  expect(refundDueOf(open)).toBe(20);
  const done = { refunds: [first, { ...second, doneAt: late }] };
  expect(cardRefundOf(done)).toMatchObject({ amount: 120, doneAt: late });
  expect(refundDueOf(done)).toBe(0);
});
