import { describe, expect, test } from 'vitest';
import type { ProductRecord } from '../../../server/catalog/catalog.store.ts';
import {
  NO_OFFERS,
  offersFrom,
  type Offers,
} from '../../../server/catalog/campaign/offers.rules.ts';
import { frenchWords } from '../../../server/catalog/translation/words.rules.ts';
import { onlyVariant } from '../../../server/catalog/catalog.variant.rules.ts';
import {
  choicesFor,
  endOfHold,
  exchangeableGoods,
  readExchangeLines,
  withExchange,
  type ExchangeLineInput,
} from '../../../server/order/exchange/exchange.request.rules.ts';
import {
  amountToCollect,
  approveExchange,
  completeExchange,
  endExchange,
  exchangeMoves,
  failExchange,
  isExpiredExchange,
  receiveExchanged,
  shipExchange,
} from '../../../server/order/exchange/exchange.rules.ts';
import { differenceOf, goodsOf, quantitiesOf } from '../../../server/order/exchange/goods.rules.ts';
import type { GivenBackBy } from '../../../server/order/exchange/named.rules.ts';
import type { ExchangeMethod } from '../../../server/order/exchange/exchange.store.ts';
import {
  isClosed,
  moveByStaff,
  moveOrder,
  staffMoves,
} from '../../../server/order/order.states.ts';
import type { OrderRecord, OrderStatus } from '../../../server/order/order.store.ts';
import { undoable, undoSeconds } from '../../../server/order/order.undo.rules.ts';
import {
  receiveReturn,
  requestReturn,
  returnableLines,
  returnedLines,
  returnUntil,
} from '../../../server/order/return/return.rules.ts';
import { messageOf } from '../../../server/messages.ts';
import { order, product } from '../../store/contract/records.ts';
import { campaign } from '../catalog/campaign/campaigns.ts';
import { codesOf, problemsOf, refusalOf } from '../shared/refusals.ts';

const NOW = new Date('2026-11-02T10:00:00.000Z');
const BY = 'salma@example.com';
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

const variant = (size: string, change: object = {}) => ({
  ...onlyVariant(`robe.${size}`, 3),
  values: [size],
  ...change,
});

/** A dress of 400 DH, once 500; L was 600 and costs 550 now. */
const dress = product('robe', {
  title: 'Robe',
  price: 40_000,
  originalPrice: 50_000,
  options: [
    { name: 'Taille', values: ['s', 'm', 'l', 'xl'].map((value) => ({ value, swatch: null })) },
  ],
  variants: [
    variant('s'),
    variant('m'),
    variant('l', { price: 55_000, originalPrice: 60_000 }),
    variant('xl', { stockOnHand: 0 }),
  ],
});

const [template] = order('o1').lines;
if (!template) throw new Error('The record has no line');
const bought = (size: string, quantity: number, price = 40_000) => ({
  ...template,
  productId: 'robe',
  variantId: `robe.${size}`,
  variantTitle: size,
  title: 'Robe',
  price,
  originalPrice: 50_000,
  quantity,
  total: price * quantity,
});

function delivered(change: Partial<OrderRecord> = {}): OrderRecord {
  const lines = [bought('s', 2)];
  const amounts = { quantity: 2, total: 80_000, shipping: 5_000, payable: 85_000 };
  const begun = order('o1', { lines, ...amounts, ...change });
  const way: readonly OrderStatus[] = ['CONFIRMED', 'PREPARED', 'SHIPPED', 'DELIVERED'];
  return way.reduce((moved, status) => moveOrder(moved, status, NOW), begun);
}

const to = (toVariantId: string, quantity = 1, variantId = 'robe.s'): ExchangeLineInput => ({
  variantId,
  toVariantId,
  quantity,
});

function read(
  from: OrderRecord,
  lines: readonly ExchangeLineInput[],
  { by = 'SHOPPER', now = NOW, of = dress, offers = NO_OFFERS }: Reading = {},
) {
  const products = new Map(of === null ? [] : [[of.id, of]]);
  return readExchangeLines(from, lines, { products, offers, now, by, words: frenchWords });
}

