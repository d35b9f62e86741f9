import { occasionCodes, occasionSlugs } from '#shared/occasions.ts';
import { readAmount } from '#shared/money.ts';
import {
  defaultFilters,
  useCatalogFilters,
  type CatalogFilters,
  type ListSort,
} from './catalogFilters.ts';
import type { FrameWidth, Occasion, ProductFilter } from '../../../generated/shop/graphql.ts';
import { categoryParameter, paths } from '#shared/paths.ts';

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

const widthNames: Record<FrameWidth, string> = {
  NARROW: 'étroite',
  MEDIUM: 'moyenne',
  WIDE: 'large',
};

const widths: readonly FrameWidth[] = ['NARROW', 'MEDIUM', 'WIDE'];

// In dirhams; no product costs more.
const highestPrice = 1_000_000;

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
    sizes: readList(params, filterNames.size),
    colours: readList(params, filterNames.colour),
    minPrice: readPrice(params.get(filterNames.minPrice)),
    maxPrice: readPrice(params.get(filterNames.maxPrice)),
    widths: widths.filter((width) => params.getAll(filterNames.width).includes(widthNames[width])),
    occasions: occasionCodes.filter((code) =>
      params.getAll(filterNames.occasion).includes(occasionValue(code)),
    ),
    search: params.get(filterNames.search) ?? '',
    isExact: params.get(filterNames.exact) === '1',
  };
}

/** Defaults are left out. */
export function writeFilters(filters: Partial<Filters>) {
  const { categories, brands, maxRating, sort, includeOutOfStock, search, isExact, ...more } = {
    ...noFilters,
    ...filters,
  };
  const params = new URLSearchParams();
  for (const category of categories) params.append(filterNames.category, category);
  for (const brand of brands) params.append(filterNames.brand, brand);
  for (const size of more.sizes) params.append(filterNames.size, size);
  for (const colour of more.colours) params.append(filterNames.colour, colour);
  for (const width of more.widths) params.append(filterNames.width, widthNames[width]);
  for (const code of more.occasions) params.append(filterNames.occasion, occasionValue(code));
  if (more.minPrice !== null) params.set(filterNames.minPrice, String(more.minPrice));
  if (more.maxPrice !== null) params.set(filterNames.maxPrice, String(more.maxPrice));
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

/** The catalogue as the shopper left it. */
export function useCatalogPath() {
  return catalogPath(useCatalogFilters());
}

/** A search alone is no filter. */
export function hasActiveFilters(filters: CatalogFilters) {
  return writeFilters({ ...filters, search: '' }).size > 0;
}

/** Id of the catalogue's search field, which the header leads to. */
export const searchFieldId = 'recherche';

/** Parameters of an address; forms use them too, for browsers without scripts. */
export const filterNames = {
  category: categoryParameter,
  brand: 'brand',
  mark: 'note',
  search: 'q',
  exact: 'exact',
  sort: 'sort',
  outOfStock: 'ruptures',
  size: 'taille',
  colour: 'couleur',
  minPrice: 'prix-min',
  maxPrice: 'prix-max',
  width: 'largeur',
  occasion: 'occasion',
  /** Length of the list, which is no filter. */
  length: 'nombre',
} as const;

/** The sort order as a parameter; empty for the default. */
export function sortValue(sort: ListSort) {
  return sortNames[sort] ?? '';
}

/** A width of frames as a parameter. */
export function widthValue(width: FrameWidth) {
  return widthNames[width];
}

/** An occasion as a parameter. */
export function occasionValue(occasion: Occasion) {
  return occasionSlugs[occasion];
}

/** The address of the rest of a list, behind a cursor. */
export function restPath(filters: Filters, cursor: string) {
  const params = writeFilters(filters);
  params.set('after', cursor);
  return paths.catalog(params.toString());
}

/** Adds a value to a list, or removes it when it is there. */
export function toggleValue<T extends string>(values: readonly T[], value: T) {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

/** Options by their French names, which filters take in every language. */
export const optionNames = { size: 'Taille', colour: 'Couleur' } as const;

/** The filters as the server takes them; always of one shape, which is the cache's key. */
export function toProductFilter(filters: Filters): ProductFilter {
  return {
    categories: [...filters.categories].sort(),
    brands: [...filters.brands].sort(),
    maxRating: filters.maxRating,
    search: filters.search.trim(),
    exactSearch: filters.isExact,
    includeOutOfStock: filters.includeOutOfStock,
    options: [
      { name: optionNames.size, values: [...filters.sizes].sort() },
      { name: optionNames.colour, values: [...filters.colours].sort() },
    ],
    minPrice: toCentimes(filters.minPrice),
    maxPrice: toCentimes(filters.maxPrice),
    frameWidths: filters.widths,
    occasions: [...filters.occasions].sort(),
  };
}

export function catalogVariables(filters: Filters, first: number, after: string | null) {
  const variables = { filter: toProductFilter(filters), sort: filters.sort, first };
  return after === null ? variables : { ...variables, after };
}

const toCentimes = (price: number | null) => (price === null ? null : Math.round(price * 100));

/** A price in dirhams as it is typed; null where there is none. */
export function readPrice(text: string | null): number | null {
  const price = (readAmount(text ?? '') ?? Infinity) / 100;
  return price <= highestPrice ? price : null;
}

function readList(params: URLSearchParams, name: string) {
  return [...new Set(params.getAll(name).filter((value) => value !== ''))];
}

function readSort(name: string | null): ListSort {
  if (name === sortNames.PRICE_ASC) return 'PRICE_ASC';
  if (name === sortNames.PRICE_DESC) return 'PRICE_DESC';
  return 'FEATURED';
}
