import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { rememberCatalogFilters } from '../../apollo/catalogFilters.ts';
import { catalogPath, readFilters, type Filters } from './filters.ts';

/** Changes the filters; `replace` for steps that need no entry in the history. */
export type ChangeFilters = (
  change: (filters: Filters) => Partial<Filters>,
  options?: { replace: boolean },
) => void;

/** The catalogue's filters, read from and written to its address. */
export function useFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => readFilters(params), [params]);
  // Two changes within one render build on each other.
  const latest = useRef(filters);

  useEffect(() => {
    latest.current = filters;
    const { search: _, isExact: __, ...rest } = filters;
    rememberCatalogFilters(rest);
  }, [filters]);

  const changeFilters: ChangeFilters = useCallback(
    (change, { replace } = { replace: false }) => {
      latest.current = { ...latest.current, ...change(latest.current) };
      void navigate(catalogPath(latest.current), { replace });
    },
    [navigate],
  );

  return { filters, changeFilters };
}
