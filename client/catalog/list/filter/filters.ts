import { occasionSlugs } from '#shared/catalog/occasions.ts';
import { numberText } from '#shared/digits.ts';
import { readAmount } from '#shared/money.ts';
import { audiences, colorFamilies } from '#shared/catalog/product-traits.ts';
import { COLOUR_OPTION, SIZE_OPTION, type FilterOption } from '#shared/catalog/option-filters.ts';
import { categoryParameter, newestSort, paths, sortParameter } from '#shared/paths.ts';
import { localVariable } from '../../../apollo/localVariable.ts';
import type { FrameWidth, ProductFilter, ProductSort } from '../../../generated/shop/graphql.ts';

/** The other orders are for suggestions and for frames that fit. */
type ListSort = Exclude<ProductSort, 'RELEVANCE' | 'FRAME_FIT'>;

/** Parameters of an address; forms use them too, for browsers without scripts. */
export const filterNames = {
  categories: categoryParameter,
  brands: 'brand',
  sizes: 'taille',
  colours: 'couleur',
  widths: 'largeur',
  occasions: 'occasion',
  audience: 'pour',
  maxRating: 'note',
  search: 'q',
  isExact: 'exact',
  sort: sortParameter,
  includeOutOfStock: 'ruptures',
  onSale: 'promo',
  minPrice: 'prix-min',
  maxPrice: 'prix-max',
  /** Length of the list, which is no filter. */
  length: 'nombre',
} as const;

/** Filters by any of several values, in the order of the address. */
const listNames = [
  'categories',
  'brands',
  'sizes',
  'colours',
  'widths',
  'occasions',
  'audience',
] as const;
export type ListName = (typeof listNames)[number];

/** An option with its chosen values. */
export type ChosenOption = FilterOption & { values: readonly string[] };

/** The filters and the search text: all that the catalogue's address holds. */
export type Filters = {
  /** The values as the address has them. */
  [Name in ListName]: readonly string[];
} & {
  /** All other options than sizes and colours. */
  options: readonly ChosenOption[];
  /** Highest rating shown, 0 to 5; 5 is no filter. */
  maxRating: number;
  sort: ListSort;
  includeOutOfStock: boolean;
  onSale: boolean;
  /** In dirhams; null is no limit. */
  minPrice: number | null;
  maxPrice: number | null;
  search: string;
  /** The search is not to be corrected. */
  isExact: boolean;
  /** The slug of the campaign whose page the list is on: part of its path. */
  campaign?: string | undefined;
};

export const sortNames: Record<ListSort, string> = {
  FEATURED: '',
  PRICE_ASC: 'prix-croissant',
  PRICE_DESC: 'prix-décroissant',
  NEWEST: newestSort,
};

// The keys of its own record.
const sorts = Object.keys(sortNames) as ListSort[];
/** Orders that are offered, with the one in force: a search leads to the newest. */
export const sortsWith = (chosen?: ListSort) =>
  sorts.filter((sort) => sort !== 'NEWEST' || sort === chosen);

/** Widths of eyewear by their codes. */
export const widthNames: Record<FrameWidth, string> = {
  NARROW: 'étroite',
  MEDIUM: 'moyenne',
  WIDE: 'large',
};

export const noFilters: Filters = {
  categories: [],
  brands: [],
  sizes: [],
  colours: [],
  widths: [],
  occasions: [],
  audience: [],
  options: [],
  maxRating: 5,
  sort: 'FEATURED',
  includeOutOfStock: false,
  onSale: false,
  minPrice: null,
  maxPrice: null,
  search: '',
  isExact: false,
};

const lastFilters = localVariable(noFilters);

/** The search text is not remembered, nor the campaign. */
export function rememberCatalogFilters(filters: Filters) {
  lastFilters.write({ ...filters, search: '', campaign: undefined });
}

