import { createContext, useContext, useSyncExternalStore } from 'react';

import { readPageDay } from './pageState.ts';

/** The day on which the server renders. */
export const RenderedDay = createContext<string | undefined>(undefined);

/** The date in Rabat, `YYYY-MM-DD`; a page hydrates with the day on which it was rendered. */
export function useToday() {
  const rendered = useContext(RenderedDay);
  return useSyncExternalStore(onReturn, today, () => rendered ?? readPageDay() ?? today());
}

/** `2026-11-21`. */
export function dayInRabat(instant: Date) {
  // Sweden writes dates as ISO 8601 does.
  return instant.toLocaleDateString('sv-SE', { timeZone: 'Africa/Casablanca' });
}

const today = () => dayInRabat(new Date());

/** A tab may be left open over night. */
function onReturn(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
