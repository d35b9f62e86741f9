import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useHydrated } from '../apollo/hydration.ts';
import { useOnDemand } from './useOnDemand.ts';

/** Marks an entry of the history before which the same page lies without the overlay. */
const overPage = { isOverPage: true };

/**
 * A dialog over the page, open while the address ends in `hash`: Back closes it and leaves the page where it
 * is. Its script loads when it opens; `importIt` stays the same function. `link` is spread on the link that
 * opens it; `open` does the same.
 */
export function useOverlay<Script>(hash: string, importIt: () => Promise<Script>) {
  const { pathname, search, hash: shown, state, key }: PageLocation = useLocation();
  const navigate = useNavigate();
  const isOpen = useHydrated() && shown === hash;
  const { loaded, isLoading, load } = useOnDemand(importIt);
  // Another with each press: after a failure the next one loads again.
  const openedAt = isOpen ? key : null;
  useEffect(() => {
    if (openedAt !== null) void load();
  }, [openedAt, load]);
  const link = {
    to: { search, hash },
    // A second press, such as after a failure, adds no entry to the history.
    replace: isOpen,
    state: isOpen ? state : overPage,
    'aria-busy': isLoading || undefined,
  };
  return {
    isOpen,
    loaded: isOpen ? loaded : null,
    isLoading,
    link,
    open: () => void navigate(link.to, link),
    close: () =>
      isOverPage(state) ? void navigate(-1) : void navigate(pathname + search, { replace: true }),
  };
}

type PageLocation = Omit<ReturnType<typeof useLocation>, 'state'> & { state: unknown };

const isOverPage = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isOverPage' in state;