/** Invalid parameters are ignored; `campaign` is in the address's path, `known` are the options of the shop. */
export function readFilters(
  params: URLSearchParams,
  campaign: string | undefined,
  known: readonly FilterOption[],
): Filters {
  const mark = Number(params.get(filterNames.maxRating) ?? Number.NaN);
  const valuesOf = (parameter: string) => [
    ...new Set(params.getAll(parameter).filter((value) => value !== '')),
  ];
  const listOf = (name: ListName) => valuesOf(filterNames[name]);
  const codedOf = (name: ListName, codes: Readonly<Record<string, string>>) => {
    const values = listOf(name);
    return Object.values(codes).filter((value) => values.includes(value));
  };
  return {
    categories: listOf('categories'),
    brands: listOf('brands'),
    sizes: listOf('sizes'),
    colours: listOf('colours'),
    widths: codedOf('widths', widthNames),
    occasions: codedOf('occasions', occasionSlugs),
    audience: codedOf('audience', audiences),
    options: known.map((option) => ({ ...option, values: valuesOf(option.parameter) })),
    maxRating: mark >= 0 && mark < 5 ? Math.round(mark * 10) / 10 : 5,
    sort: sorts.find((sort) => sortNames[sort] === params.get(filterNames.sort)) ?? 'FEATURED',
    includeOutOfStock: params.get(filterNames.includeOutOfStock) === '1',
    onSale: params.get(filterNames.onSale) === '1',
    minPrice: priceIn(params.get(filterNames.minPrice)),
    maxPrice: priceIn(params.get(filterNames.maxPrice)),
    search: params.get(filterNames.search) ?? '',
    isExact: params.get(filterNames.isExact) === '1',
    campaign,
  };
}

/** Defaults are left out. */
export function writeFilters(changed: Partial<Filters>) {
  const filters = { ...noFilters, ...changed };
  const { minPrice, maxPrice, maxRating, search, isExact, sort, includeOutOfStock, onSale } =
    filters;
  const params = new URLSearchParams();
  for (const name of listNames) {
    for (const value of filters[name]) params.append(filterNames[name], value);
  }
  for (const { parameter, values } of filters.options) {
    for (const value of values) params.append(parameter, value);
  }
  if (minPrice !== null) params.set(filterNames.minPrice, String(minPrice));
  if (maxPrice !== null) params.set(filterNames.maxPrice, String(maxPrice));
  if (maxRating < 5) params.set(filterNames.maxRating, String(maxRating));
  if (search.trim() !== '') {
    params.set(filterNames.search, search);
    if (isExact) params.set(filterNames.isExact, '1');
  }
  if (sort !== 'FEATURED') params.set(filterNames.sort, sortNames[sort]);
  if (onSale) params.set(filterNames.onSale, '1');
  if (includeOutOfStock) params.set(filterNames.includeOutOfStock, '1');
  return params;
}

/** Returns the address of the list: the catalogue's, or a campaign's. */
export function catalogPath(filters: Partial<Filters> = {}, params = writeFilters(filters)) {
  const search = params.toString();
  const { campaign } = filters;
  return campaign === undefined ? paths.catalog(search) : paths.campaign(campaign, search);
}

/** The catalogue as the shopper left it: BOUTIQUE leads back to the filters of this visit. */
export function useCatalogPath() {
  return catalogPath(lastFilters.use());
}

/** A search alone is no filter. */
export function hasActiveFilters(filters: Filters) {
  return writeFilters({ ...filters, search: '' }).size > 0;
}

/** Id of the catalogue's search field, which the header leads to. */
export const searchFieldId = 'recherche';
/** Id of the list, an anchor shown in its address without scripts. */
export const resultsId = 'produits';

/** The address of the rest of a list, behind a cursor. */
export function restPath(filters: Filters, cursor: string) {
  const params = writeFilters(filters);
  params.set('after', cursor);
  return catalogPath(filters, params);
}

/** Adds a value to a list, or removes it when it is there. */
export const toggled =
  (name: ListName, value: string) =>
  (filters: Filters): Filters => ({ ...filters, [name]: withOrWithout(filters[name], value) });

