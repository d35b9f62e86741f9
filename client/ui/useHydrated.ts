import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and while its page is taken over, true from then on. */
export function useHydrated() {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
