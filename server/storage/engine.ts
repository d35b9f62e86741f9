import type { Rows, RowsSchema } from './rows.ts';

/** Records are immutable: to change one, `save` a new object. */
export interface Store<Ports, Reads extends Ports = Ports> {
  /** Reads what was committed, durable or not; saving is refused. */
  readonly read: Reads;
  /**
   * Changes when cached responses and pages become invalid. Null while unknown: nothing may be
   * cached.
   */
  readonly cacheVersion: number | null;
  /** Pictures are outside of transactions: save one before the record that refers to it. */
  readonly pictures: Pictures;
  /**
   * Runs `work` in isolation and resolves once its changes are durable; if it throws, nothing is
   * changed. After a conflict `work` runs again, so it must use only its ports and have no other
   * effects. Throws StoreUnavailable when the changes could not be saved; a database that
   * disconnected during the commit may have saved them nevertheless.
   */
  transaction<T>(work: (ports: Ports) => Promise<T>): Promise<T>;
  /**
   * Resolves once everything that `read` has returned is durable: responses must wait for it.
   * Throws StoreUnavailable.
   */
  flushed(): Promise<void>;
  /**
   * Begins to rewrite files in the background, so that none holds what was overwritten or removed before (GDPR,
   * article 17); `close` waits for it, and a failure is logged. A process that is killed meanwhile leaves it to the
   * next two snapshots. Databases do it by themselves (PostgreSQL: autovacuum).
   */
  dropOverwritten(): void;
  close(): Promise<void>;
}

/** Each under the hash of its content, and never changed. */
export interface Pictures {
  save(name: string, bytes: Buffer): Promise<void>;
  has(name: string): Promise<boolean>;
  read(name: string): Promise<Buffer | null>;
  names(): Promise<readonly string[]>;
}

export interface StoreHealth {
  warnings(): ReadonlyArray<'SNAPSHOT_FAILING'>;
  snapshots(): { readonly written: number; readonly failed: number } | null;
}

/** Functions from which an engine makes a store. */
export interface Access<Ports, Reads extends Ports> {
  readonly schema: RowsSchema;
  readonly portsOf: (rows: Rows) => Ports;
  /** Ports outside of transactions. */
  readonly readPortsOf: (rows: Rows) => Reads;
  readonly runWork: RunWork<Ports>;
}

/** Runs the work of a transaction, and may add to it. */
type RunWork<Ports> = <T>(ports: Ports, work: (ports: Ports) => Promise<T>) => Promise<T>;
