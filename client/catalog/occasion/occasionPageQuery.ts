import { occasionSlugs, type PageOccasion } from '#shared/catalog/occasions.ts';
import type { ShopTextKey } from '../../generated/shop/graphql.ts';
import { graphql } from '../../generated/shop/index.ts';
import { paths } from '#shared/paths.ts';
import { catalogVariables, noFilters } from '../list/filter/filters.ts';
import { withLength } from '../list/listLength.ts';

export const occasionPageQuery = graphql(`
  query OccasionPage(
    $filter: ProductFilter!
    $sort: ProductSort!
    $first: Int!
    $after: String
    $texts: [ShopTextKey!]!
  ) {
    shop {
      texts(keys: $texts) {
        key
        text
      }
    }
    products(filter: $filter, sort: $sort, first: $first, after: $after) {
      nodes {
        id
        ...ProductCard_product
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      facets {
        ...OccasionTiles_facets
      }
    }
  }
`);

export const occasionsPageQuery = graphql(`
  query OccasionsPage {
    shop {
      texts(keys: [OCCASIONS]) {
        key
        text
      }
    }
    products(first: 1) {
      facets {
        ...OccasionTiles_facets
      }
    }
  }
`);

/** Returns the variables of the shop's list with this occasion alone, and of its own text. */
export function occasionVariables(occasion: PageOccasion, first: number, after: string | null) {
  const filters = { ...noFilters, occasions: [occasionSlugs[occasion]] };
  return {
    ...catalogVariables(filters, first, after),
    texts: [`OCCASION_${occasion}`] satisfies ShopTextKey[],
  };
}

/** Parameters of its address. */
export const occasionParameters = { date: 'date', after: 'after' } as const;

type Shown = { date: string | null; length?: number; after?: string | null };

export function occasionPath(occasion: PageOccasion, { date, length = 0, after = null }: Shown) {
  const params = new URLSearchParams();
  if (date !== null) params.set(occasionParameters.date, date);
  if (after !== null) params.set(occasionParameters.after, after);
  return withLength(paths.occasion(occasionSlugs[occasion], params.toString()), length);
}
