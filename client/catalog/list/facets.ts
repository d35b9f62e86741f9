import type { CatalogPageQuery } from '../../apollo/generated/graphql.ts';

/** The count of each value; undefined until loaded. */
export type Facets = CatalogPageQuery['products']['facets'] | undefined;
