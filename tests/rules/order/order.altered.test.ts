import { describe, expect, test } from 'vitest';
import type { ProductRecord } from '../../../server/catalog/catalog.store.ts';
import { NO_OFFERS } from '../../../server/catalog/campaign/offers.rules.ts';
import { frenchWords } from '../../../server/catalog/translation/words.rules.ts';
import { onlyVariant } from '../../../server/catalog/catalog.variant.rules.ts';
import {
  choicesFor,
  exchangeableGoods,
  readExchangeLines,
  withExchange,
  type ExchangeLineInput,
} from '../../../server/order/exchange/exchange.request.rules.ts';
import {
  approveExchange,
  completeExchange,
  failExchange,
  receiveExchanged,
} from '../../../server/order/exchange/exchange.rules.ts';
import { goodsKeyOf, goodsOf } from '../../../server/order/exchange/goods.rules.ts';
import type { NamedInput } from '../../../server/order/exchange/named.rules.ts';
import { moveByStaff, staffMoves } from '../../../server/order/order.states.ts';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import {
  canRequestReturn,
  receiveReturn,
  requestReturn,
  returnableLines,
  returnedLines,
} from '../../../server/order/return/return.rules.ts';
import { product } from '../../store/contract/records.ts';
import { codesOf, problemsOf, refusalOf } from '../shared/refusals.ts';
import { BY, dress, hem, NOW, ordered } from './altered.records.ts';

const WAY = ['CONFIRMED', 'PREPARED', 'SHIPPED', 'DELIVERED'] as const;
const SHORT = 'robe.38+ourlet:98';
const LONG = 'robe.38+ourlet:102';
const delivered = (lines = [dress(2), dress(1, [hem(98)]), dress(1, [hem(102)])]) =>
  ordered(lines, WAY);
const onlyAltered = () => delivered([dress(1, [hem(98)])]);
const robe: ProductRecord = product('robe', {
  title: 'Robe',
  price: 60_000,
  originalPrice: 60_000,
  options: [{ name: 'Taille', values: ['38', '40'].map((value) => ({ value, swatch: null })) }],
  variants: ['38', '40'].map((size) => ({ ...onlyVariant(`robe.${size}`, 5), values: [size] })),
});
const products = new Map([['robe', robe]]);

const messagesOf = (rule: () => unknown) => problemsOf(rule).map(({ message }) => message);
const quantities = (of: OrderRecord) =>
  goodsOf(of).map(({ variant, quantity }) => [goodsKeyOf(variant), quantity]);
const ask = (of: OrderRecord, variantId = 'robe.38') =>
  requestReturn(of, { reason: '', lines: [{ variantId, quantity: 1 }] }, NOW);
const receive = (of: OrderRecord, line: Partial<NamedInput>, quantity = 1) =>
  receiveReturn(
    of,
    {
      requestId: null,
      lines: [{ variantId: 'robe.38', quantity, ...line }],
      refund: { amount: null, method: 'CASH' },
    },
    BY,
  );
function exchanged(of: OrderRecord, line: Partial<ExchangeLineInput>, by: 'SHOPPER' | 'STAFF') {
  const wanted = { variantId: 'robe.38', toVariantId: 'robe.40', quantity: 1, ...line };
  const about = { products, offers: NO_OFFERS, now: NOW, words: frenchWords };
  const lines = readExchangeLines(of, [wanted], { ...about, by });
  const made = { method: 'SEND_BACK', reason: '', heldUntil: NOW, by: BY.by } as const;
  return withExchange(of, { lines, ...made }, NOW);
}

