import { afterEach, beforeEach } from 'vitest';
import type { Ports, Store } from '../../../server/store.ts';

/** A store under test, and what a test may do to it from outside. */
export interface StoreUnderTest {
  readonly store: Store;
  /**
   * Opens the same data again, in place of the store or beside it: what it reads is really stored.
   */
  reopen(): Promise<Store>;
  /** Closes the store and removes its data. */
  dispose(): Promise<void>;
}

/** Opens a new, empty store. */
export type OpenStore = () => Promise<StoreUnderTest>;

/**
 * An empty store for each case of the `describe` that calls this; `save` runs a transaction on it.
 */
export function emptyStores(open: OpenStore) {
  let opened: StoreUnderTest;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.dispose());
  return {
    get store() {
      return opened.store;
    },
    get read() {
      return opened.store.read;
    },
    save: <T>(work: (ports: Ports) => Promise<T>) => opened.store.transaction(work),
    reopen: () => opened.reopen(),
  };
}

/** A share of random runs takes the same ones each time, so that what it meets is no chance. */
export const randomRuns = (all: number, share: number) => ({
  numRuns: all * share,
  endOnFailure: true,
  ...(share < 1 && { seed: 19 }),
});
