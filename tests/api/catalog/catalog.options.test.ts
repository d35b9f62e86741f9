import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { saveBy } from '../admin/products.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);

const boots = await saveBy(admin, {
  title: 'Bottines de cuir souple',
  brand: 'Souk',
  categoryName: 'Hauts',
  price: 40_000,
  options: [
    { name: 'Pointure', values: ['39', '41', '100'].map((value) => ({ value })) },
    { name: 'Talon', values: [{ value: 'Plat' }] },
  ],
  variants: ['39', '41', '100'].map((value) => ({ values: [value, 'Plat'], stockOnHand: 2 })),
});

interface Found {
  readonly totalCount: number;
  readonly understood: readonly { readonly kind: string; readonly filter: string }[];
  readonly facets: {
    readonly options: readonly {
      readonly name: string;
      readonly values: readonly { readonly value: string; readonly count: number }[];
    }[];
  };
}

async function find(filter: object, language = 'FR'): Promise<Found> {
  const { data } = await shop.graphql<{ products: Found }>(
    `query ($filter: ProductFilter) @inContext(language: ${language}) {
      products(filter: $filter, first: 10) {
        totalCount understood { kind filter } facets { options { name values { value count } } }
      }
    }`,
    { filter },
  );
  return data.products;
}

describe('an option of products', () => {
  test('is a facet, its numbers in their order', async () => {
    expect(boots.userErrors).toEqual([]);
    const { facets } = await find({});
    expect(facets.options.find(({ name }) => name === 'Pointure')?.values).toEqual([
      { value: '39', count: 1 },
      { value: '41', count: 1 },
      { value: '100', count: 1 },
    ]);
  });

  test('is what a search for its sizes is understood as', async () => {
    const { totalCount, understood } = await find({ search: 'bottines 41' });
    expect(totalCount).toBe(1);
    expect(understood).toContainEqual({ kind: 'SIZE', filter: 'Pointure 41' });
    const sized = await find({ search: 'bottines 39' });
    expect(sized.understood.map(({ filter }) => filter)).toContain('Pointure 39');
    const clothes = await find({ search: 'jupe 40' });
    expect(clothes.understood).toContainEqual({ kind: 'SIZE', filter: 'taille 40' });
  });
});
