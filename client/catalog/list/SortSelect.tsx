import { startTransition, useOptimistic } from 'react';

import { catalogTexts } from '../catalog.fr.ts';
import { Select } from '../../ui/form/Select.tsx';
import { sortsWith, type Filters } from './filter/filters.ts';
import type { ChangeFilters } from './filter/useFilters.ts';

/** The order of the list, at hand while the filters are hidden. */
export function SortSelect({ filters, onChange }: { filters: Filters; onChange: ChangeFilters }) {
  const [sort, show] = useOptimistic(filters.sort);
  const sorts = sortsWith(sort);
  return (
    <Select
      label={catalogTexts.sort}
      className="needs-script catalog__sort"
      value={sort}
      onChange={({ target: { value } }) => {
        const chosen = sorts.find((each) => each === value);
        if (!chosen) return;
        startTransition(() => {
          show(chosen);
          return onChange(() => ({ sort: chosen }));
        });
      }}
    >
      {sorts.map((each) => (
        <option key={each} value={each}>
          {catalogTexts.sorts[each]}
        </option>
      ))}
    </Select>
  );
}
