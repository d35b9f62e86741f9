import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Page {
  readonly nodes: ReadonlyArray<{ readonly id: string; readonly brand: string }>;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
  readonly correctedSearch: string | null;
  readonly facets: {
    readonly categories: ReadonlyArray<{ readonly value: string; readonly count: number }>;
  };
}

const PRODUCTS = `query ($filter: ProductFilter, $sort: ProductSort! = FEATURED, $first: Int! = 100, $after: String) {
  products(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id brand } totalCount correctedSearch
    pageInfo { hasNextPage endCursor }
    facets { categories { value count } }
  }
}`;

async function request(variables: object): Promise<Page> {
  const { data, errors } = await shop.graphql<{ products: Page }>(PRODUCTS, variables);
  expect(errors).toEqual([]);
  return data.products;
}

const ids = ({ nodes }: Page) => nodes.map(({ id }) => id);

describe('a search', () => {
  test('of a brand with its punctuation finds that brand alone', async () => {
    const page = await request({ filter: { search: 'ray-b', includeOutOfStock: true } });
    expect(page.totalCount).toBe(3);
    expect(new Set(page.nodes.map(({ brand }) => brand))).toEqual(new Set(['Ray-Ban']));
  });

  test('finds the other forms and names of a word', async () => {
    const everything = (search: string) =>
      request({ filter: { search, includeOutOfStock: true } }).then(ids);
    const caftans = ['caftan-celeste', 'caftan-velours-grenat'];
    for (const search of ['caftans', 'kaftan', 'قفطان']) {
      expect(await everything(search)).toEqual(caftans);
    }
    const eyewear = await request({
      filter: { categories: ['Lunettes'], includeOutOfStock: true },
    });
    expect(await everything('lunettes de soleil')).toEqual(ids(eyewear));
    expect(await everything('sunglasses')).toEqual(ids(eyewear));
    expect(await everything('traditionnel')).toContain('takchita-nour');
  });

  test('corrects an unknown word and says so, unless it is to be exact', async () => {
    const filter = { search: 'cafatn', includeOutOfStock: true };
    const corrected = await request({ filter });
    expect(corrected.correctedSearch).toBe('caftan');
    const written = await request({ filter: { ...filter, search: 'caftan' } });
    expect(written.correctedSearch).toBeNull();
    expect(corrected).toEqual({ ...written, correctedSearch: 'caftan' });
    const exact = await request({ filter: { ...filter, exactSearch: true } });
    expect(exact).toMatchObject({ totalCount: 0, correctedSearch: null });
  });

  test('is resolved in the whole catalogue, whatever else is filtered', async () => {
    // Of a title, although no dress has it.
    const page = await request({ filter: { search: 'caftan', categories: ['Robes'] } });
    expect(page).toMatchObject({ totalCount: 0, correctedSearch: null });
    expect(page.facets.categories).toContainEqual({ value: 'Traditionnels', count: 2 });
    const corrected = await request({ filter: { search: 'cafatn', categories: ['Robes'] } });
    expect(corrected).toMatchObject({ totalCount: 0, correctedSearch: 'caftan' });
  });

  test('by relevance lists titles first, and pages of any size repeat and skip nothing', async () => {
    const filter = { search: 'brodés', includeOutOfStock: true };
    const whole = ids(await request({ filter, sort: 'RELEVANCE' }));
    expect(whole.slice(0, 3)).toEqual([
      'blouse-brodee-fes',
      'gandoura-sable',
      'veste-brodee-majorelle',
    ]);
    expect(whole.length).toBeGreaterThan(3);
    for (const first of [1, 2, 5]) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: Page = await request({ filter, sort: 'RELEVANCE', first, after });
        seen.push(...ids(page));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(seen).toEqual(whole);
    }
  });

  test('a cursor of relevance belongs to that order', async () => {
    const { pageInfo } = await request({ sort: 'RELEVANCE', first: 1 });
    const { errors } = await shop.graphql(PRODUCTS, { after: pageInfo.endCursor });
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});
