import { useEffect, useRef } from 'react';

import { catalogTexts } from '../../catalog.fr.ts';
import type { Facets } from '../catalogPageQuery.ts';
import { Icon } from '../../../ui/Icon.tsx';
import './ActiveFilters.css';
import { filterGroups, partsOf, type SearchResult } from './filterGroups.ts';
import { resultsId, type Filters } from './filters.ts';
import type { ChangeFilters } from './useFilters.ts';

type Props = {
  filters: Filters;
  facets: Facets;
  result: SearchResult | undefined;
  onChange: ChangeFilters;
};

export function ActiveFilters({ filters, facets, result, onChange }: Props) {
  const chips = [...partsOf(filters, result), ...filterGroups(filters, facets)].flatMap(
    (group) => group.chips,
  );
  const previous = useRef(0);
  useEffect(() => {
    const isFewer = chips.length < previous.current;
    previous.current = chips.length;
    if (!isFewer || document.activeElement !== document.body) return;
    // The pressed chip is gone with its filter: the first one that is left gets the focus, else the list.
    const next = document.querySelector<HTMLElement>(`.active-filters button, #${resultsId}`);
    next?.focus({ preventScroll: true });
  }, [chips.length]);
  if (chips.length === 0) return null;
  return (
    <ul className="active-filters" aria-label={catalogTexts.activeFilters}>
      {chips.map(({ label, remove }, at) => (
        // A brand may be read of the search and chosen as well.
        <li key={`${label} ${chips.findIndex((each) => each.label === label) === at}`}>
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
