import { useShop } from '../../../page/shop.ts';
import type { Facets } from '../catalogPageQuery.ts';
import { toggledOption, valuesOfOption, type Filters } from './filters.ts';
import { ListFilter } from './FilterGroup.tsx';
import type { ChangeFilters } from './useFilters.ts';

/** Longer values have a line each. */
const shortValue = 8;

type Props = { filters: Filters; facets: Facets; onChange: ChangeFilters };

/** A group for each option of the list's products, beside sizes and colours. */
export function OptionFilters({ filters, facets, onChange }: Props) {
  return useShop().options.map((option) => {
    const counts = facets?.options.find(({ filterName }) => filterName === option.name)?.values;
    return (
      <ListFilter
        key={option.name}
        parameter={option.parameter}
        title={option.title}
        chosen={valuesOfOption(filters, option)}
        toggle={(value) => toggledOption(option, value)}
        counts={counts}
        hasColumns={counts?.every(({ label }) => label.length <= shortValue) ?? false}
        onChange={onChange}
      />
    );
  });
}
