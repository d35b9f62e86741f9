import { startTransition, useOptimistic } from 'react';

import type { Facets } from '../catalogPageQuery.ts';
import { paths } from '../../../../server/shared/isomorphic/paths.ts';
import { prefix } from '../../../page/prefix.ts';
import { catalogTexts } from '../../catalog.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Radio } from '../../../ui/form/Radio.tsx';
import './FilterForm.css';
import { filterNames, noFilters, sorts, sortValue, toggleValue, type Filters } from './filters.ts';
import { FilterGroup, FilterValues } from './FilterGroup.tsx';
import { OccasionFilter } from './OccasionFilter.tsx';
import { RatingSlider } from './RatingSlider.tsx';
import { onceShown, type ChangeFilters } from './useFilters.ts';
import { VariantFilters } from './VariantFilters.tsx';

type Props = {
  filters: Filters;
  facets: Facets;
  onChange: ChangeFilters;
  /** After all filters were cleared. */
  onCleared?: () => void;
};

/** Each filter applies at once; without scripts, all on submit. */
export function FilterForm({ filters: current, facets, onChange: onRequest, onCleared }: Props) {
  // The control responds at once; the list may follow.
  const [filters, show] = useOptimistic(current);
  const onChange: ChangeFilters = (change, options) =>
    startTransition(() => {
      show({ ...filters, ...change(filters) });
      return onceShown(() => onRequest(change, options));
    });

  return (
    <form
      className="filter-form stack-4"
      action={prefix + paths.catalog()}
      onSubmit={(event) => event.preventDefault()}
    >
      {filters.search ? (
        <input type="hidden" name={filterNames.search} value={filters.search} />
      ) : null}
      {filters.isExact ? <input type="hidden" name={filterNames.exact} value="1" /> : null}
      <FilterGroup title={catalogTexts.sort}>
        {sorts.map((sort) => (
          <Radio
            key={sort}
            name={filterNames.sort}
            value={sortValue(sort)}
            label={catalogTexts.sorts[sort]}
            checked={filters.sort === sort}
            onChange={() => onChange(() => ({ sort }))}
          />
        ))}
      </FilterGroup>
      <FilterGroup title={catalogTexts.categories}>
        <FilterValues
          name={filterNames.category}
          counts={facets?.categories}
          waiting={5}
          chosen={filters.categories}
          onToggle={(name) =>
            onChange(({ categories }) => ({ categories: toggleValue(categories, name) }))
          }
        />
      </FilterGroup>
      <FilterGroup title={catalogTexts.brands}>
        <FilterValues
          name={filterNames.brand}
          counts={facets?.brands}
          waiting={8}
          chosen={filters.brands}
          onToggle={(name) => onChange(({ brands }) => ({ brands: toggleValue(brands, name) }))}
        />
      </FilterGroup>
      <OccasionFilter filters={filters} facets={facets} onChange={onChange} />
      <VariantFilters filters={filters} facets={facets} onChange={onChange} />
      <RatingSlider
        value={filters.maxRating}
        onChange={(maxRating) => onChange(() => ({ maxRating }), { replace: true })}
      />
      <FilterGroup title={catalogTexts.availability}>
        <Checkbox
          name={filterNames.outOfStock}
          value="1"
          label={catalogTexts.includeOutOfStock}
          checked={filters.includeOutOfStock}
          onChange={() =>
            onChange(({ includeOutOfStock }) => ({ includeOutOfStock: !includeOutOfStock }))
          }
        />
      </FilterGroup>
      <Button
        variant="secondary"
        isWide
        className="needs-script"
        onClick={() => {
          onChange(() => noFilters);
          onCleared?.();
        }}
      >
        {catalogTexts.clearFilters}
      </Button>
      <noscript>
        <button type="submit" className="button button--primary button--wide">
          {catalogTexts.apply}
        </button>
      </noscript>
    </form>
  );
}
