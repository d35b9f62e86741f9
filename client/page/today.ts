import { createContext, useContext, useSyncExternalStore } from 'react';

import { clockAt, readPromise } from '#shared/page-day.ts';
import type { PromisedDays } from '#shared/promised-days.ts';

/** The day on which the server renders. */
export const RenderedDay = createContext<string | undefined>(undefined);

/** Holds what the server promises the country as it renders. */
export const RenderedPromise = createContext<PromisedDays | null | undefined>(undefined);

/** The days on which an order of when the page was loaded is delivered in the country; null where none are known. */
export function useCountryPromise() {
  const rendered = useContext(RenderedPromise);
  return rendered === undefined
    ? readPromise(document.documentElement.dataset['promise'])
    : rendered;
}

/** Whether orders can be fetched; the server renders no page on which that matters. */
export const hasPickup = () =>
  typeof document !== 'undefined' && document.documentElement.dataset['pickup'] !== undefined;

/** The date in Morocco, `YYYY-MM-DD`; a page hydrates with the day on which it was rendered. */
export function useToday() {
  const rendered = useContext(RenderedDay);
  return useSyncExternalStore(onReturn, today, () => rendered ?? (readPageDay().date || today()));
}

/** The server's day and its offset: `2026-11-24` and `+01:00`. UTC where no server wrote them. */
function readPageDay() {
  const { day = '' } = document.documentElement.dataset;
  return { date: day.slice(0, 10), offset: day.slice(10) || '+00:00' };
}

/** Returns the time on clocks in Morocco as if it were UTC: by the server's offset, not the browser's. */
export const clockInMorocco = (instant: Date) => clockAt(instant, readPageDay().offset);

/** `2026-11-21`. */
export const dayInMorocco = (instant: Date) => clockInMorocco(instant).slice(0, 10);

const today = () => dayInMorocco(new Date());

/** A tab may be left open over night. */
function onReturn(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
