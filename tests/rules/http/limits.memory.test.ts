import { beforeEach, describe, expect, test } from 'vitest';
import { memoryCounters } from '../../../server/http/limits/rate-limits.memory.ts';
import type { Counter } from '../../../server/shared/limits.ts';

const MINUTE = 60_000;

let now: number;
let counter: Counter;
const countersOf = () => memoryCounters(() => now);
beforeEach(() => {
  now = 1_000;
  counter = countersOf()({ name: 'TEST', points: 5, duration: 60 });
});

describe('a window', () => {
  test('begins with its first point and is not moved by others', async () => {
    expect(await counter.add('a', 1)).toEqual({ points: 1, msLeft: MINUTE });
    now += 20_000;
    expect(await counter.add('a', 2)).toEqual({ points: 3, msLeft: 40_000 });
    expect(await counter.add('a', -1)).toEqual({ points: 2, msLeft: 40_000 });
    now += 39_999;
    expect(await counter.add('a', 1)).toEqual({ points: 3, msLeft: 1 });
    now += 1;
    expect(await counter.add('a', 1)).toEqual({ points: 1, msLeft: MINUTE });
  });

  test('is another for each key and for each name', async () => {
    const counters = countersOf();
    const one = counters({ name: 'ONE', points: 5, duration: 60 });
    const two = counters({ name: 'TWO', points: 5, duration: 60 });
    await one.add('a', 4);
    expect((await one.add('b', 1)).points).toBe(1);
    expect((await two.add('a', 1)).points).toBe(1);
  });

  test('is forgotten when asked, and when nothing is or was in it', async () => {
    expect((await counter.add('b', 0)).points).toBe(0);
    await counter.add('a', 4);
    await counter.forget('a');
    expect((await counter.add('a', 1)).points).toBe(1);
    await counter.add('a', -1);
    now += 10_000;
    for (const key of ['a', 'b']) {
      expect(await counter.add(key, 1)).toEqual({ points: 1, msLeft: MINUTE });
    }
  });

  test('that has ended cannot be taken back from', async () => {
    await counter.add('a', 1);
    now += MINUTE;
    expect((await counter.add('a', -1)).points).toBe(0);
    expect((await counter.add('a', 1)).points).toBe(1);
  });

  test('that is renewed begins anew with each point, not with a look or one taken back', async () => {
    const renewed = countersOf()({ name: 'NEW', points: 5, duration: 60, isRenewed: true });
    await renewed.add('a', 1);
    now += 50_000;
    expect(await renewed.add('a', 1)).toEqual({ points: 2, msLeft: MINUTE });
    now += 50_000;
    expect(await renewed.add('a', 0)).toEqual({ points: 2, msLeft: 10_000 });
    expect(await renewed.add('a', -1)).toEqual({ points: 1, msLeft: 10_000 });
    now += 10_000;
    expect((await renewed.add('a', 0)).points).toBe(0);
  });

  test('makes room for others, the oldest first, when there are 100,000', async () => {
    await counter.add('first', 4);
    await counter.add('second', 4);
    for (let n = 0; n < 99_999; n += 1) await counter.add(`stranger ${n}`, 1);
    expect((await counter.add('second', 1)).points).toBe(5);
    expect((await counter.add('first', 1)).points).toBe(1);
  });
});
