import type { ProductSort } from './generated/graphql.ts';
import { localValue } from './localValue.ts';

/** The catalogue's filters (specification, section 3), without the search text: that one is forgotten on leaving. */
export type CatalogFilters = {
  /** Names of the chosen categories. */
  categories: string[];
  /** Names of the chosen brands. */
  brands: string[];
  /** Highest rating shown, 0 to 5; 5 is no filter. */
  maxRating: number;
  sort: ProductSort;
  /** Whether products out of stock are shown. */
  includeOutOfStock: boolean;
};

/** No filter at all. */
export const defaultFilters: CatalogFilters = {
  categories: [],
  brands: [],
  maxRating: 5,
  sort: 'FEATURED',
  includeOutOfStock: false,
};

const lastChosen = localValue(defaultFilters);

/** The filters as last chosen, so that BOUTIQUE leads back to them. */
export function useCatalogFilters(): CatalogFilters {
  return lastChosen.use();
}

/** Remembers the filters for the rest of the visit. */
export function rememberCatalogFilters(filters: CatalogFilters) {
  const { categories, brands, maxRating, sort, includeOutOfStock } = filters;
  lastChosen.write({ categories, brands, maxRating, sort, includeOutOfStock });
}