interface Reading {
  readonly offers?: Offers;
  readonly by?: GivenBackBy;
  readonly now?: Date;
  readonly of?: ProductRecord | null;
}

const request = (
  from: OrderRecord,
  lines: readonly ExchangeLineInput[],
  method: ExchangeMethod = 'SEND_BACK',
  now = NOW,
) =>
  withExchange(
    from,
    {
      lines: read(from, lines, { now }),
      method,
      reason: 'Trop petit',
      heldUntil: endOfHold(now, 5, []),
      by: null,
    },
    now,
  );

const last = ({ exchanges }: OrderRecord) => {
  const exchange = exchanges.at(-1);
  if (!exchange) throw new Error('There is no exchange');
  return exchange;
};
const by = (now = NOW) => ({ by: BY, now });
const approve = (one: OrderRecord, now = NOW) =>
  approveExchange(one, last(one), { ...by(now), heldUntil: endOfHold(now, 5, []) });
const receive = (one: OrderRecord, quantity = 1, variantId = 'robe.s') =>
  receiveExchanged(one, last(one), { ...by(), lines: [{ variantId, quantity }] });
const ship = (one: OrderRecord) => shipExchange(one, last(one), { ...by(), parcelNumber: 'AB 1' });
const complete = (one: OrderRecord, collected = Math.max(0, differenceOf(last(one))), now = NOW) =>
  completeExchange(one, last(one), { ...by(now), collected });
const fail = (one: OrderRecord) =>
  failExchange(one, last(one), { ...by(), refusal: 'Absente', refund: null });

/** The dress of an order that was exchanged for this one. */
function exchanged(from: OrderRecord, line: ExchangeLineInput, now = NOW): OrderRecord {
  const received = receive(
    approve(request(from, [line], 'IN_SHOP', now), now),
    line.quantity,
    line.variantId,
  );
  return complete(received, undefined, now);
}

const quantities = (one: OrderRecord, now = NOW) => quantitiesOf(exchangeableGoods(one, now));