/** Works like `toggled` on the values of an option. */
export const toggledOption =
  (option: FilterOption, value: string) =>
  (filters: Filters): Filters => ({
    ...filters,
    // Their order is part of the cache's key.
    options: filters.options.map((each) =>
      each.name === option.name ? { ...each, values: withOrWithout(each.values, value) } : each,
    ),
  });

export const valuesOfOption = ({ options }: Filters, { name }: FilterOption) =>
  options.find((each) => each.name === name)?.values ?? [];

const withOrWithout = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

/** Whether a colour of the address is a family; others are values of an option, such as « Bleu nuit ». */
export const isFamily = (colour: string) => codesOf(colorFamilies, [colour]).length > 0;

/** The filters as the server takes them; always of one shape, which is the cache's key. */
export function toProductFilter(filters: Filters): ProductFilter {
  return {
    categories: filters.categories.toSorted(),
    brands: filters.brands.toSorted(),
    maxRating: filters.maxRating,
    search: filters.search.trim(),
    exactSearch: filters.isExact,
    includeOutOfStock: filters.includeOutOfStock,
    options: [
      { name: SIZE_OPTION, values: filters.sizes.toSorted() },
      {
        name: COLOUR_OPTION,
        values: filters.colours.filter((colour) => !isFamily(colour)).toSorted(),
      },
      ...filters.options.map(({ name, values }) => ({ name, values: values.toSorted() })),
    ],
    colorFamilies: codesOf(colorFamilies, filters.colours),
    audience: codesOf(audiences, filters.audience),
    onSale: filters.onSale,
    minPrice: toCentimes(filters.minPrice),
    maxPrice: toCentimes(filters.maxPrice),
    frameWidths: codesOf(widthNames, filters.widths),
    occasions: codesOf(occasionSlugs, filters.occasions).sort(),
    campaign: filters.campaign,
  };
}

export function catalogVariables(filters: Filters, first: number, after: string | null) {
  const variables = { filter: toProductFilter(filters), sort: filters.sort, first };
  return after === null ? variables : { ...variables, after };
}

/** Returns the codes of values of the address. */
function codesOf<Code extends string>(
  values: Readonly<Record<Code, string>>,
  chosen: readonly string[],
) {
  // The keys of the table.
  return (Object.keys(values) as Code[]).filter((code) => chosen.includes(values[code]));
}

/** Names values of the address by the names of their codes. */
export const nameIn =
  <Code extends string>(
    values: Readonly<Record<Code, string>>,
    names: Readonly<Record<Code, string>>,
  ) =>
  (value: string) => {
    const [code] = codesOf(values, [value]);
    return code ? names[code] : value;
  };

const toCentimes = (price: number | null) => (price === null ? null : Math.round(price * 100));

// « 1.299 » is a thousand for some and one for others.
const ambiguous = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Reads a price in dirhams as it is typed; null where there is none. */
export function readPrice(text: string | null): number | null | 'AMBIGUOUS' | 'UNREADABLE' {
  // A number that is being typed may end so.
  const typed = (text ?? '').trim().replace(/[.,٫]$/, '');
  if (typed === '') return null;
  const amount = readAmount(typed);
  if (amount === null) return 'UNREADABLE';
  return ambiguous.test(numberText(typed).replace(/[^\d.,]/g, '')) ? 'AMBIGUOUS' : amount / 100;
}

/** Returns the text of a price in an address where it cannot be read, else an empty one. Longer texts are cut. */
export function unreadablePrice(params: URLSearchParams, name: string) {
  const text = (params.get(name) ?? '').slice(0, 20);
  return typeof readPrice(text) === 'string' ? text : '';
}

/** Returns null also for a text that cannot be read. */
export function priceIn(text: string | null): number | null {
  const price = readPrice(text);
  return typeof price === 'number' ? price : null;
}
