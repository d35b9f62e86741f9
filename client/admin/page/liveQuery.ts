/** What changes elsewhere: shown as it was, then as it is, and each minute while the tab is in view. */
export const liveQuery = {
  fetchPolicy: 'cache-and-network',
  pollInterval: 60_000,
  skipPollAttempt: () => document.hidden,
} as const;
