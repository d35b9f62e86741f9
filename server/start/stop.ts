import { within } from '../shared/background.ts';

interface StopBounds {
  readonly besideMs: number;
  /** Service managers kill after ten seconds. */
  readonly allMs: number;
}

const stopBounds: StopBounds = { besideMs: 4_000, allMs: 9_500 };

/** Requests have their own limit (closing.ts). */
export interface Stopping {
  readonly requests: { close(): PromiseLike<unknown> };
  readonly beside: ReadonlyArray<() => Promise<void>>;
  readonly store: { close(): Promise<void> };
}

/**
 * Unfinished work is left as a crash would leave it. Returns whether the store was closed in time.
 */
export function stopInTime(
  { requests, beside, store }: Stopping,
  { besideMs, allMs }: StopBounds = stopBounds,
): Promise<boolean> {
  const endBeside = async () => Promise.allSettled(beside.map((end) => end()));
  const end = async () => {
    await Promise.allSettled([requests.close(), within(besideMs, endBeside())]);
    await store.close();
  };
  return within(allMs, end());
}
