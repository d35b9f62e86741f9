import type { CatalogPageQuery } from '../../generated/shop/graphql.ts';

/** The count of each value; undefined until loaded. */
export type Facets = CatalogPageQuery['products']['facets'] | undefined;
