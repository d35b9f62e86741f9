import { expect, test } from 'vitest';
import { exchangedLines } from '../../../client/shared/InvoiceTable.tsx';

const lines = [
  {
    variantId: 'robe.s',
    toVariantId: 'robe.l',
    title: 'Robe',
    variantTitle: 'S',
    toVariantTitle: 'L',
    brand: 'Belle Vue',
    quantity: 2,
    paid: { amount: 54_900 },
    difference: { amount: 10_200 },
  },
];
const factsOf = (kind: Parameters<typeof exchangedLines>[1]) =>
  exchangedLines(lines, kind).map(({ title, variantTitle, price, quantity }) => [
    title,
    variantTitle,
    price.amount * quantity,
  ]);

test('the documents of an exchange name what came back at what was paid, and what was given', () => {
  expect(factsOf('CREDIT_NOTE')).toEqual([['Robe', 'S', -109_800]]);
  expect(factsOf('INVOICE')).toEqual([['Robe', 'L', 120_000]]);
  expect(factsOf('EXCHANGE_NOTE')).toEqual([
    ['Repris\u00a0: Robe', 'S', -109_800],
    ['Remis\u00a0: Robe', 'L', 120_000],
  ]);
});
