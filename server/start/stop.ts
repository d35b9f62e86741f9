import { setTimeout as sleep } from 'node:timers/promises';

export interface StopBounds {
  readonly besideMs: number;
  /** Service managers kill after ten seconds. */
  readonly allMs: number;
}

export const stopBounds: StopBounds = { besideMs: 4_000, allMs: 9_500 };

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
  return within(allMs, async () => {
    await Promise.allSettled([
      requests.close(),
      within(besideMs, () => Promise.allSettled(beside.map((end) => end()))),
    ]);
    await store.close();
  });
}

async function within(ms: number, work: () => Promise<unknown>): Promise<boolean> {
  const done = new AbortController();
  const tooLate = sleep(ms, false, { signal: done.signal }).catch(() => false);
  try {
    return await Promise.race([work().then(() => true), tooLate]);
  } finally {
    done.abort();
  }
}
