export type StoreWarning = 'SNAPSHOT_FAILING';

export interface StoreHealth {
  warnings(): readonly StoreWarning[];
  snapshots(): { readonly written: number; readonly failed: number } | null;
}
