import { occasionSlugs, type PageOccasion } from '#shared/occasions.ts';
import { graphql } from '../../generated/shop/index.ts';
import { paths } from '#shared/paths.ts';
import { catalogVariables, noFilters } from '../list/filter/filters.ts';
import { withLength } from '../list/listLength.ts';

export const occasionPageQuery = graphql(`
  query OccasionPage($filter: ProductFilter!, $sort: ProductSort!, $first: Int!, $after: String) {
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
    products(first: 1) {
      facets {
        ...OccasionTiles_facets
      }
    }
  }
`);

/** Returns the variables of the shop's list with this occasion alone. */
export function occasionVariables(occasion: PageOccasion, first: number, after: string | null) {
  return catalogVariables({ ...noFilters, occasions: [occasionSlugs[occasion]] }, first, after);
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
