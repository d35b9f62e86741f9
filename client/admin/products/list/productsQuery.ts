import { graphql } from '../../generated/index.ts';
import type { AdminProductsQuery } from '../../generated/graphql.ts';

export const pageSize = 30;

export const productsQuery = graphql(`
  query AdminProducts($filter: ProductFilter, $first: Int!, $after: String) {
    products(filter: $filter, first: $first, after: $after) {
      totalCount
      nodes {
        id
        title
        brand
        categoryName
        image
        imageAlt
        price {
          amount
        }
        originalPrice {
          amount
        }
        outOfStock
        archivedAt
        isDraft
        images {
          url
          sources {
            url
            width
          }
        }
        variants {
          id
          title
          values
          quantityAvailable
          waiting
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export type ListedProduct = AdminProductsQuery['products']['nodes'][number];
