import { useLayoutEffect, useSyncExternalStore } from 'react';

const resets: (() => void)[] = [];

/**
 * A value of this browser, outside of Apollo's cache. The server never writes one, so that nothing
 * leaks between rendered pages; components see `initial` there and during hydration.
 */
export function localValue<T>(initial: T) {
  let value = initial;
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
  const reset = () => write(initial);
  resets.push(reset);

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
    /** Writes a component's value before the browser paints, until it is unmounted. */
    usePublished: (published: T) => {
      useLayoutEffect(() => write(published), [published]);
      // An effect of its own: a reset between two values would render every user of it.
      useLayoutEffect(() => reset, []);
    },
  };
}

export function resetLocalValues() {
  for (const reset of resets) reset();
}
