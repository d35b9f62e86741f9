import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceCart } from '../../../server/cart/cart.pricing.ts';
import {
  addLine,
  changeVariant,
  mergeLines,
  readRequestedLines,
  removeLine,
  requireBuyable,
  requireLine,
  setQuantity,
  stepQuantity,
  withVariants,
} from '../../../server/cart/cart.rules.ts';
import type { CartLineRecord } from '../../../server/cart/cart.store.ts';
import type { AlterationRecord } from '../../../server/catalog/catalog.store.ts';
import { onlyVariant } from '../../../server/catalog/catalog.variant.rules.ts';
import { requireOrderable, withoutBought } from '../../../server/order/order.rules.ts';
import { BadInput, Refusal } from '../../../server/shared/problems.ts';
import { lineKeyOf } from '../../../server/shared/isomorphic/line-key.ts';
import { cartLine, order, product } from '../../store/contract/records.ts';
import { codesOf, refusalOf } from '../shared/refusals.ts';

const NOW = '2025-05-02T10:00:00.000Z';
const PRICE = 45_900;

const hem: AlterationRecord = {
  id: 'ourlet',
  title: 'Ourlet',
  price: 3_000,
  days: 2,
  measure: { name: 'Longueur (cm)', min: 90, max: 160, step: 0.5 },
  translations: [{ language: 'EN', title: 'Hem', measureName: 'Length (cm)' }],
};
const darts: AlterationRecord = {
  ...hem,
  id: 'pinces',
  title: 'Pinces',
  price: 5_000,
  days: 3,
  measure: null,
  translations: [],
};
const offered = new Map([['a', [hem, darts]]]);

const HEM_98 = [{ id: 'ourlet', value: 98.5 }];
const DARTS = [{ id: 'pinces', value: null }];
const CHOICES = [[], HEM_98, [{ id: 'ourlet', value: 99 }], DARTS, [...HEM_98, ...DARTS]];

const altered = (quantity: number, alterations: CartLineRecord['alterations'] = HEM_98) => ({
  ...cartLine('a', quantity),
  alterations,
});

/** Two variants, of which the second is the dearer. */
const productWith = (stocks: readonly (number | null)[]) =>
  product('a', {
    price: PRICE,
    originalPrice: 59_900,
    variants: stocks.map((stock, at) => ({
      ...onlyVariant(at === 0 ? 'a' : `a.${at}`, stock),
      price: at === 0 ? null : PRICE + 10_000,
    })),
  });

const priced = (lines: readonly CartLineRecord[], stock: number | null = null) =>
  priceCart('c1', lines, new Map([['a', productWith([stock])]]), 'GUEST', { offered });

const written = ({ variantId, alterations }: Parameters<typeof lineKeyOf>[0]) =>
  JSON.stringify([variantId, alterations.map((each) => JSON.stringify(each)).toSorted()]);

describe('the key of a line', () => {
  test('is the variant’s id, and with alterations theirs with their values', () => {
    expect(lineKeyOf({ variantId: 'a.42', alterations: [] })).toBe('a.42');
    const alterations = [...DARTS, ...HEM_98];
    expect(lineKeyOf({ variantId: 'a.42', alterations })).toBe('a.42+ourlet:98.5+pinces:');
    expect(lineKeyOf({ variantId: 'a', alterations: [{ id: 'pinces' }] })).toBe('a+pinces:');
  });

  const chosen = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('ourlet', 'ourlet-2', 'pinces', 'revers'),
      value: fc.constantFrom(null, 0, 1, 10, 98, 98.5),
    }),
    { selector: ({ id }) => id },
  );
  const line = fc.record({ variantId: fc.constantFrom('a', 'a.1', 'b'), alterations: chosen });

  test('is one for the same choice in any order, and another for any other choice', () => {
    fc.assert(
      fc.property(line, line, (one, other) => {
        const turned = { ...one, alterations: one.alterations.toReversed() };
        expect(lineKeyOf(turned)).toBe(lineKeyOf(one));
        expect(lineKeyOf(one) === lineKeyOf(other)).toBe(written(one) === written(other));
      }),
    );
  });
});

