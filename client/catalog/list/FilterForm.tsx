import { startTransition, useOptimistic, type ReactNode } from 'react';

import type { CatalogPageQuery } from '../../apollo/generated/graphql.ts';
import { paths } from '../../page/paths.ts';
import { fr } from '../../text/fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Radio } from '../../ui/form/Radio.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import './FilterForm.css';
import { filterNames, noFilters, sorts, sortValue, toggleValue, type Filters } from './filters.ts';
import { MarkSlider } from './MarkSlider.tsx';
import type { ChangeFilters } from './useFilters.ts';

/** The count of each value; undefined until loaded. */
export type Facets = CatalogPageQuery['products']['facets'] | undefined;

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
  const [filters, show] = useOptimistic(
    current,
    (now: Filters, change: Parameters<ChangeFilters>[0]): Filters => ({ ...now, ...change(now) }),
  );
  const onChange: ChangeFilters = (change, options) =>
    startTransition(() => {
      show(change);
      onRequest(change, options);
    });

  return (
    <form
      className="filter-form"
      action={paths.catalog()}
      onSubmit={(event) => event.preventDefault()}
    >
      {filters.search ? (
        <input type="hidden" name={filterNames.search} value={filters.search} />
      ) : null}
      {filters.isExact ? <input type="hidden" name={filterNames.exact} value="1" /> : null}
      <Group title={fr.catalog.sort}>
        {sorts.map((sort) => (
          <Radio
            key={sort}
            name={filterNames.sort}
            value={sortValue(sort)}
            label={fr.catalog.sorts[sort]}
            checked={filters.sort === sort}
            onChange={() => onChange(() => ({ sort }))}
          />
        ))}
      </Group>
      <Group title={fr.catalog.categories}>
        <Values
          name={filterNames.category}
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
          name={filterNames.brand}
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
          name={filterNames.outOfStock}
          value="1"
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
        className="needs-script"
        onClick={() => {
          onChange(() => noFilters);
          onCleared?.();
        }}
      >
        {fr.catalog.clearFilters}
      </Button>
      <noscript>
        <button type="submit" className="button button--primary button--wide">
          {fr.catalog.apply}
        </button>
      </noscript>
    </form>
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
  /** The filter's parameter. */
  name: string;
  counts: readonly { value: string; count: number }[] | undefined;
  /** Rows of the skeleton. */
  waiting: number;
  chosen: readonly string[];
  onToggle: (value: string) => void;
};

function Values({ name, counts, waiting, chosen, onToggle }: ValuesProps) {
  if (!counts) {
    return Array.from({ length: waiting }, (_, row) => (
      <Skeleton key={row} className="filter-form__waiting" />
    ));
  }
  return counts.map(({ value, count }) => (
    <Checkbox
      key={value}
      name={name}
      value={value}
      label={value}
      note={count}
      isDim={count === 0 && !chosen.includes(value)}
      checked={chosen.includes(value)}
      onChange={() => onToggle(value)}
    />
  ));
}
