import { expect, test } from 'vitest';
import { readSeed } from '../../../seed/folder.ts';
import type { ProductRecord } from '../../../server/catalog/catalog.store.ts';
import { ProductTable } from '../../../server/catalog/index/catalog.table.ts';

const { products } = await readSeed('seed');
const [model] = products;
if (!model) throw new Error('The seed holds no products');

const withCode = (id: string, sku: string): ProductRecord => ({
  ...model,
  updatedAt: '2026-11-27T08:00:00.000Z',
  version: 1,
  id,
  variants: model.variants.slice(0, 1).map((variant) => ({ ...variant, id, sku })),
});

test('texts for staff are made in chunks, and follow what changes between them', () => {
  const table = new ProductTable();
  for (const id of ['a', 'b', 'c']) table.put(withCode(id, `${id}-first`));
  expect(table.prepareTexts(2)).toBe(true);
  table.put(withCode('a', 'a-second'));
  table.put(withCode('c', 'c-second'));
  table.put(withCode('d', 'd-first'));
  table.remove('b');
  expect(table.prepareTexts(2)).toBe(false);
  table.put(withCode('e', 'e-first'));
  const [isFirst, isSecond] = ['first', 'second'].map((word) => table.variants.matcherOf([word]));
  expect([0, 1, 2, 3, 4].filter((ordinal) => isFirst?.(ordinal))).toEqual([3, 4]);
  expect([0, 1, 2, 3, 4].filter((ordinal) => isSecond?.(ordinal))).toEqual([0, 2]);
});
