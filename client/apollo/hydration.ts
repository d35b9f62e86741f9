let finish: () => void;

/**
 * Resolves once React has hydrated the page that the server sent. Until then the cache has to keep
 * what the page came with: hydrating it with anything else fails.
 */
export const pageHydrated = new Promise<void>((resolve) => {
  finish = resolve;
});

/** Tells that the page is hydrated; more than once does no harm. */
export function notePageHydrated() {
  finish();
}
