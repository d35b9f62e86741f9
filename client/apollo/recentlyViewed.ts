import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

import { graphql } from './generated/index.ts';
import { readEntry, writeEntry } from './storage.ts';

const maxProducts = 8;
// One empty array, so that components do not see a new list at every render.
const noIds: string[] = [];

const recentlyViewedQuery = graphql(`
  query RecentlyViewed {
    recentlyViewed @client
  }
`);

/** The ids of the products last looked at, newest first; the same array until it changes. */
export function useRecentlyViewed(): string[] {
  const { data } = useQuery(recentlyViewedQuery, { fetchPolicy: 'cache-only' });
  return data?.recentlyViewed ?? noIds;
}

/** Puts a product first among those looked at, on this device only. */
export function rememberViewed(client: ApolloClient, productId: string) {
  const before = client.cache.readQuery({ query: recentlyViewedQuery })?.recentlyViewed ?? noIds;
  if (before[0] === productId) return;
  const ids = [productId, ...before.filter((id) => id !== productId)].slice(0, maxProducts);
  writeEntry('recentlyViewed', ids);
  write(client, ids);
}

/** Takes up what an earlier visit looked at, or another tab. */
export function restoreRecentlyViewed(client: ApolloClient) {
  write(client, readEntry('recentlyViewed', parseRecentlyViewed) ?? noIds);
}

/** Makes ids of what localStorage held: wrong ones are left out, undefined when it is no list. */
export function parseRecentlyViewed(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const ids = value.filter((id): id is string => typeof id === 'string' && id !== '');
  return [...new Set(ids)].slice(0, maxProducts);
}

function write(client: ApolloClient, recentlyViewed: string[]) {
  client.writeQuery({ query: recentlyViewedQuery, data: { recentlyViewed } });
}
