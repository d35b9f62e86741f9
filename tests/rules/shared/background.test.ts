import { expect, test } from 'vitest';
import { repeat } from '../../../server/shared/background.ts';
import type { Log } from '../../../server/shared/log/log.ts';
import { gate } from '../../support/store/gate.ts';

const DAY = 24 * 60 * 60 * 1000;

function listening() {
  const reported: object[] = [];
  const log: Log = {
    warn: (details) => reported.push(details),
    error: (details) => reported.push(details),
  };
  return { log, reported };
}

test('a job runs at once, then again and again, and is told which run is the first', async () => {
  const { log, reported } = listening();
  const runs: boolean[] = [];
  const enough = gate();
  const repeated = repeat({ name: 'counting', everyMs: 1, log }, async ({ isFirst }) => {
    if (runs.push(isFirst) === 3) enough.open();
  });
  expect(runs).toEqual([true]);
  await enough.opened;
  await repeated.stop();
  expect(runs.slice(0, 3)).toEqual([true, false, false]);
  expect(reported).toEqual([]);
});

test('a job that throws is logged by its name and runs again', async () => {
  const { log, reported } = listening();
  const again = gate();
  const repeated = repeat({ name: 'failing', everyMs: 1, log }, async ({ isFirst }) => {
    if (!isFirst) return again.open();
    throw new Error('no luck');
  });
  await again.opened;
  await repeated.stop();
  expect(reported).toMatchObject([{ job: 'failing', err: { message: 'no luck' } }]);
});

test('stopping tells the running one, waits for it, and begins no other', async () => {
  const { log } = listening();
  const steps: string[] = [];
  const working = gate();
  const repeated = repeat({ name: 'slow', everyMs: 1, log }, async ({ signal }) => {
    steps.push('begin');
    await working.opened;
    steps.push(signal.aborted ? 'told' : 'not told');
  });
  const stopped = repeated.stop().then(() => steps.push('stopped'));
  working.open();
  await stopped;
  expect(steps).toEqual(['begin', 'told', 'stopped']);
});

test('stopping does not wait for the next run', async () => {
  const { stop } = repeat({ name: 'rare', everyMs: DAY, log: listening().log }, async () => {});
  await expect(stop()).resolves.toBeUndefined();
});
