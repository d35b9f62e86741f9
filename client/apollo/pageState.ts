import type { NormalizedCacheObject } from '@apollo/client';

/** Id of the element that holds Apollo's cache of the server, on pages rendered with their data. */
export const stateElementId = 'page-state';

/** The server's day and its offset: `2026-11-24` and `+01:00`. Null where it rendered no data. */
export function readPageDay() {
  const day = document.getElementById(stateElementId)?.dataset['day'];
  return day ? { date: day.slice(0, 10), offset: day.slice(10) } : null;
}

export function hasPageState() {
  return document.getElementById(stateElementId) !== null;
}

/** Undefined where the page was not rendered with its data. */
export function readPageState(): NormalizedCacheObject | undefined {
  const text = document.getElementById(stateElementId)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
