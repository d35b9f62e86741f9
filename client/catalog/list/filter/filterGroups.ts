import { occasionNames } from '#shared/texts/occasions.fr.ts';
import { occasionSlugs } from '#shared/occasions.ts';
import { audiences, colorFamilies } from '#shared/product-traits.ts';
import { audienceNames, colorFamilyNames } from '#shared/texts/product-traits.fr.ts';
import { labelOf, type Facets } from '../catalogPageQuery.ts';
import { catalogTexts } from '../../catalog.fr.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { formatMark } from '../../../ui/format/Rating.tsx';
import { isFamily, nameIn, toggled, widthNames, type Filters, type ListName } from './filters.ts';

type Chip = { label: string; remove: (filters: Filters) => Partial<Filters> };

export type FilterGroup = {
  chips: Chip[];
  /** The filters without all of the group. */
  without: Partial<Filters>;
  /** Says how many products there are without it, where that is more than « sans … ». */
  describe?: (count: string) => string;
  /** A choice that removes no products from the list. */
  isNeutral?: boolean;
};

function one(
  isChosen: boolean,
  without: Partial<Filters>,
  label: () => string,
  more?: Omit<FilterGroup, 'chips' | 'without'>,
): FilterGroup {
  return { chips: isChosen ? [{ label: label(), remove: () => without }] : [], without, ...more };
}

/** The filters in force, each kind of them together. */
export function filterGroups(filters: Filters, facets: Facets): FilterGroup[] {
  const { minPrice, maxPrice, maxRating, sort, includeOutOfStock, onSale } = filters;
  const named = (value: string) => labelOf(value, facets);
  const listOf = (name: ListName, label: (value: string) => string): FilterGroup => ({
    chips: filters[name].map((value) => ({ label: label(value), remove: toggled(name, value) })),
    without: { [name]: [] },
  });
  const [least, most] = [formatMoney((minPrice ?? 0) * 100), formatMoney((maxPrice ?? 0) * 100)];
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
    one(minPrice !== null, { minPrice: null }, () => catalogTexts.priceFrom(least), {
      describe: (count) => catalogTexts.foundBelow(count, least),
    }),
    one(maxPrice !== null, { maxPrice: null }, () => catalogTexts.priceTo(most), {
      describe: (count) => catalogTexts.foundAbove(count, most),
    }),
    one(onSale, { onSale: false }, () => catalogTexts.onSale),
    one(maxRating < 5, { maxRating: 5 }, () => catalogTexts.markUpTo(formatMark(maxRating))),
    one(sort !== 'FEATURED', { sort: 'FEATURED' }, () => catalogTexts.sorts[sort], {
      isNeutral: true,
    }),
    one(includeOutOfStock, { includeOutOfStock: false }, () => catalogTexts.includeOutOfStock, {
      isNeutral: true,
    }),
  ].filter(({ chips }) => chips.length > 0);
}

/** The changes that may bring products back where the filters leave none, each with what says how many. */
export function widenings(filters: Filters, facets: Facets) {
  const search = filters.search.trim();
  const ofSearch = { without: { search: '', isExact: false }, name: search };
  const ofFilters = filterGroups(filters, facets)
    .filter(({ isNeutral }) => !isNeutral)
    .map(({ chips, ...group }) => ({ ...group, name: chips.map(({ label }) => label).join(', ') }));
  const all: { without: Partial<Filters>; name: string; describe?: FilterGroup['describe'] }[] = [
    ...ofFilters,
    ...(search === '' ? [] : [ofSearch]),
  ];
  // Without the only filter there is the whole shop, to which another button leads.
  return all.length < 2
    ? []
    : all.map(({ without, name, describe }) => ({
        without,
        describe: describe ?? ((count: string) => catalogTexts.foundWithout(count, name)),
      }));
}