describe('what can be exchanged', () => {
  test('is what was delivered, within the period of returns', () => {
    expect(quantities(order('o1', { lines: [bought('s', 2)] }))).toEqual([]);
    const one = delivered();
    expect(quantities(one)).toEqual([{ variantId: 'robe.s', quantity: 2 }]);
    const end = returnUntil(one) ?? NOW;
    expect(quantities(one, end)).toHaveLength(1);
    expect(quantities(one, new Date(end.getTime() + 1))).toEqual([]);
    // Staff may be more generous.
    expect(exchangeableGoods(one, inDays(300), 'STAFF')).toHaveLength(1);
  });

  test('is in no open return or exchange, and did not come back', () => {
    const left = (one: OrderRecord) => quantitiesOf(exchangeableGoods(one, NOW))[0]?.quantity ?? 0;
    const requested = requestReturn(
      delivered(),
      { reason: '', lines: [{ variantId: 'robe.s', quantity: 1 }] },
      NOW,
    );
    expect(left(requested)).toBe(1);
    const both = request(requested, [to('robe.m')]);
    expect([left(both), returnableLines(both)]).toEqual([0, []]);
    const cash = { amount: null, method: 'CASH' } as const;
    const back = receiveReturn(
      both,
      { requestId: null, lines: [{ variantId: 'robe.s', quantity: 1 }], refund: cash },
      by(),
    );
    expect(left(back)).toBe(0);
    expect(left(endExchange(back, last(back), { ...by(), as: 'CANCELLED' }))).toBe(1);
  });

  test('offers the other variants with what they cost more or less', () => {
    const [goods] = exchangeableGoods(delivered(), NOW);
    if (!goods) throw new Error('Nothing can be exchanged');
    expect(
      choicesFor(goods, dress, NO_OFFERS).map(
        ({ variant: { id }, availableForSale, difference }) => [id, availableForSale, difference],
      ),
    ).toEqual([
      ['robe.m', true, 0],
      ['robe.l', true, 15_000],
      ['robe.xl', false, 0],
    ]);
    expect(choicesFor(goods, undefined, NO_OFFERS)).toEqual([]);
    // The listed price counts, not that of today.
    const dearer = { ...dress, price: 45_000 };
    expect(choicesFor(goods, dearer, NO_OFFERS)[0]?.difference).toBe(0);
    const relisted = { ...dress, price: 30_000, originalPrice: 45_000 };
    expect(choicesFor(goods, relisted, NO_OFFERS)[0]?.difference).toBe(-10_000);
  });

  test('offers them at the prices of campaigns; those of the same listed price make no difference', () => {
    const half = campaign({ slug: 'moitie', kind: 'SALE', products: ['robe'], percent: 50 });
    const offers = offersFrom(
      { campaigns: [half], categories: [], struckPrices: 'AS_ENTERED', historyOf: () => undefined },
      new Date(half.startsAt),
    );
    const [goods] = exchangeableGoods(delivered(), NOW);
    if (!goods) throw new Error('Nothing can be exchanged');
    const differences = (from: typeof goods, at: Offers) =>
      choicesFor(from, dress, at).map(({ difference }) => difference);
    expect(differences(goods, offers)).toEqual([0, 27_500 - 40_000, 0]);
    // Bought in the sale, whose struck price was less than the entered one.
    const variantInSale = { ...goods.variant, price: 20_000, originalPrice: 40_000 };
    const reduced = { ...goods, paid: 20_000, variant: { ...variantInSale, listedPrice: 50_000 } };
    expect(differences(reduced, NO_OFFERS)).toEqual([0, 55_000 - 20_000, 0]);
    expect(differences(reduced, offers)).toEqual([0, 27_500 - 20_000, 0]);
    const [line] = read(delivered(), [to('robe.l')], { offers });
    expect(line?.to).toMatchObject({ price: 27_500, originalPrice: 55_000, listedPrice: 60_000 });
    expect(line?.difference).toBe(27_500 - 40_000);
  });
});

describe('a request', () => {
  test.each([
    [[], 'REQUIRED lines'],
    [[to('robe.m', 0)], 'INVALID lines.0.quantity'],
    [[to('robe.m', -1)], 'INVALID lines.0.quantity'],
    [[to('robe.m', 3)], 'INVALID lines.0.quantity'],
    [[to('robe.m', 2), to('robe.l')], 'INVALID lines.1.quantity'],
    [[to('robe.m', 1, 'caftan')], 'INVALID lines.0.variantId'],
    [[to('robe.s')], 'INVALID lines.0.toVariantId'],
    [[to('caftan.m')], 'INVALID lines.0.toVariantId'],
    [[to('robe.xxl')], 'UNKNOWN_VARIANT lines.0.toVariantId'],
    [[to('robe.xl')], 'INSUFFICIENT_STOCK lines.0.toVariantId'],
  ])('of %j is refused with %s', (lines, expected) => {
    expect(refusalOf(() => read(delivered(), lines))).toEqual([expected]);
  });

  test('of an archived product, or one that is out of stock, is refused', () => {
    const one = delivered();
    const codes = (of: ProductRecord | null) => codesOf(() => read(one, [to('robe.m')], { of }));
    expect(codes(null)).toEqual(['UNKNOWN_PRODUCT']);
    const uncounted = dress.variants.map((each) => ({ ...each, stockOnHand: null }));
    expect(codes({ ...dress, variants: uncounted, outOfStock: true })).toEqual(['OUT_OF_STOCK']);
  });

  test('names the other sizes where one is sold out, in each language', () => {
    const [problem] = problemsOf(() => read(delivered(), [to('robe.xl')]));
    expect(problem?.message).toBe('Rupture de stock. Disponible\u00a0: m, l.');
    const soldOut = { code: 'INSUFFICIENT_STOCK', available: 0, others: ['m'] } as const;
    expect(messageOf(soldOut, 'EN')).toBe('Out of stock. Available: m.');
    expect(messageOf(soldOut, 'AR')).toContain('المتوفر: ');
  });

  test('takes no more of a variant than there is, over all of its lines', () => {
    const one = delivered({ lines: [bought('s', 2), bought('m', 2)] });
    const codes = codesOf(() => read(one, [to('robe.l', 2), to('robe.l', 2, 'robe.m')]));
    expect(codes).toEqual(['INSUFFICIENT_STOCK']);
  });

  test('of the same variant is for staff alone, who replace faulty goods', () => {
    expect(read(delivered(), [to('robe.s')], { by: 'STAFF' })).toHaveLength(1);
  });
});