const leftOf = (available: number) =>
  ({ code: 'INSUFFICIENT_STOCK', field: 'quantity', available }) as const;

describe('lines of one variant', () => {
  const buyable = { ...requireBuyable(productWith([5])), alterations: HEM_98 };

  test('are one for each choice of alterations', () => {
    const lines = addLine([cartLine('a', 1)], buyable, 2, NOW, offered);
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
    const again = addLine(lines, { ...buyable, alterations: HEM_98 }, 1, NOW, offered);
    expect(again.map(({ quantity }) => quantity)).toEqual([1, 3]);
    expect(addLine(again, requireBuyable(productWith([5])), 1, NOW, offered)).toMatchObject([
      { quantity: 2, alterations: [] },
      { quantity: 3, alterations: HEM_98 },
    ]);
  });

  test('are found by their key, else the one that is not altered, else the only one', () => {
    const plain = cartLine('a', 1);
    const lines = [altered(2), plain, altered(3, DARTS)];
    const named = { productId: 'a', variantId: 'a' };
    expect(requireLine(lines, { ...named, lineKey: 'a+pinces:' })).toBe(lines[2]);
    expect(requireLine(lines, { productId: 'a', lineKey: 'a' })).toBe(plain);
    expect(requireLine(lines, named)).toBe(plain);
    expect(requireLine(lines.slice(0, 1), { productId: 'a' })).toBe(lines[0]);
    const unclear = [altered(2), altered(3, DARTS)];
    expect(refusalOf(() => requireLine(unclear, named))).toEqual(['NOT_IN_CART productId']);
    for (const lineKey of ['a+ourlet:99', 'b', '', 'c1/a']) {
      expect(refusalOf(() => requireLine(lines, { ...named, lineKey }))).toEqual([
        'NOT_IN_CART lineId',
      ]);
    }
    const other = { productId: 'b', lineKey: 'a+pinces:' };
    expect(codesOf(() => requireLine(lines, other))).toEqual(['NOT_IN_CART']);
  });

  test('share its stock, the earlier first, and may be fewer although they are too many', () => {
    const [first, second] = [altered(2), altered(5, DARTS)];
    const lines = [first, second];
    const three = productWith([3]);
    const set = (line: CartLineRecord, quantity: number) =>
      setQuantity(lines, line, three, quantity, NOW, offered);
    expect(set(first, 1)[0]?.quantity).toBe(1);
    expect(set(second, 1)[1]?.quantity).toBe(1);
    expect(() => set(first, 3)).toThrow(expect.objectContaining({ problems: [leftOf(2)] }));
    expect(() => set(second, 2)).toThrow(expect.objectContaining({ problems: [leftOf(1)] }));
    expect(codesOf(() => addLine(lines, requireBuyable(three), 1, NOW, offered))).toEqual([
      'INSUFFICIENT_STOCK',
    ]);
  });

  test('may be up to 99 each, whatever another has', () => {
    const uncounted = { ...requireBuyable(productWith([null])), alterations: HEM_98 };
    const lines = addLine([cartLine('a', 99)], uncounted, 99, NOW, offered);
    expect(lines.map(({ quantity }) => quantity)).toEqual([99, 99]);
    expect(codesOf(() => addLine(lines, uncounted, 1, NOW, offered))).toEqual(['INVALID']);
  });

  test('follow another size with their alterations, and join the line that is altered alike', () => {
    const lines = [altered(1), { ...altered(2), variantId: 'a.1' }, cartLine('a', 4)];
    const to = (id: string) => requireBuyable(productWith([9, 9]), id);
    const [first] = lines;
    if (!first) throw new Error('There is a first line');
    expect(changeVariant(lines, first, to('a.1'), NOW, offered)).toEqual([
      { ...altered(3), variantId: 'a.1', updatedAt: NOW },
      cartLine('a', 4),
    ]);
  });

  describe('whose alterations are changed', () => {
    const alter = (
      lines: readonly CartLineRecord[],
      alterations: CartLineRecord['alterations'],
    ) => {
      const [first] = lines;
      if (!first) throw new Error('There is a first line');
      const wanted = { ...requireBuyable(productWith([5])), alterations };
      return changeVariant(lines, first, wanted, NOW, offered);
    };

    test('stay in their place, and join the line that is altered alike', () => {
      const lines = [altered(2), cartLine('a', 1), altered(1, DARTS)];
      const longer = [{ id: 'ourlet', value: 99 }];
      expect(alter(lines, longer)).toEqual([
        { ...altered(2, longer), updatedAt: NOW },
        ...lines.slice(1),
      ]);
      expect(alter(lines, [])).toEqual([{ ...altered(3, []), updatedAt: NOW }, lines[2]]);
      expect(alter(lines, DARTS)).toEqual([{ ...altered(3, DARTS), updatedAt: NOW }, lines[1]]);
      expect(alter(lines, HEM_98)).toBe(lines);
    });

    test('take no more than the stock and 99', () => {
      expect(alter([altered(5)], DARTS)).toEqual([{ ...altered(5, DARTS), updatedAt: NOW }]);
      const gone = [altered(2, [{ id: 'revers', value: null }]), cartLine('a', 4)];
      expect(() => alter(gone, DARTS)).toThrow(expect.objectContaining({ problems: [leftOf(1)] }));
      expect(codesOf(() => alter([altered(60), cartLine('a', 40)], []))).toEqual(['INVALID']);
    });
  });

  test('that nothing is offered for any more take no stock', () => {
    const gone = altered(3, [{ id: 'revers', value: null }]);
    const lines = addLine([gone], requireBuyable(productWith([3])), 3, NOW, offered);
    expect(lines.map(({ quantity }) => quantity)).toEqual([3, 3]);
  });
});

