import type { ReactNode } from 'react';

import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Swatch } from '../../card/ColourDots.tsx';

export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="filter-form__group">
      <legend className="filter-form__title">{title}</legend>
      {children}
    </fieldset>
  );
}

type Count = { value: string; count: number; label?: string; swatch?: string | null };

type ValuesProps = {
  /** The filter's parameter. */
  name: string;
  counts: readonly Count[] | undefined;
  /** Rows of the skeleton. */
  waiting: number;
  chosen: readonly string[];
  onToggle: (value: string) => void;
};

/** Lists the values; a chosen one stays in the list while it would find nothing. */
export function FilterValues({ name, counts, waiting, chosen, onToggle }: ValuesProps) {
  if (!counts) {
    return Array.from({ length: waiting }, (_, row) => (
      <Skeleton key={row} className="filter-form__waiting" />
    ));
  }
  const missing = chosen.filter((value) => counts.every((each) => each.value !== value));
  const all: readonly Count[] = [...counts, ...missing.map((value) => ({ value, count: 0 }))];
  return all.map(({ value, count, label = value, swatch = null }) => (
    <Checkbox
      key={value}
      name={name}
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
      onChange={() => onToggle(value)}
    />
  ));
}