describe('an exchange', () => {
  test('moves by its method', () => {
    const state = (one: OrderRecord) => [last(one).status, ...exchangeMoves(last(one))];
    const sent = approve(request(delivered(), [to('robe.m')]));
    expect(state(sent)).toEqual([
      'APPROVED',
      'RECEIVED',
      'REFUSED',
      'CANCELLED',
      'EXPIRED',
      'FAILED',
    ]);
    expect(codesOf(() => ship(sent))).toEqual(['NOT_ALLOWED_NOW']);
    expect(state(complete(ship(receive(sent))))).toEqual(['COMPLETED']);
    expect(state(complete(receive(sent)))).toEqual(['COMPLETED']);
    const oneTrip = approve(request(delivered(), [to('robe.m')], 'AT_THE_DOOR'));
    expect(codesOf(() => receive(oneTrip))).toEqual(['NOT_ALLOWED_NOW']);
    expect(state(complete(ship(oneTrip)))).toEqual(['COMPLETED']);
    // The courier brings the earlier goods later.
    const back = receive(complete(ship(oneTrip)));
    expect([last(back).status, last(back).lines[0]?.receivedQuantity]).toEqual(['COMPLETED', 1]);
    expect(codesOf(() => receive(back))).toEqual(['NOT_ALLOWED_NOW']);
  });

  test('is approved once, and each change raises its version', () => {
    const approved = approve(request(delivered(), [to('robe.m')]));
    expect(last(approved).version).toBe(2);
    expect(approve(approved)).toBe(approved);
  });

  test('changes what can come back, and leaves the order as it was bought', () => {
    const one = exchanged(delivered(), to('robe.m'));
    expect(one.lines).toEqual(delivered().lines);
    expect(returnableLines(one)).toEqual([
      { variantId: 'robe.s', quantity: 1 },
      { variantId: 'robe.m', quantity: 1 },
    ]);
    expect(returnedLines(one)).toEqual([]);
    const cash = { amount: null, method: 'CASH' } as const;
    const back = receiveReturn(
      one,
      { requestId: null, lines: [{ variantId: 'robe.m', quantity: 1 }], refund: cash },
      by(),
    );
    expect([back.status, back.refunds[0]?.amount]).toEqual(['DELIVERED', 40_000]);
    expect(back.changes[0]?.lines).toMatchObject([{ variantTitle: 'm', before: 1, after: 0 }]);
    const all = moveByStaff(back, { to: 'RETURNED', by: BY }, NOW);
    expect([all.status, all.refunds[1]?.amount]).toEqual(['RETURNED', 45_000]);
  });

  test('gives the replacement a period of its own', () => {
    const later = inDays(6);
    const one = exchanged(delivered(), to('robe.m'), later);
    const after = inDays(9);
    expect(returnableLines(one, after)).toEqual([{ variantId: 'robe.m', quantity: 1 }]);
    expect(quantitiesOf(exchangeableGoods(one, after))).toEqual([
      { variantId: 'robe.m', quantity: 1 },
    ]);
    expect(isClosed(one, after)).toBe(false);
    expect(isClosed(one, inDays(20))).toBe(true);
  });

  test('is made twice at most for the same goods', () => {
    const first = exchanged(delivered({ lines: [bought('s', 1)] }), to('robe.m'));
    const second = exchanged(first, to('robe.s', 1, 'robe.m'));
    expect(quantitiesOf(goodsOf(second))).toEqual([{ variantId: 'robe.s', quantity: 1 }]);
    expect(exchangeableGoods(second, NOW, 'STAFF')).toEqual([]);
    expect(codesOf(() => read(second, [to('robe.m')]))).toEqual(['NOT_ALLOWED_NOW']);
  });

  test('counts what a dearer replacement cost, for refunds and for the next exchange', () => {
    const one = exchanged(delivered({ lines: [bought('s', 1)], payable: 45_000 }), to('robe.l'));
    expect(last(one).collected).toBe(15_000);
    const [goods] = goodsOf(one);
    expect(goods?.paid).toBe(55_000);
    // Back to a size of another listed price, at the price of today.
    expect(read(one, [to('robe.m', 1, 'robe.l')])[0]?.difference).toBe(-15_000);
    const all = moveByStaff(one, { to: 'RETURNED', by: BY }, NOW);
    expect(all.refunds.map(({ amount }) => amount)).toEqual([60_000]);
  });

  test('refunds what the card paid to the card, and the rest in cash', () => {
    const paid = delivered({
      lines: [bought('s', 1)],
      payable: 40_000,
      shipping: 0,
      status: 'PAID',
      paymentMethod: 'CARD',
      history: [{ status: 'PAID', at: NOW.toISOString() }],
    });
    const one = exchanged(paid, to('robe.l'));
    const all = moveByStaff(one, { to: 'RETURNED', by: BY }, NOW);
    expect(all.refunds.map(({ amount, method }) => [method, amount])).toEqual([
      ['CARD', 40_000],
      ['CASH', 15_000],
    ]);
    const relisted = { ...dress, price: 30_000, originalPrice: 45_000 };
    const lines = read(paid, [to('robe.m')], { of: relisted });
    const cheaper = withExchange(
      paid,
      { lines, method: 'IN_SHOP', reason: '', heldUntil: inDays(6), by: null },
      NOW,
    );
    const done = complete(receive(approve(cheaper)));
    expect(done.refunds).toMatchObject([
      { amount: 10_000, method: 'CARD', doneAt: null, exchangeId: 'o1/E1' },
    ]);
  });

  test('is completed with exactly what is to pay', () => {
    const one = receive(approve(request(delivered(), [to('robe.l')])));
    for (const wrong of [0, 14_999, 15_001, -1]) {
      expect(codesOf(() => complete(one, wrong))).toEqual(['INVALID']);
    }
    expect(last(complete(one, 15_000)).status).toBe('COMPLETED');
  });

  test('of which one of two came back is cut to that one', () => {
    const agreed = approve(request(delivered(), [to('robe.l', 2)]));
    const one = receive(agreed);
    const shipped = ship(one);
    const due = [agreed, one, shipped, complete(shipped)].map((each) =>
      amountToCollect(last(each)),
    );
    expect(due).toEqual([30_000, 15_000, 15_000, 0]);
    expect(last(shipped).lines).toMatchObject([{ quantity: 1, difference: 15_000 }]);
    expect(quantitiesOf(exchangeableGoods(shipped, NOW))).toEqual([
      { variantId: 'robe.s', quantity: 1 },
    ]);
    expect(codesOf(() => receive(one, 2))).toEqual(['INVALID']);
    expect(last(ship(receive(one))).lines[0]?.quantity).toBe(2);
  });

  test('that fails leaves the goods, and makes a return of what was received', () => {
    const one = fail(ship(approve(request(delivered(), [to('robe.m')], 'AT_THE_DOOR'))));
    expect([last(one).status, one.refunds, one.returns]).toEqual(['FAILED', [], []]);
    expect(returnableLines(one)).toEqual([{ variantId: 'robe.s', quantity: 2 }]);
    const received = fail(receive(approve(request(delivered(), [to('robe.m')]))));
    expect(received.refunds.map(({ amount, method }) => [method, amount])).toEqual([
      ['CASH', 40_000],
    ]);
    expect(returnableLines(received)).toEqual([{ variantId: 'robe.s', quantity: 1 }]);
  });

  test('expires after its time, unless the goods came', () => {
    const one = request(delivered(), [to('robe.m')]);
    const until = new Date(last(one).heldUntil ?? '');
    const after = new Date(until.getTime() + 1);
    expect([isExpiredExchange(last(one), until), isExpiredExchange(last(one), after)]).toEqual([
      false,
      true,
    ]);
    expect(isExpiredExchange(last(receive(approve(one))), inDays(90))).toBe(false);
    const expired = endExchange(one, last(one), { by: null, now: after, as: 'EXPIRED' });
    expect(last(expired)).toMatchObject({ status: 'EXPIRED', heldUntil: null, holdsStock: false });
  });
});