describe('altered goods', () => {
  test('are apart from others of their variant', () => {
    expect(quantities(delivered())).toEqual([
      ['robe.38', 2],
      [SHORT, 1],
      [LONG, 1],
    ]);
    const back = receive(delivered(), { lineId: LONG, isDefective: true });
    expect(quantities(back)).toEqual([
      ['robe.38', 2],
      [SHORT, 1],
    ]);
  });

  test('are no goods that a shopper may return, and a request for them says why', () => {
    expect(returnableLines(delivered(), NOW)).toEqual([{ variantId: 'robe.38', quantity: 2 }]);
    expect(ask(delivered()).returns[0]?.lines).toEqual([
      { variantId: 'robe.38', quantity: 1, cause: null },
    ]);
    expect(canRequestReturn(onlyAltered(), NOW)).toBe(false);
    expect(messagesOf(() => ask(onlyAltered()))).toEqual([
      'Un article retouché n’est ni repris ni échangé, sauf défaut. Dans ce cas, appelez la boutique.',
    ]);
    const mixed = delivered([{ ...dress(1), variantId: 'robe.40' }, dress(1, [hem(98)])]);
    expect(refusalOf(() => ask(mixed))).toEqual(['INVALID lines.0.variantId']);
    expect(messagesOf(() => ask(mixed))).toEqual([
      '«\u00a0Robe\u00a0» a été retouché\u00a0: il n’est ni repris ni échangé, sauf défaut. Dans ce cas, appelez la boutique.',
    ]);
  });

  test('are no goods that a shopper may exchange', () => {
    const offered = exchangeableGoods(delivered(), NOW);
    expect(offered.map(({ variant }) => goodsKeyOf(variant))).toEqual(['robe.38']);
    expect(exchangeableGoods(delivered(), NOW, 'STAFF')).toHaveLength(3);
    expect(codesOf(() => exchanged(onlyAltered(), {}, 'SHOPPER'))).toEqual(['NOT_ALLOWED_NOW']);
    const mixed = delivered([{ ...dress(1), variantId: 'robe.40' }, dress(1, [hem(98)])]);
    expect(refusalOf(() => exchanged(mixed, {}, 'SHOPPER'))).toEqual(['INVALID lines.0.variantId']);
    expect(exchanged(delivered(), {}, 'SHOPPER').exchanges[0]?.lines[0]?.from.alterations).toEqual(
      [],
    );
  });

  test('come back to staff for a defect alone, which is recorded, and what was paid goes back', () => {
    expect(refusalOf(() => receive(onlyAltered(), {}))).toEqual(['INVALID lines.0.isDefective']);
    expect(refusalOf(() => receive(delivered(), { lineId: SHORT }))).toEqual([
      'INVALID lines.0.isDefective',
    ]);
    const back = receive(onlyAltered(), { isDefective: true });
    const line = { variantId: 'robe.38', lineId: SHORT, quantity: 1, isDefective: true };
    expect(back).toMatchObject({ status: 'RETURNED', returns: [{ lines: [line] }] });
    // The hem of 30 DH was paid too.
    expect(back.refunds.map(({ amount }) => amount)).toEqual([63_000]);
    expect(returnedLines(back)).toEqual([line]);
    expect(back.changes.at(-1)?.lines).toMatchObject([
      { title: 'Robe', alterations: [{ value: 98 }], before: 1, after: 0 },
    ]);
  });

  test('are named by their line where there are several of the variant', () => {
    const two = () => delivered([dress(1, [hem(98)]), dress(1, [hem(102)])]);
    expect(refusalOf(() => receive(two(), { isDefective: true }))).toEqual([
      'REQUIRED lines.0.lineId',
    ]);
    const back = receive(two(), { isDefective: true, lineId: LONG });
    expect(quantities(back)).toEqual([[SHORT, 1]]);
    expect(refusalOf(() => receive(two(), { isDefective: true, lineId: 'robe.38' }))).toEqual([
      'INVALID lines.0.variantId',
    ]);
    // Without a line, the goods that were not altered.
    expect(quantities(receive(delivered(), { isDefective: true }))[0]).toEqual(['robe.38', 1]);
    expect(refusalOf(() => receive(two(), { isDefective: true, lineId: LONG }, 2))).toEqual([
      'INVALID lines.0.quantity',
    ]);
  });

  test('are not returned with all of an order by one move', () => {
    const order = delivered();
    expect(staffMoves(order)).toEqual([]);
    expect(codesOf(() => moveByStaff(order, { to: 'RETURNED', by: BY.by }, NOW))).toEqual([
      'NOT_ALLOWED_NOW',
    ]);
  });

  test('are replaced by goods that are altered alike, without a difference', () => {
    const [goods] = exchangeableGoods(onlyAltered(), NOW, 'STAFF');
    if (!goods) throw new Error('Nothing can be exchanged');
    expect(choicesFor(goods, robe, NO_OFFERS).map(({ difference }) => difference)).toEqual([0]);
    expect(refusalOf(() => exchanged(onlyAltered(), {}, 'STAFF'))).toEqual([
      'INVALID lines.0.isDefective',
    ]);
    const begun = exchanged(onlyAltered(), { isDefective: true }, 'STAFF');
    const [exchange] = begun.exchanges;
    if (!exchange) throw new Error('The exchange is missing');
    expect(exchange.lines).toMatchObject([
      {
        isDefective: true,
        difference: 0,
        to: { variantId: 'robe.40', price: 63_000, alterations: [{ id: 'ourlet', value: 98 }] },
      },
    ]);
    const approved = approveExchange(begun, exchange, { ...BY, heldUntil: NOW });
    const last = (of: OrderRecord) => of.exchanges.at(-1) ?? exchange;
    const received = receiveExchanged(approved, last(approved), {
      ...BY,
      lines: [{ variantId: 'robe.38', quantity: 1 }],
    });
    const done = completeExchange(received, last(received), { ...BY, collected: 0 });
    expect(quantities(done)).toEqual([['robe.40+ourlet:98', 1]]);
    expect(returnableLines(done, NOW)).toEqual([]);
    const failed = failExchange(received, last(received), { ...BY, refusal: 'Non', refund: null });
    expect(failed.returns[0]?.lines).toEqual([
      { variantId: 'robe.38', lineId: SHORT, quantity: 1, isDefective: true, cause: null },
    ]);
    expect(failed.refunds.map(({ amount }) => amount)).toEqual([63_000]);
  });
});
