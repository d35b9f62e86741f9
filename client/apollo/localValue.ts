import { useSyncExternalStore } from 'react';

import { readEntry, type StorageKey } from './storage.ts';

/** Where a value outlives the visit; `parse` returns undefined for an invalid entry. */
type Stored<T> = { key: StorageKey; parse: (value: unknown) => T | undefined };

const resets: (() => void)[] = [];
const restores: { key: StorageKey; restore: () => void }[] = [];

/**
 * A value of this browser, outside of Apollo's cache. The server never writes one, so that nothing
 * leaks between rendered pages; components see `initial` there and during hydration. A `stored` one
 * begins with what an earlier visit left; its owner writes the entry.
 */
export function localValue<T>(initial: T, stored?: Stored<T>) {
  const restored = () => (stored && readEntry(stored.key, stored.parse)) ?? initial;
  let value = restored();
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = () => value;
  const write = (next: T) => {
    if (Object.is(value, next)) return;
    value = next;
    for (const listener of listeners) listener();
  };
  resets.push(() => write(initial));
  if (stored) restores.push({ key: stored.key, restore: () => write(restored()) });

  return {
    read,
    write,
    subscribe,
    use: () => useSyncExternalStore(subscribe, read, () => initial),
    /** The component renders again when the result of `select` changes. */
    useSelected: <Selected>(select: (value: T) => Selected) =>
      useSyncExternalStore(
        subscribe,
        () => select(value),
        () => select(initial),
      ),
  };
}

/** Reads again what another tab has changed: one entry, or all (null). */
export function restoreLocalValues(changed: string | null) {
  for (const { key, restore } of restores) if (changed === null || changed === key) restore();
}

export function resetLocalValues() {
  for (const reset of resets) reset();
}