describe('an order with an open exchange', () => {
  const one = () => request(delivered(), [to('robe.m')]);

  test('is not returned as a whole, nor closed, and its delivery stays', () => {
    expect(staffMoves(one())).toEqual([]);
    const [problem] = problemsOf(() => moveByStaff(one(), { to: 'RETURNED', by: BY }, NOW));
    expect(problem).toMatchObject({
      code: 'NOT_ALLOWED_NOW',
      message: expect.stringMatching(/^L’échange BV-o11000-E1 est en cours/),
    });
    expect(isClosed(one(), inDays(90))).toBe(false);
    const undone = undoable({ ...delivered(), status: 'SHIPPED' }, delivered(), NOW);
    expect(undoSeconds(undone, NOW)).toBeGreaterThan(0);
    expect(undoSeconds(request(undone, [to('robe.m')]), NOW)).toBe(0);
  });

  test('returns the rest of its goods alone', () => {
    const cash = { amount: null, method: 'CASH' } as const;
    const back = (quantity: number) =>
      receiveReturn(
        one(),
        { requestId: null, lines: [{ variantId: 'robe.s', quantity }], refund: cash },
        by(),
      );
    expect(codesOf(() => back(2))).toEqual(['INVALID']);
    // The delivery fee goes back with the last of it.
    expect([back(1).status, back(1).refunds[0]?.amount]).toEqual(['DELIVERED', 40_000]);
  });
});

