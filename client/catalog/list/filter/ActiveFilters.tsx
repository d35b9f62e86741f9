import { occasionNames } from '#shared/texts/occasions.fr.ts';
import { occasionSlugs } from '#shared/occasions.ts';
import { labelOf, type Facets } from '../catalogPageQuery.ts';
import { catalogTexts } from '../../catalog.fr.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { formatMoney } from '../../../ui/format/money.ts';
import { formatMark } from '../../../ui/format/Rating.tsx';
import './ActiveFilters.css';
import { nameIn, toggled, widthNames, type Filters, type ListName } from './filters.ts';
import type { ChangeFilters } from './useFilters.ts';

type Props = { filters: Filters; facets: Facets; onChange: ChangeFilters };

type Chip = { label: string; remove: (filters: Filters) => Partial<Filters> };

export function ActiveFilters({ filters, facets, onChange }: Props) {
  const chips = listChips(filters, facets);
  if (chips.length === 0) return null;
  return (
    <ul className="active-filters" aria-label={catalogTexts.activeFilters}>
      {chips.map(({ label, remove }) => (
        <li key={label}>
          <button
            type="button"
            className="active-filters__chip"
            aria-label={catalogTexts.removeFilter(label)}
            onClick={() => onChange(remove)}
          >
            {label}
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function listChips(filters: Filters, facets: Facets): Chip[] {
  const { minPrice, maxPrice, maxRating, sort, includeOutOfStock } = filters;
  const named = (value: string) => labelOf(value, facets);
  const chipsOf = (name: ListName, label: (value: string) => string) =>
    filters[name].map((value) => ({ label: label(value), remove: toggled(name, value) }));
  const chips: Chip[] = [
    ...chipsOf('categories', named),
    ...chipsOf('brands', (name) => name),
    ...chipsOf('occasions', nameIn(occasionSlugs, occasionNames)),
    ...chipsOf('sizes', (size) => catalogTexts.size(named(size))),
    ...chipsOf('colours', named),
    ...chipsOf('widths', nameIn(widthNames, catalogTexts.widths)),
  ];
  if (minPrice !== null) {
    const label = catalogTexts.priceFrom(formatMoney(minPrice * 100));
    chips.push({ label, remove: () => ({ minPrice: null }) });
  }
  if (maxPrice !== null) {
    const label = catalogTexts.priceTo(formatMoney(maxPrice * 100));
    chips.push({ label, remove: () => ({ maxPrice: null }) });
  }
  if (maxRating < 5) {
    const label = catalogTexts.markUpTo(formatMark(maxRating));
    chips.push({ label, remove: () => ({ maxRating: 5 }) });
  }
  if (sort !== 'FEATURED') {
    chips.push({ label: catalogTexts.sorts[sort], remove: () => ({ sort: 'FEATURED' }) });
  }
  if (includeOutOfStock) {
    const label = catalogTexts.includeOutOfStock;
    chips.push({ label, remove: () => ({ includeOutOfStock: false }) });
  }
  return chips;
}
