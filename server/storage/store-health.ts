/** Something that works but needs attention. */
export type StoreWarning = 'SNAPSHOT_FAILING';

/** For monitoring. */
export interface StoreHealth {
  warnings(): readonly StoreWarning[];
  /** Since the start; null for a store that makes none. */
  snapshots(): { readonly written: number; readonly failed: number } | null;
}
