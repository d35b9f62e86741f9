import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log/log.ts';
import { StoreUnavailable } from './problems.ts';

interface Run {
  /** The first run may have to catch up with events before the start. */
  readonly isFirst: boolean;
  readonly signal: AbortSignal;
}

export interface Repeated {
  stop(): Promise<void>;
}

/**
 * Runs `job` at once, then again `everyMs` after each run, without overlap. A failure is logged and
 * does not stop later runs.
 */
export function repeat(
  { name, everyMs, log }: { readonly name: string; readonly everyMs: number; readonly log: Log },
  job: (run: Run) => Promise<void>,
): Repeated {
  const stopping = new AbortController();
  const { signal } = stopping;
  const ended = run();
  return {
    stop() {
      stopping.abort();
      return ended;
    },
  };

  async function run(): Promise<void> {
    for (let isFirst = true; !signal.aborted; isFirst = false) {
      try {
        await job({ isFirst, signal });
      } catch (error) {
        logFailure(log, name, error);
      }
      await sleep(everyMs, undefined, { signal }).catch(() => {});
    }
  }
}

/** That the store is away, it reports itself: on the way out, or when the database is lost. */
export function logFailure(log: Log, job: string, error: unknown): void {
  if (error instanceof StoreUnavailable) return;
  log.error({ err: error, job }, 'a job in the background failed');
}

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