const request = (
  alterations: ReadonlyArray<{ readonly id: string; readonly value?: number }>,
  quantity = 1,
) => ({ productId: 'a', alterations, quantity });

describe('a guest’s lines', () => {
  test('are added up by variant and alterations, in any order of them, up to 99', () => {
    const both = [{ id: 'pinces' }, { id: 'ourlet', value: 98.5 }];
    const read = readRequestedLines([
      request(both),
      request(both.toReversed(), 2),
      { productId: 'a', quantity: 4 },
      request([]),
    ]);
    expect(read.map(({ quantity }) => quantity)).toEqual([3, 5]);
    expect(withVariants(read, new Map([['a', productWith([9])]]))).toEqual([
      { productId: 'a', variantId: 'a', alterations: [...HEM_98, ...DARTS], quantity: 3 },
      { productId: 'a', variantId: 'a', alterations: [], quantity: 5 },
    ]);
    expect(() => readRequestedLines([request(both, 60), request(both, 40)])).toThrow(BadInput);
  });

  test('are merged by the same key, with what earlier lines left', () => {
    const merge = (lines: readonly CartLineRecord[], stock: number) => {
      const products = new Map([['a', productWith([stock])]]);
      return mergeLines(lines, requested, products, NOW, { offered });
    };
    const requested = [
      { productId: 'a', quantity: 2, alterations: [{ id: 'ourlet', value: 98.5 }] },
      { productId: 'a', quantity: 2 },
      { productId: 'a', quantity: 2, alterations: [{ id: 'ourlet', value: 98.7 }] },
      { productId: 'a', quantity: 2, alterations: [{ id: 'revers' }] },
      { productId: 'a', quantity: 2, alterations: [{ id: 'pinces' }] },
    ];
    const { lines, problems } = merge([altered(1)], 2);
    expect(lines).toMatchObject([altered(1), { quantity: 1, alterations: [] }]);
    expect(problems.map(({ code }) => code)).toEqual([
      'INSUFFICIENT_STOCK',
      'INVALID',
      'UNKNOWN_ALTERATION',
      'INSUFFICIENT_STOCK',
    ]);
    expect(merge(lines, 2).lines).toEqual(lines);
  });
});

