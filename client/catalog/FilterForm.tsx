import type { ReactNode } from 'react';
import { useId } from 'react';

import type { CatalogPageQuery, ProductSort } from '../apollo/generated/graphql.ts';
import { fr } from '../text/fr.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Radio } from '../ui/Radio.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import './FilterForm.css';
import { noFilters, toggleValue, type Filters } from './filters.ts';
import { MarkSlider } from './MarkSlider.tsx';
import type { ChangeFilters } from './useFilters.ts';

/** What a click on each value would give; not there before the first answer. */
export type Facets = CatalogPageQuery['products']['facets'] | undefined;

type Props = {
  filters: Filters;
  facets: Facets;
  onChange: ChangeFilters;
  /** After all filters were cleared. */
  onCleared?: () => void;
};

const sorts: readonly ProductSort[] = ['FEATURED', 'PRICE_ASC', 'PRICE_DESC'];

/** The filters of the catalogue. Each acts at once. */
export function FilterForm({ filters, facets, onChange, onCleared }: Props) {
  const sortName = useId();
  return (
    <div className="filter-form">
      <Group title={fr.catalog.sort}>
        {sorts.map((sort) => (
          <Radio
            key={sort}
            name={sortName}
            label={fr.catalog.sorts[sort]}
            checked={filters.sort === sort}
            onChange={() => onChange(() => ({ sort }))}
          />
        ))}
      </Group>
      <Group title={fr.catalog.categories}>
        <Values
          counts={facets?.categories}
          waiting={5}
          chosen={filters.categories}
          onToggle={(name) =>
            onChange(({ categories }) => ({ categories: toggleValue(categories, name) }))
          }
        />
      </Group>
      <Group title={fr.catalog.brands}>
        <Values
          counts={facets?.brands}
          waiting={8}
          chosen={filters.brands}
          onToggle={(name) => onChange(({ brands }) => ({ brands: toggleValue(brands, name) }))}
        />
      </Group>
      <MarkSlider
        value={filters.maxRating}
        onChange={(maxRating) => onChange(() => ({ maxRating }), { replace: true })}
      />
      <Group title={fr.catalog.availability}>
        <Checkbox
          label={fr.catalog.includeOutOfStock}
          checked={filters.includeOutOfStock}
          onChange={() =>
            onChange(({ includeOutOfStock }) => ({ includeOutOfStock: !includeOutOfStock }))
          }
        />
      </Group>
      <Button
        variant="secondary"
        isWide
        onClick={() => {
          onChange(() => noFilters);
          onCleared?.();
        }}
      >
        {fr.catalog.clearFilters}
      </Button>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="filter-form__group">
      <legend className="filter-form__title">{title}</legend>
      {children}
    </fieldset>
  );
}

type ValuesProps = {
  counts: readonly { value: string; count: number }[] | undefined;
  /** How many rows are expected before they are known. */
  waiting: number;
  chosen: readonly string[];
  onToggle: (value: string) => void;
};

function Values({ counts, waiting, chosen, onToggle }: ValuesProps) {
  if (!counts) {
    return Array.from({ length: waiting }, (_, row) => (
      <Skeleton key={row} className="filter-form__waiting" />
    ));
  }
  return counts.map(({ value, count }) => (
    <Checkbox
      key={value}
      label={value}
      note={count}
      checked={chosen.includes(value)}
      onChange={() => onToggle(value)}
    />
  ));
}
