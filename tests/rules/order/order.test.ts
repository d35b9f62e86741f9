import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceCart } from '../../../server/cart/cart.pricing.ts';
import {
  freezeOrder,
  readGuestShipping,
  requireOrderable,
  withoutBought,
} from '../../../server/order/order.rules.ts';
import { orderNumber } from '../../../server/order/order.number.rules.ts';
import { readIdempotencyKey } from '../../../server/shared/idempotency.ts';
import { cartLine, order, product } from '../../store/contract/records.ts';
import { codesOf, refusalOf } from '../shared/refusals.ts';

describe('an order number', () => {
  test.each([
    [0, 0, 'BV-11000'],
    [0, 0.42171, 'BV-42171000'],
    [0, 0.999999, 'BV-99991000'],
    [4_999, 0.999999, 'BV-99991000'],
    [5_000, 0.999999, 'BV-999991000'],
    [50_000, 0.9999999, 'BV-9999991000'],
  ])('after %i orders with chance %d is %s', (ordersSoFar, random, number) => {
    expect(orderNumber('BV-', ordersSoFar, random)).toBe(number);
  });

  test('is the prefix, a number without leading zero in a range at most half full, and 1000', () => {
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), chance, (ordersSoFar, random) => {
        const [, digits = ''] =
          /^BV-([1-9]\d*)1000$/.exec(orderNumber('BV-', ordersSoFar, random)) ?? [];
        expect(digits).not.toBe('');
        const largest = orderNumber('BV-', ordersSoFar, 0.999_999_999_999);
        expect(Number(largest.slice(3, -4))).toBeGreaterThan(ordersSoFar * 2 - 2);
      }),
    );
  });
});

describe('a guest’s form', () => {
  const form = {
    name: 'Nadia',
    phone: '06 12-34.56 78',
    street: '3, rue Oukaïmeden',
    city: 'Rabat',
    region: 'Rabat-Salé-Kénitra',
    postalCode: '10090',
  };

  test('is read field by field; the phone loses its filling, the e-mail may be missing', () => {
    expect(readGuestShipping(form)).toEqual({ ...form, phone: '0612345678', email: null });
    expect(readGuestShipping({ ...form, email: ' N@X.ma ' }).email).toBe('n@x.ma');
    expect(readGuestShipping({ ...form, email: ' ' }).email).toBeNull();
  });

  const refused = (change: object) => refusalOf(() => readGuestShipping({ ...form, ...change }));

  test.each([
    '0123456789',
    '0123456789012',
    '+0612345678',
    '+212\u00a0612\u2011345678',
    '\u202a٠٦١٢٣٤٥٦٧٨\u202c',
  ])('takes the phone « %s »', (phone) => expect(refused({ phone })).toEqual([]));

  test.each(['012345678', '01234567890123', '+', 'abcdefghij', 612345678])(
    'refuses the phone « %s »',
    (phone) => expect(refused({ phone })).toEqual(['INVALID phone']),
  );

  test.each(['name', 'street', 'city', 'region', 'postalCode'])(
    'takes no link for the %s, which goes into mails',
    (field) => expect(refused({ [field]: 'arnaque.example/lot' })).toEqual([`INVALID ${field}`]),
  );

  test('names every wrong field', () => {
    const fields = refused({ name: '', phone: '', email: 'x', city: ' ' });
    expect(fields.toSorted()).toEqual([
      'INVALID email',
      'REQUIRED city',
      'REQUIRED name',
      'REQUIRED phone',
    ]);
  });
});

describe('an idempotency key', () => {
  test.each(['12345678', 'k'.repeat(128), '!~#{}|^`'])('may be « %s »', (key) => {
    expect(readIdempotencyKey(key)).toBe(key);
  });

  test.each([
    '',
    '1234567',
    'k'.repeat(129),
    'avec blanc',
    'é'.repeat(8),
    '1234567\n',
    'a\u0000bcdefgh',
  ])('may not be « %s »', (key) => {
    expect(codesOf(() => readIdempotencyKey(key))).toEqual(['INVALID']);
  });
});

const given = (expectedTotal: number | null, acceptsAlterations = false) => ({
  expectedTotal,
  acceptsAlterations,
  city: null,
});

describe('what can be ordered', () => {
  const catalogue = new Map([['a', product('a', { price: 45_900, originalPrice: 59_900 })]]);
  const cart = priceCart('q', [cartLine('a', 2)], catalogue, 'GUEST');

  test('is a cart at the price that the shopper saw, or cheaper', () => {
    for (const seen of [null, 96_800, 96_801]) {
      expect(codesOf(() => requireOrderable(cart, given(seen)))).toEqual([]);
    }
    const cheaper = refusalOf(() => requireOrderable(cart, given(96_799)));
    expect(cheaper).toEqual(['PRICE_CHANGED expectedTotal']);
  });

  test('is frozen line by line, with the sums of the cart', () => {
    const { lines: _, quantity: __, ...about } = order('o1');
    const frozen = freezeOrder(cart, about);
    const line = { price: 45_900, originalPrice: 59_900, quantity: 2, total: 91_800 };
    expect(frozen).toMatchObject({
      id: 'o1',
      lines: [{ productId: 'a', title: 'Caftan Céleste', brand: 'Belle Vue', ...line }],
      quantity: 2,
      total: 91_800,
      originalTotal: 119_800,
      discount: 28_000,
      shipping: 5_000,
      payable: 96_800,
    });
  });
});

describe('a cart after its order', () => {
  const [bought] = order('o1').lines;
  const took = (productId: string, quantity: number) =>
    bought ? [{ ...bought, productId, variantId: productId, quantity }] : [];

  test('has what was not bought or added in the meantime, and never a negative quantity', () => {
    const lines = [cartLine('a', 2), cartLine('b', 5), cartLine('c', 1)];
    const left = [cartLine('b', 2), cartLine('c', 1)];
    expect(withoutBought(lines, [...took('a', 2), ...took('b', 3)])).toEqual(left);
    expect(withoutBought([cartLine('a', 1)], took('a', 3))).toEqual([]);
    expect(withoutBought([], took('a', 3))).toEqual([]);
  });
});
