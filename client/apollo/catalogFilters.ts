import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

import { graphql } from './generated/index.ts';
import type { CatalogFiltersQuery } from './generated/graphql.ts';

/** The catalogue's filters, without the search text: that one is forgotten on leaving. */
export type CatalogFilters = CatalogFiltersQuery['catalogFilters'];

/** No filter at all. The type name is what the cache needs to read it back. */
export const defaultFilters: CatalogFilters & { __typename: 'CatalogFilters' } = {
  __typename: 'CatalogFilters',
  categories: [],
  brands: [],
  maxRating: 5,
  sort: 'FEATURED',
  includeOutOfStock: false,
};

const catalogFiltersQuery = graphql(`
  query CatalogFilters {
    catalogFilters @client {
      categories
      brands
      maxRating
      sort
      includeOutOfStock
    }
  }
`);

/** The filters as last chosen, so that BOUTIQUE leads back to them. */
export function useCatalogFilters(): CatalogFilters {
  const { data } = useQuery(catalogFiltersQuery, { fetchPolicy: 'cache-only' });
  return data?.catalogFilters ?? defaultFilters;
}

/** Remembers the filters for the rest of the visit. */
export function rememberCatalogFilters(client: ApolloClient, filters: CatalogFilters) {
  const { categories, brands, maxRating, sort, includeOutOfStock } = filters;
  const catalogFilters = {
    __typename: 'CatalogFilters' as const,
    categories,
    brands,
    maxRating,
    sort,
    includeOutOfStock,
  };
  client.writeQuery({ query: catalogFiltersQuery, data: { catalogFilters } });
}
