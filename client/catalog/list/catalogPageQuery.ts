import { graphql } from '../../apollo/generated/index.ts';

/** What the catalogue asks for. `after` begins further on: see `CatalogPage`. */
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
      facets {
        categories {
          value
          count
        }
        brands {
          value
          count
        }
      }
    }
  }
`);
