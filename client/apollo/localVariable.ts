import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';

import { useHydrated } from './hydration.ts';
import { readEntry, removeEntry, writeEntry, type StorageKey } from './storage.ts';

/** Where a value outlives the visit; `parse` returns undefined for an invalid entry. */
type Stored<T> = { key: StorageKey; parse: (value: unknown) => T | undefined };

const known: { key: StorageKey | undefined; reset: () => void; restore: () => void }[] = [];

/**
 * Returns a reactive variable of Apollo for data that this browser alone knows. The server never
 * writes one, so that nothing leaks between rendered pages; components see `initial` there and
 * during hydration. A `stored` one begins with its entry in localStorage.
 */
export function localVariable<T>(initial: T, stored?: Stored<T>) {
  const restored = () => (stored && readEntry(stored.key, stored.parse)) ?? initial;
  const variable = makeVar(restored());
  /** For this visit alone. */
  const write = (value: T) => void variable(value);
  known.push({
    key: stored?.key,
    reset: () => write(initial),
    restore: () => stored && write(restored()),
  });
  return {
    read: () => variable(),
    write,
    /** For the visits that follow as well; the initial value leaves no entry. */
    save: (value: T) => {
      if (stored && value === initial) removeEntry(stored.key);
      else if (stored) writeEntry(stored.key, value);
      write(value);
    },
    /** Calls back after each change. */
    onChange: (listener: () => void) => {
      variable.onNextChange(function onNext() {
        listener();
        variable.onNextChange(onNext);
      });
    },
    use: () => {
      const value = useReactiveVar(variable);
      return useHydrated() ? value : initial;
    },
  };
}

/** Reads again what another tab has changed: one entry, or all (null). */
export function restoreLocalVariables(changed: string | null) {
  for (const { key, restore } of known) if (changed === null || changed === key) restore();
}

export function resetLocalVariables() {
  for (const { reset } of known) reset();
}
