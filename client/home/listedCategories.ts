import type { ListedCategories_FacetsFragment } from '../generated/shop/graphql.ts';
import { graphql } from '../generated/shop/index.ts';

graphql(`
  fragment ListedCategories_facets on ProductFacets {
    categories {
      filterValue
      count
    }
  }
`);

/** Returns the names, for filters, of the categories that have any of the products. */
export const listedCategories = ({ categories }: ListedCategories_FacetsFragment) =>
  categories.filter(({ count }) => count > 0).map(({ filterValue }) => filterValue);
