import { afterAll, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { startShop } from '../../support/shop/shop.ts';
import { archiveBy, IMPORT, saveBy, unarchiveBy } from '../admin/products.documents.ts';

const shop = await startShop();
afterAll(() => shop.close());
const admin = await openAdmin(shop);

const NEWEST = `query ($after: String, $search: String) {
  products(sort: NEWEST, first: 2, after: $after, filter: { search: $search }) {
    nodes { id } pageInfo { endCursor } answeringPages { title path }
  }
}`;

interface Page {
  readonly nodes: ReadonlyArray<{ readonly id: string }>;
  readonly pageInfo: { readonly endCursor: string };
  readonly answeringPages: ReadonlyArray<Readonly<Record<'title' | 'path', string>>>;
}

async function newest(variables: { after?: string; search?: string } = {}): Promise<Page> {
  const { data, errors } = await shop.graphql<{ products: Page }>(NEWEST, variables);
  expect(errors).toEqual([]);
  return data.products;
}
const idsOf = ({ nodes }: Page) => nodes.map(({ id }) => id);

async function add(title: string, isDraft = false): Promise<string> {
  const { product, userErrors } = await saveBy(admin, {
    title,
    brand: 'Belle Vue',
    categoryName: 'Robes',
    price: 90_000,
    isDraft,
  });
  expect(userErrors).toEqual([]);
  return product?.id ?? '';
}

test('the newest products come first, and a search for them leads there once any is newer', async () => {
  const first = idsOf(await newest());
  expect((await newest({ search: 'nouveautés' })).answeringPages).toEqual([]);

  const draft = await add('Robe de demain', true);
  expect(idsOf(await newest())).toEqual(first);
  const added = await add('Robe du jour');
  const page = await newest();
  expect(idsOf(page)).toEqual([added, first[0]]);
  expect(idsOf(await newest({ after: page.pageInfo.endCursor }))[0]).toBe(first[1]);
  for (const search of ['nouveautés', 'جديد', 'new arrivals']) {
    expect((await newest({ search })).answeringPages).toEqual([
      { title: 'Nouveautés', path: '/products?sort=nouveaut%C3%A9s' },
    ]);
  }

  shop.pass(60_000);
  await unarchiveBy(admin, draft);
  expect(idsOf(await newest())).toEqual([draft, added]);

  // What was listed before is no newer for having been away.
  shop.pass(60_000);
  await archiveBy(admin, added);
  await unarchiveBy(admin, added);
  expect(idsOf(await newest())).toEqual([draft, added]);

  const csv = 'id,title,brand,category,price\nrobe-importee,Robe importée,Belle Vue,Robes,900\n';
  await admin.upload(IMPORT, { file: null }, [
    {
      path: 'variables.file',
      name: 'robes.csv',
      type: 'text/csv',
      bytes: new TextEncoder().encode(csv),
    },
  ]);
  expect(idsOf(await newest())).toEqual(['robe-importee', draft]);
});
