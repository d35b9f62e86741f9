import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { rememberCatalogFilters } from '../../../apollo/catalogFilters.ts';
import { nextPaint } from '../../../ui/later.ts';
import { catalogPath, readFilters, type Filters } from './filters.ts';

/** Changes the filters; `replace` for steps that need no entry in the history. */
export type ChangeFilters = (
  change: (filters: Filters) => Partial<Filters>,
  options?: { replace: boolean },
) => void;

/** What a control shows is painted before the page is rendered for it, unless it is left meanwhile. */
export async function onceShown(change: () => void) {
  const { pathname } = window.location;
  await nextPaint();
  if (window.location.pathname === pathname) change();
}

/** The catalogue's filters, read from and written to its address. */
export function useFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => readFilters(params), [params]);

  useEffect(() => {
    const { search: _, isExact: __, ...rest } = filters;
    rememberCatalogFilters(rest);
  }, [filters]);

  const changeFilters: ChangeFilters = useCallback(
    (change, { replace } = { replace: false }) => {
      // The address is ahead of what is rendered while a list is on its way.
      const latest = readFilters(new URLSearchParams(window.location.search));
      void navigate(catalogPath({ ...latest, ...change(latest) }), { replace });
    },
    [navigate],
  );

  return { filters, changeFilters };
}
