import type { NormalizedCacheObject } from '@apollo/client';

/** Id of the element that holds Apollo's cache of the server, on pages rendered with their data. */
export const stateElementId = 'page-state';

export function hasPageState() {
  return document.getElementById(stateElementId) !== null;
}

/** Undefined where the page was not rendered with its data. */
export function readPageState(): NormalizedCacheObject | undefined {
  const text = document.getElementById(stateElementId)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