describe('an altered line costs', () => {
  test('the product and its alterations, for each item, with the product’s discount', () => {
    const { lines, ...cart } = priced([altered(2, [...HEM_98, ...DARTS]), cartLine('a', 1)]);
    expect(lines).toMatchObject([
      { id: 'c1/a+ourlet:98.5+pinces:', price: PRICE + 8_000, total: 2 * (PRICE + 8_000) },
      { id: 'c1/a', price: PRICE, total: PRICE },
    ]);
    expect(cart).toMatchObject({
      total: 3 * PRICE + 16_000,
      discount: 3 * 14_000,
      shipping: 0,
      warnings: [],
    });
    expect(lines[0]?.alterations).toEqual([
      {
        id: 'ourlet',
        title: 'Ourlet',
        titles: { EN: 'Hem' },
        measureName: 'Longueur (cm)',
        measureNames: { EN: 'Length (cm)' },
        price: 3_000,
        value: 98.5,
        days: 2,
      },
      {
        id: 'pinces',
        title: 'Pinces',
        titles: {},
        measureName: null,
        measureNames: {},
        price: 5_000,
        value: null,
        days: 3,
      },
    ]);
  });

  test.each([
    ['gone', [{ id: 'revers', value: null }]],
    ['with a value between steps', [{ id: 'ourlet', value: 98.7 }]],
    ['without its value', [{ id: 'ourlet', value: null }]],
    ['with a value that nothing measures', [{ id: 'pinces', value: 1 }]],
    ['named twice', [...DARTS, ...DARTS]],
  ])('nothing with an alteration that is %s: the line is a warning', (_, alterations) => {
    const cart = priced([altered(2, alterations), cartLine('a', 1)], 1);
    expect(cart).toMatchObject({ quantity: 1, total: PRICE, lines: [{ id: 'c1/a' }] });
    expect(cart.warnings).toMatchObject([
      {
        code: 'UNKNOWN_ALTERATION',
        productId: 'a',
        variantId: 'a',
        lineId: `c1/${lineKeyOf({ variantId: 'a', alterations })}`,
      },
    ]);
  });

  test('nothing where an earlier line took the last one', () => {
    const cart = priced([cartLine('a', 2), altered(3), altered(1, DARTS)], 3);
    expect(cart.lines.map(({ quantity, total }) => [quantity, total])).toEqual([
      [2, 2 * PRICE],
      [1, PRICE + 3_000],
      [1, 0],
    ]);
    expect(cart).toMatchObject({
      quantity: 3,
      warnings: [
        { code: 'INSUFFICIENT_STOCK', available: 1, lineId: 'c1/a+ourlet:98.5' },
        { code: 'OUT_OF_STOCK', lineId: 'c1/a+pinces:' },
      ],
    });
  });
});

const about = (acceptsAlterations: boolean, expectedTotal: number | null = null) => ({
  acceptsAlterations,
  expectedTotal,
  city: null,
});

describe('an order with altered lines', () => {
  test('is refused unless the shopper accepts that they are not taken back', () => {
    const cart = priced([cartLine('a', 1), altered(1)]);
    expect(refusalOf(() => requireOrderable(cart, about(false)))).toEqual([
      'REQUIRED acceptsAlterations',
    ]);
    expect(codesOf(() => requireOrderable(cart, about(true)))).toEqual([]);
    expect(codesOf(() => requireOrderable(priced([cartLine('a', 1)]), about(false)))).toEqual([]);
    expect(codesOf(() => requireOrderable(cart, about(true, cart.payable - 1)))).toEqual([
      'PRICE_CHANGED',
    ]);
  });

  test('takes these lines out of the cart, and no others of the variant', () => {
    const bought = order('o1').lines.map((line) => ({
      ...line,
      variantId: 'a',
      quantity: 2,
      alterations: priced([altered(2)]).lines[0]?.alterations ?? [],
    }));
    const lines = [cartLine('a', 2), altered(3), altered(1, DARTS)];
    expect(withoutBought(lines, bought)).toEqual([cartLine('a', 2), altered(1), altered(1, DARTS)]);
  });
});

