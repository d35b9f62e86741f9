import { startTransition, useOptimistic, useId } from 'react';

import type { Facets } from '../catalogPageQuery.ts';
import { paths } from '#shared/paths.ts';
import { prefix } from '../../../page/prefix.ts';
import { catalogTexts } from '../../catalog.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Radio } from '../../../ui/form/Radio.tsx';
import './FilterForm.css';
import {
  filterNames,
  noFilters,
  sorts,
  sortValue,
  toggleValue,
  occasionValue,
  type Filters,
} from './filters.ts';
import { FilterGroup, FilterValues } from './FilterGroup.tsx';
import { occasionCodes } from '#shared/occasions.ts';
import { occasionNames } from '#shared/occasions.fr.ts';
import { formatMark } from '../../../ui/format/Rating.tsx';
import './RatingSlider.css';
import { useDraft } from './useDraft.ts';
import type { ChangeFilters } from './useFilters.ts';
import { VariantFilters, isShown } from './VariantFilters.tsx';

type Props = {
  filters: Filters;
  facets: Facets;
  onChange: ChangeFilters;
  /** Runs after all filters were cleared. */
  onCleared?: () => void;
};

/** Each filter applies at once; without scripts, all on submit. */
export function FilterForm({ filters: current, facets, onChange: onRequest, onCleared }: Props) {
  // The control responds at once; the list may follow.
  const [filters, show] = useOptimistic(current);
  const onChange: ChangeFilters = async (change, options) =>
    startTransition(() => {
      show({ ...filters, ...change(filters) });
      return onRequest(change, options);
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

type OccasionFilterProps = { filters: Filters; facets: Facets; onChange: ChangeFilters };

/** Filters by occasion; not in a shop whose products name none. */
function OccasionFilter({ filters, facets, onChange }: OccasionFilterProps) {
  const counts = facets?.occasions.map(({ occasion, count }) => ({
    value: occasionValue(occasion),
    label: occasionNames[occasion],
    count,
  }));
  if (!isShown(counts, filters.occasions)) return null;
  return (
    <FilterGroup title={catalogTexts.occasion}>
      <FilterValues
        name={filterNames.occasion}
        counts={counts}
        waiting={8}
        chosen={filters.occasions.map(occasionValue)}
        onToggle={(slug) =>
          onChange(({ occasions }) => {
            const code = occasionCodes.find((each) => occasionValue(each) === slug);
            return code ? { occasions: toggleValue(occasions, code) } : {};
          })
        }
      />
    </FilterGroup>
  );
}

type RatingSliderProps = { value: number; onChange: (value: number) => Promise<void> };

/** The highest mark that is shown; 5 shows all. */
function RatingSlider({ value, onChange }: RatingSliderProps) {
  const id = useId();
  const draft = useDraft(value, onChange);
  const mark = formatMark(draft.value);
  return (
    <div className="mark-slider">
      <label htmlFor={id} className="mark-slider__label">
        {catalogTexts.maxRating}
      </label>
      <span className="mark-slider__value" aria-hidden="true">
        {mark}
      </span>
      <input
        id={id}
        type="range"
        name={filterNames.mark}
        min={0}
        max={5}
        step={0.1}
        value={draft.value}
        aria-valuetext={catalogTexts.ofFive(mark)}
        className="mark-slider__input"
        onChange={(event) => draft.change(Number(event.target.value))}
      />
    </div>
  );
}
