import { defaultFilters, type CatalogFilters } from '../../apollo/catalogFilters.ts';
import type { ProductFilter, ProductSort } from '../../apollo/generated/graphql.ts';
import { paths } from '../../page/paths.ts';

/** The catalogue's filters and the search text: all that its address says. */
export type Filters = CatalogFilters & { search: string };

const sortNames: Record<ProductSort, string | null> = {
  FEATURED: null,
  PRICE_ASC: 'prix-croissant',
  PRICE_DESC: 'prix-décroissant',
};

/** No filter and no search. */
export const noFilters: Filters = { ...defaultFilters, search: '' };

/** Reads the filters from an address; what makes no sense there is no filter. */
export function readFilters(params: URLSearchParams): Filters {
  const note = Number(params.get(filterNames.mark) ?? Number.NaN);
  return {
    categories: readList(params, filterNames.category),
    brands: readList(params, filterNames.brand),
    maxRating: note >= 0 && note < 5 ? Math.round(note * 10) / 10 : 5,
    sort: readSort(params.get(filterNames.sort)),
    includeOutOfStock: params.get(filterNames.outOfStock) === '1',
    search: params.get(filterNames.search) ?? '',
  };
}

/** Writes the filters as an address does; defaults are left out. */
export function writeFilters(filters: Partial<Filters>) {
  const { categories, brands, maxRating, sort, includeOutOfStock, search } = {
    ...noFilters,
    ...filters,
  };
  const params = new URLSearchParams();
  for (const category of categories) params.append(filterNames.category, category);
  for (const brand of brands) params.append(filterNames.brand, brand);
  if (maxRating < 5) params.set(filterNames.mark, String(maxRating));
  if (search.trim() !== '') params.set(filterNames.search, search);
  const sortName = sortNames[sort];
  if (sortName) params.set(filterNames.sort, sortName);
  if (includeOutOfStock) params.set(filterNames.outOfStock, '1');
  return params;
}

/** The catalogue's address with these filters only. */
export function catalogPath(filters: Partial<Filters> = {}) {
  return paths.catalog(writeFilters(filters).toString());
}

/** Whether any filter is set; a search alone is none. */
export function hasActiveFilters(filters: CatalogFilters) {
  return (
    filters.categories.length > 0 ||
    filters.brands.length > 0 ||
    filters.maxRating < 5 ||
    filters.sort !== 'FEATURED' ||
    filters.includeOutOfStock
  );
}

/** The names of the filters in an address; forms use them too, for readers without scripts. */
export const filterNames = {
  category: 'category',
  brand: 'brand',
  mark: 'note',
  search: 'q',
  sort: 'sort',
  outOfStock: 'ruptures',
  /** No filter: how long the list has become. */
  length: 'nombre',
} as const;

/** An order as an address names it; empty for the shop's own. */
export function sortValue(sort: ProductSort) {
  return sortNames[sort] ?? '';
}

/** The address of the rest of a list, behind a cursor. */
export function restPath(filters: Filters, cursor: string) {
  const params = writeFilters(filters);
  params.set('after', cursor);
  return paths.catalog(params.toString());
}

/** Adds a value to a list, or takes it out when it is there. */
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
    includeOutOfStock: filters.includeOutOfStock,
  };
}

/** The variables of the catalogue's query; a list may begin behind a cursor. */
export function catalogVariables(filters: Filters, first: number, after: string | null) {
  const variables = { filter: toProductFilter(filters), sort: filters.sort, first };
  return after === null ? variables : { ...variables, after };
}

function readList(params: URLSearchParams, name: string) {
  return [...new Set(params.getAll(name).filter((value) => value !== ''))];
}

function readSort(name: string | null): ProductSort {
  if (name === sortNames.PRICE_ASC) return 'PRICE_ASC';
  if (name === sortNames.PRICE_DESC) return 'PRICE_DESC';
  return 'FEATURED';
}
