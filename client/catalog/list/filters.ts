import { defaultFilters, type CatalogFilters, type ListSort } from '../../apollo/catalogFilters.ts';
import type { ProductFilter } from '../../apollo/generated/graphql.ts';
import { paths } from '../../page/paths.ts';

/** The filters and the search text: all that the catalogue's address holds. */
export type Filters = CatalogFilters & {
  search: string;
  /** The search is not to be corrected. */
  isExact: boolean;
};

const sortNames: Record<ListSort, string | null> = {
  FEATURED: null,
  PRICE_ASC: 'prix-croissant',
  PRICE_DESC: 'prix-décroissant',
};

export const sorts: readonly ListSort[] = ['FEATURED', 'PRICE_ASC', 'PRICE_DESC'];

export function isSort(value: string): value is ListSort {
  return value in sortNames;
}

export const noFilters: Filters = { ...defaultFilters, search: '', isExact: false };

/** Invalid parameters are ignored. */
export function readFilters(params: URLSearchParams): Filters {
  const note = Number(params.get(filterNames.mark) ?? Number.NaN);
  return {
    categories: readList(params, filterNames.category),
    brands: readList(params, filterNames.brand),
    maxRating: note >= 0 && note < 5 ? Math.round(note * 10) / 10 : 5,
    sort: readSort(params.get(filterNames.sort)),
    includeOutOfStock: params.get(filterNames.outOfStock) === '1',
    search: params.get(filterNames.search) ?? '',
    isExact: params.get(filterNames.exact) === '1',
  };
}

/** Defaults are left out. */
export function writeFilters(filters: Partial<Filters>) {
  const { categories, brands, maxRating, sort, includeOutOfStock, search, isExact } = {
    ...noFilters,
    ...filters,
  };
  const params = new URLSearchParams();
  for (const category of categories) params.append(filterNames.category, category);
  for (const brand of brands) params.append(filterNames.brand, brand);
  if (maxRating < 5) params.set(filterNames.mark, String(maxRating));
  if (search.trim() !== '') {
    params.set(filterNames.search, search);
    if (isExact) params.set(filterNames.exact, '1');
  }
  const sortName = sortNames[sort];
  if (sortName) params.set(filterNames.sort, sortName);
  if (includeOutOfStock) params.set(filterNames.outOfStock, '1');
  return params;
}

export function catalogPath(filters: Partial<Filters> = {}) {
  return paths.catalog(writeFilters(filters).toString());
}

/** A search alone is no filter. */
export function hasActiveFilters(filters: CatalogFilters) {
  return (
    filters.categories.length > 0 ||
    filters.brands.length > 0 ||
    filters.maxRating < 5 ||
    filters.sort !== 'FEATURED' ||
    filters.includeOutOfStock
  );
}

/** Parameters of an address; forms use them too, for browsers without scripts. */
export const filterNames = {
  category: 'category',
  brand: 'brand',
  mark: 'note',
  search: 'q',
  exact: 'exact',
  sort: 'sort',
  outOfStock: 'ruptures',
  /** Not a filter: the length of the list. */
  length: 'nombre',
} as const;

/** The sort order as a parameter; empty for the default. */
export function sortValue(sort: ListSort) {
  return sortNames[sort] ?? '';
}

/** The address of the rest of a list, behind a cursor. */
export function restPath(filters: Filters, cursor: string) {
  const params = writeFilters(filters);
  params.set('after', cursor);
  return paths.catalog(params.toString());
}

/** Adds a value to a list, or removes it when it is there. */
export function toggleValue(values: readonly string[], value: string) {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

/** The filters as the server takes them; always of one shape, which is the cache's key. */
export function toProductFilter(filters: Filters): ProductFilter {
  return {
    categories: [...filters.categories].sort(),
    brands: [...filters.brands].sort(),
    maxRating: filters.maxRating,
    search: filters.search.trim(),
    exactSearch: filters.isExact,
    includeOutOfStock: filters.includeOutOfStock,
  };
}

export function catalogVariables(filters: Filters, first: number, after: string | null) {
  const variables = { filter: toProductFilter(filters), sort: filters.sort, first };
  return after === null ? variables : { ...variables, after };
}

function readList(params: URLSearchParams, name: string) {
  return [...new Set(params.getAll(name).filter((value) => value !== ''))];
}

function readSort(name: string | null): ListSort {
  if (name === sortNames.PRICE_ASC) return 'PRICE_ASC';
  if (name === sortNames.PRICE_DESC) return 'PRICE_DESC';
  return 'FEATURED';
}
