import { useEffect, useState } from 'react';

// Milliseconds after the last change.
const rest = 250;

/** The value of a moment ago, for requests while it is typed. To be compared: a text, a number. */
export function useRested<T extends string | number>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(value), rest);
    return () => window.clearTimeout(timer);
  }, [value]);
  return rested;
}
