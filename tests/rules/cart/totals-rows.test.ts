import { expect, test } from 'vitest';
import { totalsRows, type Sums } from '../../../client/cart/totalsRows.ts';

const TEXTS = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Delivery',
  free: 'Free',
  total: 'Total',
};
const SUMS: Sums = {
  subtotal: { amount: 30_000 },
  discount: { amount: 5_000 },
  shipping: { amount: 4_900 },
  payable: { amount: 29_900 },
};
const rows = (changed: Partial<Sums> = {}) => totalsRows({ ...SUMS, ...changed }, TEXTS);
const written = (changed?: Partial<Sums>) =>
  rows(changed).map(({ label, sum }) => `${label} ${sum}`);

test('a total has its rows in the order of the calculation', () => {
  expect(written()).toEqual([
    'Subtotal 300\u00a0DH',
    'Discount \u221250\u00a0DH',
    'Delivery 49\u00a0DH',
    'Total 299\u00a0DH',
  ]);
});

test('free delivery says so, and a sum that is undefined has no row', () => {
  expect(written({ shipping: { amount: 0 } })).toContain('Delivery Free');
  const without = written({ discount: undefined, shipping: undefined });
  expect(without).toEqual(['Subtotal 300\u00a0DH', 'Total 299\u00a0DH']);
});

test('only a discount above zero is a reduction', () => {
  const marked = [5_000, 0].map((amount) =>
    rows({ discount: { amount } }).map((row) => row.isReduction),
  );
  expect(marked.map((each) => each.filter(Boolean).length)).toEqual([1, 0]);
});

test('a code has a row of its own, and the discount is the rest', () => {
  const discountCode = { code: 'AID10', saving: { amount: 3_000 } };
  expect(written({ discountCode })).toEqual([
    'Subtotal 300\u00a0DH',
    'Discount \u221220\u00a0DH',
    'Code AID10 \u221230\u00a0DH',
    'Delivery 49\u00a0DH',
    'Total 299\u00a0DH',
  ]);
});

test('a discount that is all of the code has no row beside it', () => {
  const discountCode = { code: 'AID10', saving: { amount: 5_000 }, reason: null };
  expect(rows({ discountCode }).map(({ label }) => label)).toEqual([
    'Subtotal',
    'Code AID10',
    'Delivery',
    'Total',
  ]);
});

test('a code for free delivery says so, and one that does not apply has no row', () => {
  const discountCode = { code: 'PORT', saving: { amount: 0 } };
  expect(written({ discountCode })).toContain('Code PORT Livraison offerte');
  expect(written({ discountCode: { ...discountCode, reason: 'Pas encore.' } })).toEqual(written());
});
