import { graphql } from '../../generated/shop/index.ts';
import type { CatalogPageQuery } from '../../generated/shop/graphql.ts';

/** `after` is a cursor: see `ProductList`. */
export const catalogPageQuery = graphql(`
  query CatalogPage($filter: ProductFilter!, $sort: ProductSort!, $first: Int!, $after: String) {
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
      correctedSearch
      missingWords
      understood {
        kind
        text
        filter
        minPrice
        maxPrice
      }
      unsoldKinds
      answeringPages {
        title
        path
      }
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
        colorFamilies {
          value
          count
        }
        audience {
          value
          count
        }
      }
    }
    campaigns {
      ...CampaignBanner_campaign
    }
  }
`);

/** The count of each value; undefined until loaded. */
export type Facets = CatalogPageQuery['products']['facets'] | undefined;

/** A category, a size or a colour as shoppers read it: filters hold its French name in every language. */
export function labelOf(value: string, facets: Facets) {
  const { categories = [], options = [] } = facets ?? {};
  const known = [...categories, ...options.flatMap(({ values }) => values)];
  return known.find((each) => each.value === value)?.label ?? value;
}
