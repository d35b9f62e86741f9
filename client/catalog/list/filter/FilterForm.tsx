import { startTransition, useId, useOptimistic, useState } from 'react';

import type { Facets } from '../catalogPageQuery.ts';
import { prefix } from '../../../page/prefix.ts';
import { useShop } from '../../../page/shop.ts';
import { catalogTexts } from '../../catalog.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Radio } from '../../../ui/form/Radio.tsx';
import './FilterForm.css';
import {
  catalogPath,
  filterNames,
  isFamily,
  noFilters,
  sortNames,
  sortsWith,
  toggled,
  widthNames,
} from './filters.ts';
import type { Filters, ListName } from './filters.ts';
import { FilterGroup, ListFilter } from './FilterGroup.tsx';
import { OptionFilters } from './OptionFilters.tsx';
import { COLOUR_OPTION, SIZE_OPTION } from '#shared/catalog/option-filters.ts';
import { audiences, colorFamilies } from '#shared/catalog/product-traits.ts';
import { audienceNames, colorFamilyNames } from '#shared/texts/product-traits.fr.ts';
import { occasionSlugs } from '#shared/catalog/occasions.ts';
import { occasionNames } from '#shared/texts/occasions.fr.ts';
import { formatMark } from '../../../ui/format/Rating.tsx';
import './RatingSlider.css';
import { useDraft } from './useDraft.ts';
import type { ChangeFilters } from './useFilters.ts';
import { PriceFields } from './PriceFields.tsx';

type Props = {
  filters: Filters;
  facets: Facets;
  onChange: ChangeFilters;
  /** Runs after all filters were cleared. */
  onCleared?: () => void;
};

/** Each filter applies at once; without scripts, all on submit. */
export function FilterForm({ filters: current, facets, onChange: onRequest, onCleared }: Props) {
  const { uses } = useShop();
  // The control responds at once; the list may follow.
  const [filters, show] = useOptimistic(current);
  const onChange: ChangeFilters = async (change, options) =>
    startTransition(() => {
      show({ ...filters, ...change(filters) });
      return onRequest(change, options);
    });

  const [cleared, setCleared] = useState(0);
  const listOf = (name: ListName) => ({
    parameter: filterNames[name],
    chosen: filters[name],
    toggle: (value: string) => toggled(name, value),
    onChange,
  });
  const sizes = facets?.options.find(({ filterName }) => filterName === SIZE_OPTION);
  return (
    <form
      className="filter-form stack-4"
      action={prefix + catalogPath({ campaign: filters.campaign })}
      onSubmit={(event) => event.preventDefault()}
    >
      {filters.search ? (
        <input type="hidden" name={filterNames.search} value={filters.search} />
      ) : null}
      {filters.isExact ? <input type="hidden" name={filterNames.isExact} value="1" /> : null}
      <FilterGroup title={catalogTexts.sort}>
        {sortsWith().map((sort) => (
          <Radio
            key={sort}
            name={filterNames.sort}
            value={sortNames[sort]}
            label={catalogTexts.sorts[sort]}
            checked={filters.sort === sort}
            onChange={() => onChange(() => ({ sort }))}
          />
        ))}
      </FilterGroup>
      <ListFilter
        {...listOf('categories')}
        title={catalogTexts.categories}
        counts={facets?.categories}
      />
      <ListFilter {...listOf('brands')} title={catalogTexts.brands} counts={facets?.brands} />
      <ListFilter
        {...listOf('occasions')}
        title={catalogTexts.occasion}
        counts={facets?.occasions.map(({ occasion, count }) => ({
          value: occasionSlugs[occasion],
          label: occasionNames[occasion],
          count,
        }))}
      />
      <ListFilter
        {...listOf('audience')}
        title={catalogTexts.audience}
        counts={facets?.audience.map(({ value, count }) => ({
          value: audiences[value],
          label: audienceNames[value],
          count,
        }))}
      />
      <ListFilter
        {...listOf('sizes')}
        title={catalogTexts.options.size}
        counts={sizes?.values}
        hasColumns
      />
      <ListFilter
        {...listOf('colours')}
        title={catalogTexts.options.colour}
        counts={colourCounts(facets, filters.colours)}
      />
      <OptionFilters filters={filters} facets={facets} onChange={onChange} />
      <PriceFields
        // Cleared filters clear a price that cannot be read, too.
        key={cleared}
        filters={filters}
        range={facets?.price ?? null}
        onChange={onChange}
      />
      <ListFilter
        {...listOf('widths')}
        title={catalogTexts.width}
        counts={facets?.frameWidths.map(({ value, count }) => ({
          value: widthNames[value],
          label: catalogTexts.widths[value],
          count,
        }))}
      />
      {uses.includes('RATINGS') ? (
        <RatingSlider
          value={filters.maxRating}
          onChange={(maxRating) => onChange(() => ({ maxRating }), { replace: true })}
        />
      ) : null}
      <FilterGroup title={catalogTexts.availability}>
        <Checkbox
          name={filterNames.includeOutOfStock}
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
          void onChange(() => noFilters).then(() => setCleared((times) => times + 1));
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

/** Counts families, and the values of the option that an address names. */
function colourCounts(facets: Facets, chosen: readonly string[]) {
  if (!facets) return undefined;
  const option = facets.options.find(({ filterName }) => filterName === COLOUR_OPTION);
  return [
    ...facets.colorFamilies.map(({ value, count }) => ({
      value: colorFamilies[value],
      label: colorFamilyNames[value],
      swatch: `var(--${value.toLowerCase()})`,
      count,
    })),
    ...(option?.values ?? []).filter(({ value }) => chosen.includes(value) && !isFamily(value)),
  ];
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
        name={filterNames.maxRating}
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