test('goods that came back stay those that were refunded, whatever becomes of an exchange that was open then', () => {
  const lines = [bought('s', 1), bought('l', 1, 52_000)];
  const amounts = { total: 92_000, payable: 97_000 };
  // Two of L, of which the one from the exchange cost 550 DH.
  const two = exchanged(delivered({ lines, ...amounts }), to('robe.l'));
  const open = request(two, [to('robe.m', 1, 'robe.l')]);
  const back = receiveReturn(
    open,
    {
      requestId: null,
      lines: [{ variantId: 'robe.l', quantity: 1 }],
      refund: { amount: null, method: 'CASH' },
    },
    by(),
  );
  expect(back.refunds.map(({ amount }) => amount)).toEqual([55_000]);
  const cancelled = endExchange(back, last(back), { ...by(), as: 'CANCELLED' });
  expect(goodsOf(cancelled).map(({ paid, quantity }) => [paid, quantity])).toEqual([[52_000, 1]]);
});

describe('the time for which a replacement is reserved', () => {
  test.each([
    ['2026-11-02', 5, [], '2026-11-07'],
    ['2026-11-03', 5, [], '2026-11-09'],
    ['2026-11-08', 5, [], '2026-11-13'],
    ['2026-11-02', 5, ['2026-11-06'], '2026-11-09'],
    ['2026-11-02', 1, [], '2026-11-03'],
  ])('from %s is %i working days without Sundays and %j', (from, days, closed, end) => {
    const until = endOfHold(new Date(`${from}T10:00:00Z`), days, closed);
    expect(until.toISOString().slice(0, 10)).toBe(end);
  });
});
