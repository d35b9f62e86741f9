/**
 * Entries that come oldest first, and of which none leaves, with keys for React: two of one second
 * have the same time.
 */
export const newestFirst = <Entry>(entries: readonly Entry[]) =>
  entries.map((entry, place) => ({ key: place, entry })).toReversed();
