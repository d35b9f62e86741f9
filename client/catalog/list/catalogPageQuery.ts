import { graphql } from '../../generated/shop/index.ts';
import type { CatalogPageQuery } from '../../generated/shop/graphql.ts';

/** `after` is a cursor: see `CatalogPage`. */
export const catalogPageQuery = graphql(`
  query CatalogPage($filter: ProductFilter!, $sort: ProductSort!, $first: Int!, $after: String) {
    products(filter: $filter, sort: $sort, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...ProductCard_product
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      correctedSearch
      missingWords
      facets {
        categories {
          value: filterValue
          label: value
          count
        }
        brands {
          value
          count
        }
        options {
          filterName
          values {
            value: filterValue
            label: value
            count
            swatch
          }
        }
        price {
          min
          max
        }
        frameWidths {
          value
          count
        }
        occasions {
          occasion
          count
        }
      }
    }
  }
`);

/** The count of each value; undefined until loaded. */
export type Facets = CatalogPageQuery['products']['facets'] | undefined;
