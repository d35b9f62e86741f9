import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Counter } from '../../../server/shared/limits.ts';
import { sql } from '../../support/store/postgres.databases.ts';
import { newDatabase, type TestDatabase } from '../../support/store/postgres.stores.ts';

const MINUTE = 60_000;

let database: TestDatabase;
let counter: Counter;
beforeEach(async () => {
  database = await newDatabase();
  const { counterOf } = await database.open();
  counter = counterOf({ name: 'TEST', points: 5, duration: 60 });
});
afterEach(() => void vi.useRealTimers());

/** Moves the windows as if the database’s clock went so much the other way. */
const moveWindows = (ms: number) =>
  sql(database.url, `UPDATE rate_limits SET expire = expire + ${ms}`);

describe('a window in the database', () => {
  test('begins with its first point, and is another for each key', async () => {
    expect(await counter.add('a', 2)).toEqual({ points: 2, msLeft: MINUTE });
    await moveWindows(-20_000);
    const { points, msLeft } = await counter.add('a', 3);
    expect(points).toBe(5);
    expect(msLeft).toBeLessThanOrEqual(40_000);
    expect((await counter.add('a', -1)).points).toBe(4);
    expect((await counter.add('b', 1)).points).toBe(1);
    await counter.forget('a');
    expect((await counter.add('a', 1)).points).toBe(1);
  });

  test('begins anew once it has ended', async () => {
    await counter.add('a', 5);
    await moveWindows(-MINUTE);
    expect((await counter.add('a', -1)).points).toBe(0);
    expect((await counter.add('new', -1)).points).toBe(0);
    expect((await counter.add('a', 1)).points).toBe(1);
    await moveWindows(-MINUTE);
    expect(await counter.add('a', 1)).toEqual({ points: 1, msLeft: MINUTE });
  });

  test('lasts no longer than a whole one when the clock is set back, and is not forgotten by it', async () => {
    await counter.add('a', 5);
    await moveWindows(100 * MINUTE);
    expect(await counter.add('a', 1)).toEqual({ points: 6, msLeft: MINUTE });
    await moveWindows(-20_000);
    expect((await counter.add('a', 1)).msLeft).toBeLessThanOrEqual(40_000);
  });

  test.each([MINUTE * 100, -MINUTE * 100])(
    'is the same for an instance whose clock is %i ms away',
    async (ms) => {
      await counter.add('a', 5);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
      const { points, msLeft } = await counter.add('a', 1);
      expect(points).toBe(6);
      expect(msLeft).toBeGreaterThan(0);
      expect(msLeft).toBeLessThanOrEqual(MINUTE);
    },
  );
});
