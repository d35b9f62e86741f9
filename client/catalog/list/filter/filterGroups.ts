import { occasionNames } from '#shared/texts/occasions.fr.ts';
import { occasionSlugs } from '#shared/catalog/occasions.ts';
import { audiences, colorFamilies } from '#shared/catalog/product-traits.ts';
import { audienceNames, colorFamilyNames } from '#shared/texts/product-traits.fr.ts';
import type { CatalogPageQuery } from '../../../generated/shop/graphql.ts';
import { labelOf, type Facets } from '../catalogPageQuery.ts';
import { catalogTexts } from '../../catalog.fr.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { formatMark } from '../../../ui/format/Rating.tsx';
import {
  isFamily,
  nameIn,
  toggled,
  toggledOption,
  widthNames,
  type ChosenOption,
  type Filters,
  type ListName,
} from './filters.ts';

type Chip = { label: string; remove: (filters: Filters) => Partial<Filters> };

export type FilterGroup = {
  chips: Chip[];
  /** The filters without all of the group. */
  without: Partial<Filters>;
  /** The only price, in centimes, that it allows nothing below of, or nothing above. */
  lowest?: number | undefined;
  highest?: number | undefined;
};

const centimes = (price: number | null) => (price ?? 0) * 100;
const inDirhams = (price: number | null) => formatMoney(centimes(price));

function one(isChosen: boolean, without: Partial<Filters>, label: string): FilterGroup {
  return { chips: isChosen ? [{ label, remove: () => without }] : [], without };
}

/** The filters in force, each kind of them together. */
export function filterGroups(filters: Filters, facets: Facets): FilterGroup[] {
  const { minPrice, maxPrice, maxRating, sort, includeOutOfStock, onSale } = filters;
  const named = (value: string) => labelOf(value, facets);
  const listOf = (name: ListName, label: (value: string) => string): FilterGroup => ({
    chips: filters[name].map((value) => ({ label: label(value), remove: toggled(name, value) })),
    without: { [name]: [] },
  });
  const groupOf = (option: ChosenOption): FilterGroup => ({
    chips: option.values.map((value) => ({
      label: catalogTexts.option(option.title, named(value)),
      remove: toggledOption(option, value),
    })),
    without: {
      options: filters.options.map((each) => (each === option ? { ...each, values: [] } : each)),
    },
  });
  return [
    listOf('categories', named),
    listOf('brands', (name) => name),
    listOf('occasions', nameIn(occasionSlugs, occasionNames)),
    listOf('audience', nameIn(audiences, audienceNames)),
    listOf('sizes', (size) => catalogTexts.size(named(size))),
    listOf('colours', (colour) =>
      isFamily(colour) ? nameIn(colorFamilies, colorFamilyNames)(colour) : named(colour),
    ),
    listOf('widths', nameIn(widthNames, catalogTexts.widths)),
    ...filters.options.map(groupOf),
    {
      ...one(minPrice !== null, { minPrice: null }, catalogTexts.priceFrom(inDirhams(minPrice))),
      lowest: centimes(minPrice),
    },
    {
      ...one(maxPrice !== null, { maxPrice: null }, catalogTexts.priceTo(inDirhams(maxPrice))),
      highest: centimes(maxPrice),
    },
    one(onSale, { onSale: false }, catalogTexts.onSale),
    one(maxRating < 5, { maxRating: 5 }, catalogTexts.markUpTo(formatMark(maxRating))),
    one(sort !== 'FEATURED', { sort: 'FEATURED' }, catalogTexts.sorts[sort]),
    one(includeOutOfStock, { includeOutOfStock: false }, catalogTexts.includeOutOfStock),
  ].filter(({ chips }) => chips.length > 0);
}

/** Holds what a list says of its search. */
export type SearchResult = Pick<
  CatalogPageQuery['products'],
  'correctedSearch' | 'understood' | 'unsoldKinds'
>;

/** The filters that were read of the search: each is removed with its words. */
export function partsOf({ search }: Filters, result: SearchResult | undefined): FilterGroup[] {
  const { correctedSearch, understood = [] } = result ?? {};
  return understood.map(({ text, filter, minPrice, maxPrice }) => {
    const rest = (correctedSearch ?? search).replace(text, ' ').replace(/\s+/g, ' ').trim();
    const without = { search: rest };
    return {
      chips: [{ label: filter, remove: () => without }],
      without,
      lowest: maxPrice === null ? (minPrice ?? undefined) : undefined,
      highest: minPrice === null ? (maxPrice ?? undefined) : undefined,
    };
  });
}
