import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

let isAway = false;
const listeners = new Set<() => void>();

/**
 * Follows the events only: `navigator.onLine` is false as well on a machine without a network that
 * reaches a shop of its own.
 */
export function followConnection() {
  const note = (next: boolean) => () => {
    isAway = next;
    document.documentElement.toggleAttribute('data-offline', next);
    for (const listener of listeners) listener();
  };
  window.addEventListener('offline', note(true));
  window.addEventListener('online', note(false));
}

export function useIsOffline() {
  return useSyncExternalStore(
    subscribe,
    () => isAway,
    () => false,
  );
}

/** Returns what `useIsOffline` returns; calls `retry` once the network is back. */
export function useRetryOnline(retry: () => void) {
  const again = useEffectEvent(retry);
  useEffect(() => {
    // Also after a start without a network, of which there was no event.
    const onOnline = () => again();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return useIsOffline();
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}
