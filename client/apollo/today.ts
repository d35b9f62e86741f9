import { createContext, useContext, useSyncExternalStore } from 'react';

import { readPageDay } from './pageState.ts';

/** The day on which the server renders. */
export const RenderedDay = createContext<string | undefined>(undefined);

/** The date in Rabat, `YYYY-MM-DD`; a page hydrates with the day on which it was rendered. */
export function useToday() {
  const rendered = useContext(RenderedDay);
  return useSyncExternalStore(onReturn, today, () => rendered ?? readPageDay()?.date ?? today());
}

/**
 * Its clock time in Rabat, as an instant in UTC. Browsers and servers have different versions of the
 * zone's rules: the server's offset, such as `+01:00`, counts where it is known.
 */
export function clockInRabat(instant: Date, offset = readPageDay()?.offset) {
  if (!offset) {
    // Sweden writes dates as ISO 8601 does, but for the space.
    const time = instant.toLocaleString('sv-SE', { timeZone: 'Africa/Casablanca' });
    return `${time.replace(' ', 'T')}Z`;
  }
  const offsetMs = -Date.parse(`1970-01-01T00:00:00${offset}`);
  return new Date(instant.getTime() + offsetMs).toISOString();
}

/** `2026-11-21`. */
export const dayInRabat = (instant: Date, offset?: string) =>
  clockInRabat(instant, offset).slice(0, 10);

const today = () => dayInRabat(new Date());

/** A tab may be left open over night. */
function onReturn(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
