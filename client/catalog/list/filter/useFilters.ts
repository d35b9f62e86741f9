import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';

import { useShop } from '../../../page/shop.ts';
import { doneOrLate, nextPaint } from '../../../ui/later.ts';
import { catalogPageQuery } from '../catalogPageQuery.ts';
import { lazyNothingFound } from '../lazyNothingFound.ts';
import { pageSize } from '../listLength.ts';
import {
  catalogPath,
  catalogVariables,
  readFilters,
  rememberCatalogFilters,
  type Filters,
} from './filters.ts';

/**
 * Changes the filters once what the control shows is painted and the list is there; `replace` for steps
 * that need no entry in the history.
 */
export type ChangeFilters = (
  change: (filters: Filters) => Partial<Filters>,
  options?: { replace: boolean },
) => Promise<void>;

/** The filters of the catalogue or of a campaign's page, read from and written to its address. */
export function useFilters() {
  const [params] = useSearchParams();
  const { slug } = useParams();
  const navigate = useNavigate();
  const client = useApolloClient();
  const { options } = useShop();
  const filters = useMemo(() => readFilters(params, slug, options), [params, slug, options]);

  useEffect(() => rememberCatalogFilters(filters), [filters]);

  // One after the other: each begins with the filters that the one before has left in the address.
  const last = useRef(Promise.resolve());
  const changeFilters: ChangeFilters = useCallback(
    (change, { replace } = { replace: false }) => {
      const { pathname } = window.location;
      const wanted = () => {
        const latest = readFilters(new URLSearchParams(window.location.search), slug, options);
        return { ...latest, ...change(latest) };
      };
      const apply = async () => {
        await last.current;
        // What is typed or dragged is painted already.
        if (!replace) await nextPaint();
        const variables = catalogVariables(wanted(), pageSize, null);
        const load = async () => {
          const { data } = await client.query({ query: catalogPageQuery, variables });
          if (data?.products.totalCount === 0) await lazyNothingFound.preload();
        };
        await doneOrLate(load());
        // The page was left meanwhile.
        if (window.location.pathname !== pathname) return;
        void navigate(catalogPath(wanted()), { replace });
      };
      return (last.current = apply());
    },
    [navigate, client, slug, options],
  );

  return { filters, changeFilters };
}
