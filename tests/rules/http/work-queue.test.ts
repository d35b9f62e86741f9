import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SharedWork, WorkQueue } from '../../../server/http/limits/work-queue.ts';
import { Overloaded } from '../../../server/shared/problems.ts';

const bounds = { atOnce: 1, all: 3, ofOneAddress: 3 };

test('work runs in its order, and other things have a turn in between', async () => {
  const queue = new WorkQueue(bounds);
  const done: string[] = [];
  const work = ['a', 'b', 'c'].map((name) => queue.run(name, async () => void done.push(name)));
  for (const count of [1, 2, 3]) {
    await nextTurn();
    expect(done.length).toBeLessThanOrEqual(count);
  }
  await Promise.all(work);
  expect(done).toEqual(['a', 'b', 'c']);
});

test('work that fails makes room like any other', async () => {
  const queue = new WorkQueue({ atOnce: 1, all: 1, ofOneAddress: 1 });
  const fail = () => queue.run('a', () => Promise.reject(new Error('no')));
  await expect(fail()).rejects.toThrow('no');
  await expect(fail()).rejects.toThrow('no');
  expect(await queue.run('a', async () => 1)).toBe(1);
});

test('beyond its places it refuses, and who was served makes room', async () => {
  const queue = new WorkQueue({ atOnce: 1, all: 2, ofOneAddress: 2 });
  const first = queue.run('a', async () => 'first');
  const second = queue.run('a', async () => 'second');
  await expect(queue.run('b', async () => 'b')).rejects.toBeInstanceOf(Overloaded);
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(await queue.run('b', async () => 'next')).toBe('next');
});

test('what several wait for is made once', async () => {
  const shared = new SharedWork<number>(new WorkQueue(bounds));
  let made = 0;
  const make = async () => (made += 1);
  expect(await Promise.all(['a', 'b'].map((each) => shared.run('x', each, make)))).toEqual([1, 1]);
  expect(await shared.run('x', 'a', make)).toBe(2);
});
