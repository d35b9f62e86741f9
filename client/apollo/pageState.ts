import type { NormalizedCacheObject } from '@apollo/client';

/** Names the element of the page that holds what Apollo's cache knew on the server. */
export const stateElementId = 'page-state';

/** What the page came with; undefined where it was not rendered on the server. */
export function readPageState(): NormalizedCacheObject | undefined {
  const text = document.getElementById(stateElementId)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
