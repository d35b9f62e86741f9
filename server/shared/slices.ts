import { setImmediate as nextTurn } from 'node:timers/promises';

const SLICE_MS = 20;

/**
 * Runs long work to its end; other requests run whenever it yields after 20 ms. What the work throws
 * is thrown.
 */
export async function inSlices<R>(work: Generator<undefined, R>): Promise<R> {
  let begun = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - begun < SLICE_MS) continue;
    await nextTurn();
    begun = performance.now();
  }
}
