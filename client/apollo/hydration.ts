import { useSyncExternalStore } from 'react';

let finish: () => void;

/**
 * Resolves once the content is hydrated. Until then the cache must keep the state of the page:
 * hydrating with other data fails.
 */
export const pageHydrated = new Promise<void>((resolve) => {
  finish = resolve;
});

export function notePageHydrated() {
  finish();
}

const neverChanges = () => () => undefined;

/** False on the server and during hydration, true from then on. */
export function useHydrated() {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
