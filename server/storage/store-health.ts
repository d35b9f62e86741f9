/** What works but should be looked at, as a code. */
export type StoreWarning = 'SNAPSHOT_FAILING';

/** How a store fares, for whoever watches the shop. */
export interface StoreHealth {
  warnings(): readonly StoreWarning[];
  /** Snapshots since the start; null for a store that makes none. */
  snapshots(): { readonly written: number; readonly failed: number } | null;
}
