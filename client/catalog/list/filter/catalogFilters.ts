import type { FrameWidth, Occasion, ProductSort } from '../../../generated/shop/graphql.ts';
import { localVariable } from '../../../apollo/localVariable.ts';

/** The other orders are for suggestions and for frames that fit. */
export type ListSort = Exclude<ProductSort, 'RELEVANCE' | 'FRAME_FIT'>;

/** Without the search text, which is not remembered. */
export type CatalogFilters = {
  categories: string[];
  brands: string[];
  /** Highest rating shown, 0 to 5; 5 is no filter. */
  maxRating: number;
  sort: ListSort;
  includeOutOfStock: boolean;
  sizes: string[];
  colours: string[];
  /** In dirhams; null is no limit. */
  minPrice: number | null;
  maxPrice: number | null;
  /** Widths of eyewear. */
  widths: FrameWidth[];
  occasions: Occasion[];
};

export const defaultFilters: CatalogFilters = {
  categories: [],
  brands: [],
  maxRating: 5,
  sort: 'FEATURED',
  includeOutOfStock: false,
  sizes: [],
  colours: [],
  minPrice: null,
  maxPrice: null,
  widths: [],
  occasions: [],
};

const lastFilters = localVariable(defaultFilters);

/** The filters of this visit: BOUTIQUE leads back to them. */
export function useCatalogFilters(): CatalogFilters {
  return lastFilters.use();
}

export function rememberCatalogFilters(filters: CatalogFilters) {
  lastFilters.write(filters);
}
