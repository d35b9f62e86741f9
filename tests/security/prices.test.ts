import { afterAll, afterEach, expect, test } from 'vitest';
import type { Cart } from '../api/protocol/documents.ts';
import { product } from '../store/records.ts';
import { startShop } from '../support/shop/shop.ts';
import { expectAlive } from './request.ts';

const shop = await startShop();
afterEach(() => expectAlive(shop));
afterAll(() => shop.close());

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
