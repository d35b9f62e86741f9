import type { ReactNode } from 'react';

import { cx } from '../../../ui/cx.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Swatch } from '../../card/ColourDots.tsx';
import type { Filters } from './filters.ts';
import type { ChangeFilters } from './useFilters.ts';

export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="filter-form__title">{title}</legend>
      {children}
    </fieldset>
  );
}

type Count = { value: string; count: number; label?: string; swatch?: string | null };

type Props = {
  parameter: string;
  chosen: readonly string[];
  /** Returns what changes when a value is chosen, or no longer so. */
  toggle: (value: string) => (filters: Filters) => Filters;
  title: string;
  /** Undefined until loaded: only what is chosen is shown. */
  counts: readonly Count[] | undefined;
  hasColumns?: boolean;
  onChange: ChangeFilters;
};

/**
 * Lists the values; a chosen one stays in the list while it would find nothing. Nothing to choose from
 * and nothing chosen is no group.
 */
export function ListFilter({
  parameter,
  chosen,
  toggle,
  title,
  counts,
  hasColumns,
  onChange,
}: Props) {
  const known = counts ?? [];
  const missing = chosen.filter((value) => known.every((each) => each.value !== value));
  const all = [...known, ...missing.map((value): Count => ({ value, count: 0 }))];
  if (all.length === 0) return null;
  return (
    <FilterGroup title={title}>
      <div className={cx(hasColumns && 'filter-form__columns')}>
        {all.map(({ value, count, label = value, swatch = null }) => (
          <Checkbox
            key={value}
            name={parameter}
            value={value}
            label={
              swatch === null ? (
                label
              ) : (
                <span className="filter-form__colour">
                  <Swatch colour={swatch} size={18} />
                  {label}
                </span>
              )
            }
            note={count}
            isDim={count === 0 && !chosen.includes(value)}
            checked={chosen.includes(value)}
            onChange={() => onChange(toggle(value))}
          />
        ))}
      </div>
    </FilterGroup>
  );
}
