import { setTimeout as sleep } from 'node:timers/promises';

/** How long the shop takes to stop, in milliseconds, whatever hangs. */
export interface StopBounds {
  /** For what goes on beside the requests: a provider that does not answer, a mail server. */
  readonly besideMs: number;
  /** For everything. Service managers kill after ten seconds. */
  readonly allMs: number;
}

export const stopBounds: StopBounds = { besideMs: 4_000, allMs: 9_500 };

/** What ends when the shop does. Requests are bounded by their own limit (closing.ts). */
export interface Stopping {
  readonly requests: { close(): PromiseLike<unknown> };
  readonly beside: ReadonlyArray<() => Promise<void>>;
  readonly store: { close(): Promise<void> };
}

/**
 * Finishes what was begun, then closes the store. Work that is not done in time is left in the
 * middle, as a crash would leave it. Gives whether the store was closed in time; throws what its
 * closing throws.
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

/** Whether `work` was done in time. */
async function within(ms: number, work: () => Promise<unknown>): Promise<boolean> {
  const done = new AbortController();
  const tooLate = sleep(ms, false, { signal: done.signal }).catch(() => false);
  try {
    return await Promise.race([work().then(() => true), tooLate]);
  } finally {
    done.abort();
  }
}
