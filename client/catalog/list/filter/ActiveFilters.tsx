import { occasionNames } from '#shared/occasions.fr.ts';
import { labelOf, type Facets } from '../catalogPageQuery.ts';
import { catalogTexts } from '../../catalog.fr.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { formatMoney } from '../../../ui/format/money.ts';
import { formatMark } from '../../../ui/format/Rating.tsx';
import './ActiveFilters.css';
import { toggleValue, type Filters } from './filters.ts';
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
  const { categories, brands, occasions, maxRating, sort, includeOutOfStock } = filters;
  const chips: Chip[] = [
    ...categories.map((name) => ({
      label: labelOf(name, facets),
      remove: (now: Filters) => ({ categories: toggleValue(now.categories, name) }),
    })),
    ...brands.map((name) => ({
      label: name,
      remove: (now: Filters) => ({ brands: toggleValue(now.brands, name) }),
    })),
    ...occasions.map((code) => ({
      label: occasionNames[code],
      remove: (now: Filters) => ({ occasions: toggleValue(now.occasions, code) }),
    })),
    ...variantChips(filters, facets),
  ];
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

function variantChips(
  { sizes, colours, widths, minPrice, maxPrice }: Filters,
  facets: Facets,
): Chip[] {
  const chips: Chip[] = [
    ...sizes.map((size) => ({
      label: catalogTexts.size(labelOf(size, facets)),
      remove: (now: Filters) => ({ sizes: toggleValue(now.sizes, size) }),
    })),
    ...colours.map((colour) => ({
      label: labelOf(colour, facets),
      remove: (now: Filters) => ({ colours: toggleValue(now.colours, colour) }),
    })),
    ...widths.map((width) => ({
      label: catalogTexts.widths[width],
      remove: (now: Filters) => ({ widths: toggleValue(now.widths, width) }),
    })),
  ];
  if (minPrice !== null) {
    const label = catalogTexts.priceFrom(formatMoney(minPrice * 100));
    chips.push({ label, remove: () => ({ minPrice: null }) });
  }
  if (maxPrice !== null) {
    const label = catalogTexts.priceTo(formatMoney(maxPrice * 100));
    chips.push({ label, remove: () => ({ maxPrice: null }) });
  }
  return chips;
}
