import { useLayoutEffect, useSyncExternalStore } from 'react';

const forgetters: (() => void)[] = [];

/**
 * A value that lives in this browser only, outside of Apollo's cache: whoever renders pages on the
 * server never writes one, and components see `initial` there and until they are hydrated, since
 * the page cannot know what the browser knows. So nothing leaks from one rendered page to another.
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
  const forget = () => write(initial);
  forgetters.push(forget);

  return {
    read,
    write,
    /** The value in a component, which renders again when it changes. */
    use: () => useSyncExternalStore(subscribe, read, () => initial),
    /** What `select` makes of the value in a component, which renders again when that changes. */
    useSelected: <Selected>(select: (value: T) => Selected) =>
      useSyncExternalStore(
        subscribe,
        () => select(value),
        () => select(initial),
      ),
    /** Writes what a component found out, before the browser paints, until it is unmounted. */
    usePublished: (found: T) => {
      useLayoutEffect(() => write(found), [found]);
      // Apart: forgotten in between, it would reach every component that uses it.
      useLayoutEffect(() => forget, []);
    },
  };
}

/** Puts every local value back to what it was at first. */
export function forgetLocalValues() {
  for (const forget of forgetters) forget();
}