describe('whatever a shopper does', () => {
  const choice = fc.constantFrom(...CHOICES);
  const variantId = fc.constantFrom('a', 'a.1');
  const quantity = fc.integer({ min: 1, max: 12 });
  const step = fc.oneof(
    fc.record({ do: fc.constant('add' as const), variantId, choice, quantity }),
    fc.record({ do: fc.constant('set' as const), variantId, choice, quantity }),
    fc.record({ do: fc.constant('step' as const), variantId, choice, quantity }),
    fc.record({ do: fc.constant('change' as const), variantId, choice, quantity }),
    fc.record({ do: fc.constant('alter' as const), variantId, choice, quantity, to: choice }),
    fc.record({ do: fc.constant('remove' as const), variantId, choice, quantity }),
    fc.record({ do: fc.constant('merge' as const), variantId, choice, quantity }),
  );
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

  function taken(lines: readonly CartLineRecord[], one: Step, stocks: readonly number[]) {
    const found = productWith(stocks);
    const at = lines.findIndex(
      (each) =>
        lineKeyOf(each) === lineKeyOf({ variantId: one.variantId, alterations: one.choice }),
    );
    const line = lines[at];
    const buyable = { ...requireBuyable(found, one.variantId), alterations: one.choice };
    if (one.do === 'add') return addLine(lines, buyable, one.quantity, NOW, offered);
    if (one.do === 'merge') {
      const requested = [{ productId: 'a', alterations: one.choice, ...one }];
      return mergeLines(lines, requested, new Map([['a', found]]), NOW, { offered }).lines;
    }
    if (!line) return lines;
    if (one.do === 'set') return setQuantity(lines, line, found, one.quantity, NOW, offered);
    if (one.do === 'remove') return removeLine(lines, line);
    if (one.do === 'change') {
      const other = one.variantId === 'a' ? 'a.1' : 'a';
      return changeVariant(lines, line, requireBuyable(found, other), NOW, offered);
    }
    if (one.do === 'alter') {
      return changeVariant(lines, line, { ...buyable, alterations: one.to }, NOW, offered);
    }
    return stepQuantity(lines, line, found, one.quantity % 2 ? 1 : -1, NOW, offered);
  }

  test('no two lines are alike, no stock is passed, and the total is the sum of the lines', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 25 }),
        fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })),
        (steps, stocks) => {
          let lines: readonly CartLineRecord[] = [];
          for (const one of steps) {
            try {
              lines = taken(lines, one, stocks);
            } catch (error) {
              if (!(error instanceof Refusal)) throw error;
            }
            expect(new Set(lines.map(lineKeyOf)).size).toBe(lines.length);
            for (const [at, stock] of stocks.entries()) {
              const id = at === 0 ? 'a' : `a.${at}`;
              const held = lines.filter((each) => each.variantId === id);
              const sum = held.reduce((total, each) => total + each.quantity, 0);
              expect(sum).toBeLessThanOrEqual(stock);
            }
          }
          const products = new Map([['a', productWith(stocks)]]);
          const cart = priceCart('c1', lines, products, 'GUEST', { offered });
          expect(cart.warnings).toEqual([]);
          const sum = lines.reduce((total, { variantId: id, alterations, ...line }) => {
            const price = PRICE + (id === 'a' ? 0 : 10_000);
            const added = alterations.map((each) => (each.id === 'ourlet' ? 3_000 : 5_000));
            return total + line.quantity * added.reduce((all, each) => all + each, price);
          }, 0);
          expect(cart.total).toBe(sum);
        },
      ),
    );
  });

  test('lines above the stock count for what it has, the earlier before the later', () => {
    const lines = fc
      .uniqueArray(fc.record({ choice, quantity }), { selector: ({ choice: of }) => of })
      .map((all) => all.map((one) => altered(one.quantity, one.choice)));
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 30 }), (all, stock) => {
        const cart = priced(all, stock);
        const wanted = all.reduce((sum, one) => sum + one.quantity, 0);
        expect(cart.quantity).toBe(Math.min(wanted, stock));
        const counts = cart.lines.map(({ price, total }) => total / price);
        const short = counts.findIndex((count, at) => count < (all[at]?.quantity ?? 0));
        expect(short === -1 ? [] : counts.slice(short + 1).filter((count) => count > 0)).toEqual(
          [],
        );
      }),
    );
  });
});
