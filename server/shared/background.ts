import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';

/** What a run of a repeated job is told. */
export interface Run {
  /** True for the run at start, which may have to catch up with what happened before it. */
  readonly isFirst: boolean;
  /** Aborted when the shop closes: a long job ends at its next good place. */
  readonly signal: AbortSignal;
}

/** Work that goes on beside the requests. */
export interface Repeated {
  /** Begins no further run; resolves once the running one has ended. */
  stop(): Promise<void>;
}

/**
 * Runs `job` at once, then again `everyMs` milliseconds after each run has ended, so that no two
 * runs overlap. One that throws is logged under its name and does not stop the next.
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
        log.error({ err: error, job: name }, 'a job in the background failed');
      }
      // Rejects when it is cut short by `stop`, which the loop sees for itself.
      await sleep(everyMs, undefined, { signal }).catch(() => {});
    }
  }
}
