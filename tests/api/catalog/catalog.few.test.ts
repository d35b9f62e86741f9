import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAdmin, type TestAdmin } from '../../support/shop/admin.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { saveBy } from '../admin/products.documents.ts';
import { ERRORS } from '../protocol/documents.ts';

let shop: TestShop;
let admin: TestAdmin;
beforeAll(async () => {
  shop = await startShop({ isSeeded: false });
  admin = await openAdmin(shop);
  await admin.request(`mutation { saveCategory(input: { name: "Chaussures" }) { ${ERRORS} } }`);
});
afterAll(() => shop.close());

const add = (title: string) =>
  saveBy(admin, { title, brand: 'Maison Amal', categoryName: 'Chaussures', price: 450_00 });

async function featured(): Promise<readonly string[]> {
  const { data } = await shop.graphql<{ featuredProducts: ReadonlyArray<{ title: string }> }>(
    '{ featuredProducts { title } }',
  );
  return data.featuredProducts.map(({ title }) => title);
}

test('a short list features its first products, until it has those that a long one chooses', async () => {
  const titles = Array.from({ length: 20 }, (_, at) => `Mocassin ${at + 1}`);
  expect(await featured()).toEqual([]);
  const [first = '', ...others] = titles;
  await add(first);
  expect(await featured()).toEqual([first]);
  for (const title of others.slice(0, 10)) await add(title);
  expect(await featured()).toEqual(titles.slice(0, 8));
  for (const title of others.slice(10)) await add(title);
  expect(await featured()).toEqual([3, 9, 6, 20, 14, 8, 11, 16].map((n) => `Mocassin ${n}`));
});
