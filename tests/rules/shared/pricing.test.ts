import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartPageTexts as arabic } from '../../../client/cart/page/cartPage.ar.ts';
import { cartPageTexts as english } from '../../../client/cart/page/cartPage.en.ts';
import { cartPageTexts } from '../../../client/cart/page/cartPage.fr.ts';
import { typeDefs } from '../../../server/http/graphql/schema.ts';
import { plainDirhams } from '#shared/money.ts';
import {
  deliveryFee,
  discountPercent,
  FREE_DELIVERY_FROM,
  GUEST_DELIVERY_FEE,
  missingForFreeDelivery,
  sumTotals,
  vatContained,
} from '#shared/pricing.ts';

const lines = fc.array(
  fc.record({
    price: fc.integer({ min: 0, max: 99_999_999 }),
    originalPrice: fc.integer({ min: 0, max: 99_999_999 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { maxLength: 100 },
);

describe('the delivery fee', () => {
  test.each([
    [0, 0, 'GUEST', 0],
    [1, 1, 'GUEST', 5_000],
    [99_999, 1, 'GUEST', 5_000],
    [100_000, 1, 'GUEST', 0],
    [100_001, 1, 'GUEST', 0],
    [1, 1, 'CUSTOMER', 0],
  ] as const)('of %i centimes, quantity %i, for a %s is %i', (total, quantity, delivery, fee) => {
    expect(deliveryFee(total, quantity, delivery)).toBe(fee);
  });

  test('is the one that texts for shoppers and programs name', () => {
    const from = plainDirhams(FREE_DELIVERY_FROM);
    const fee = plainDirhams(GUEST_DELIVERY_FEE);
    expect(cartPageTexts.shippingNote).toMatch(new RegExp(`\\bplus de ${from} DH$`));
    expect(arabic.shippingNote).toMatch(new RegExp(` ${from}\\sدرهم$`));
    expect(english.shippingNote).toMatch(new RegExp(` over ${from}\\sDH$`));
    expect(typeDefs).toContain(`${fee} DH for a guest's cart below ${from} DH`);
  });
});

describe('the discount badge', () => {
  test.each([
    [349_000, 420_000, 17],
    [50_000, 100_000, 50],
    [99_500, 100_000, 1],
    [99_600, 100_000, 0],
    [100_000, 100_000, 0],
    [120_000, 100_000, 0],
    [0, 100_000, 100],
    [100, 100_000, 99],
    [0, 0, 0],
  ])('of %i instead of %i says %i %%', (price, originalPrice, percent) => {
    expect(discountPercent({ price, originalPrice })).toBe(percent);
  });
});

describe('totals', () => {
  test('of two lines, written out', () => {
    const two = [
      { price: 45_900, originalPrice: 59_900, quantity: 2 },
      { price: 5, originalPrice: 10, quantity: 3 },
    ];
    expect(sumTotals(two, 'GUEST')).toEqual({
      quantity: 5,
      total: 91_815,
      originalTotal: 119_830,
      discount: 28_015,
      shipping: 5_000,
      payable: 96_815,
    });
  });

  test('are whole centimes that fit together, whatever the lines', () => {
    fc.assert(
      fc.property(
        lines,
        fc.constantFrom('GUEST' as const, 'CUSTOMER' as const),
        (some, delivery) => {
          const totals = sumTotals(some, delivery);
          expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true);
          expect(BigInt(totals.total)).toBe(
            some.reduce((sum, line) => sum + BigInt(line.price) * BigInt(line.quantity), 0n),
          );
          expect(totals.discount).toBe(totals.originalTotal - totals.total);
          expect(totals.payable).toBe(totals.total + totals.shipping);
          expect([0, 5_000]).toContain(totals.shipping);
        },
      ),
    );
  });
});

describe('what is missing for free delivery', () => {
  test.each([
    [0, 'GUEST', 0],
    [88_900, 'GUEST', 11_100],
    [99_999, 'GUEST', 1],
    [100_000, 'GUEST', 0],
    [100_001, 'GUEST', 0],
    [88_900, 'CUSTOMER', 0],
  ] as const)('at %i centimes for a %s is %i', (price, delivery, missing) => {
    const some = price === 0 ? [] : [{ price, originalPrice: price, quantity: 1 }];
    expect(missingForFreeDelivery(sumTotals(some, delivery))).toBe(missing);
  });
});

describe('the VAT contained in an amount', () => {
  test.each([
    [0, 0],
    [1, 0],
    [3, 1],
    [120, 20],
    [91_800, 15_300],
    [129_950, 21_658],
    // 13 / 6 and 15 / 6: below and at the half.
    [13, 2],
    [15, 3],
  ])('of %i centimes is %i', (amount, vat) => {
    expect(vatContained(amount, 20)).toBe(vat);
  });

  test('is 20 % of the rest, to the centime, for any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (amount) => {
        const vat = vatContained(amount, 20);
        const net = amount - vat;
        expect(Number.isInteger(vat)).toBe(true);
        expect(net + vat).toBe(amount);
        // Half a centime of tax, and the tax of half a centime.
        expect(Math.abs(vat * 5 - net)).toBeLessThanOrEqual(3);
      }),
    );
  });
});
