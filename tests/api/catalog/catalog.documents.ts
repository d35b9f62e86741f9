import { expect } from 'vitest';
import type { TestShop } from '../../support/shop/shop.ts';

export interface Page {
  readonly nodes: ReadonlyArray<{ readonly id: string; readonly brand: string }>;
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly endCursor: string | null;
  };
  readonly totalCount: number;
  readonly correctedSearch: string | null;
  readonly missingWords: readonly string[];
  readonly facets: {
    readonly categories: ReadonlyArray<{ readonly value: string; readonly count: number }>;
  };
}

export const PRODUCTS = `query ($filter: ProductFilter, $sort: ProductSort! = FEATURED, $first: Int! = 24, $after: String) {
  products(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id brand } totalCount correctedSearch missingWords
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    facets { categories { value count } brands { value count } }
  }
}`;

/** Queries products; a refusal fails the test. */
export async function queryProducts(shop: TestShop, variables: object = {}): Promise<Page> {
  const { data, errors } = await shop.graphql<{ products: Page }>(PRODUCTS, variables);
  expect(errors).toEqual([]);
  return data.products;
}

export const ids = ({ nodes }: Page) => nodes.map(({ id }) => id);

/** The ids of all pages of a list, one after the other. */
export async function idsOfPages(shop: TestShop, variables: object): Promise<readonly string[]> {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: Page = await queryProducts(shop, { ...variables, after });
    expect(page.pageInfo.hasPreviousPage).toBe(seen.length > 0);
    seen.push(...ids(page));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return seen;
}
