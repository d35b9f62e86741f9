import { setTimeout as sleep } from 'node:timers/promises';

/** Whether work was done in time; throws what it throws until then. */
export async function within(ms: number, work: PromiseLike<unknown>): Promise<boolean> {
  const done = new AbortController();
  const tooLate = sleep(ms, false, { signal: done.signal }).catch(() => false);
  try {
    return await Promise.race([work.then(() => true), tooLate]);
  } finally {
    done.abort();
  }
}
