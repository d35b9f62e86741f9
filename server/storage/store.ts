import type { Pictures } from './pictures.ts';

/**
 * Where the shop's data is. What ports return is never changed by anybody: a change is a new object
 * given to `save`.
 */
export interface Store<Ports> {
  /** Reads what was committed, durable or not yet; saving through these ports is refused. */
  readonly read: Ports;
  /**
   * Another number after every change that caches must notice: responses and pages made of what
   * `read` shows are valid as long as it stays the same. Null while unknown: nothing may be cached.
   */
  readonly cacheVersion: number | null;
  /** Apart from transactions: a picture is saved before what shows it. */
  readonly pictures: Pictures;
  /**
   * Runs `work` isolated: it sees its own changes, nobody else does until all of them are durable.
   * When it throws, nothing was changed. It must not wait for anything but its ports, and change
   * nothing else that stays: after a conflict it runs again from the start.
   * Throws StoreUnavailable when the changes could not be saved; then, too, nothing was changed, as
   * far as anybody can know: a database that left during the commit may have saved them all.
   */
  transaction<T>(work: (ports: Ports) => Promise<T>): Promise<T>;
  /**
   * Resolves once everything that `read` can have shown so far is durable. A response made of it must
   * wait for this. Throws StoreUnavailable.
   */
  flushed(): Promise<void>;
  /** Finishes what was begun and releases the data for another owner. */
  close(): Promise<void>;
}
