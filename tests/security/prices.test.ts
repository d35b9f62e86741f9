import { afterAll, afterEach, expect, test } from 'vitest';
import type { Cart } from '../api/protocol/documents.ts';
import { planImport } from '../../server/catalog/catalog.import.rules.ts';
import { BadCatalogFile, COLUMNS, readCsv } from '../../server/catalog/catalog.csv.ts';
import { category, product } from '../store/records.ts';
import { startShop } from '../support/shop/shop.ts';
import { expectAlive } from './request.ts';

const shop = await startShop();
afterEach(() => expectAlive(shop));
afterAll(() => shop.close());

function placesOf(price: string): readonly string[] {
  const text = `${COLUMNS.join(',')}\nrobe-lin,Robe en lin,Belle Vue,,Robes,"${price}",,non,,,,`;
  const shopOf = { products: [], categories: [category('robes', { name: 'Robes' })] };
  try {
    const { problems } = planImport(readCsv(text), {
      ...shopOf,
      archived: [],
      createCategories: false,
      pictures: new Map(),
      now: new Date(),
    });
    return problems.map(({ line, field }) => `${line} ${field}`);
  } catch (error) {
    if (error instanceof BadCatalogFile) return ['file'];
    throw error;
  }
}

test.each<readonly [string, boolean]>([
  ...['12abc', '', '-5', '1e9', '0x10', 'NaN', 'Infinity', '1.2.3', '12,345', '٣٨٩'].map(
    (price) => [price, true] as const,
  ),
  ...['389', ' 389 ', '389.5', '389,50'].map((price) => [price, false] as const),
])('CRT-014: whether the price « %s » of a catalogue file is refused: %j', (price, isRefused) => {
  expect(placesOf(price).includes('2 price')).toBe(isRefused);
});

test('CRT-015: a hundred lines of 0.10 and 0.20 DH add up to the centime', async () => {
  const products = Array.from({ length: 100 }, (_, n) =>
    product(`cheap-${n}`, {
      position: 1000 + n,
      categoryName: 'Robes',
      outOfStock: false,
      price: n % 2 === 0 ? 10 : 20,
      originalPrice: 30,
    }),
  );
  await shop.store.transaction(({ catalog }) => catalog.save({ products }));
  const lines = products.map(({ id }) => ({ productId: id, quantity: 3 }));
  const { data } = await shop.graphql<{ quote: Cart }>(
    `query ($lines: [CartLineInput!]!) { quote(lines: $lines) {
      quantity total { amount } originalTotal { amount } discount { amount } payable { amount }
    } }`,
    { lines },
  );
  expect(data.quote).toEqual({
    quantity: 300,
    total: { amount: 4_500 },
    originalTotal: { amount: 9_000 },
    discount: { amount: 4_500 },
    payable: { amount: 9_500 },
  });
});
