import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SharedWork, WorkQueue } from '../../../server/http/limits/work-queue.ts';
import { Overloaded } from '../../../server/shared/problems.ts';

const client = (address: string, isConnected = () => true) => ({ address, isConnected });
const bounds = { atOnce: 1, all: 3, ofOneAddress: 3 };

test('work runs in its order, and other things have a turn in between', async () => {
  const queue = new WorkQueue(bounds);
  const done: string[] = [];
  const work = ['a', 'b', 'c'].map((name) =>
    queue.run(client(name), async () => void done.push(name)),
  );
  for (const count of [1, 2, 3]) {
    await nextTurn();
    expect(done.length).toBeLessThanOrEqual(count);
  }
  await Promise.all(work);
  expect(done).toEqual(['a', 'b', 'c']);
});

test('work that fails makes room like any other', async () => {
  const queue = new WorkQueue({ atOnce: 1, all: 1, ofOneAddress: 1 });
  const fail = () => queue.run(client('a'), () => Promise.reject(new Error('no')));
  await expect(fail()).rejects.toThrow('no');
  await expect(fail()).rejects.toThrow('no');
  expect(await queue.run(client('a'), async () => 1)).toBe(1);
});

test('nothing is done for those who left while they waited, and then they make room', async () => {
  const queue = new WorkQueue({ atOnce: 1, all: 2, ofOneAddress: 2 });
  let isThere = true;
  const first = queue.run(client('a'), async () => 'first');
  let isDone = false;
  const left = queue.run(
    client('a', () => isThere),
    async () => (isDone = true),
  );
  await expect(queue.run(client('b'), async () => 'b')).rejects.toBeInstanceOf(Overloaded);
  isThere = false;
  await expect(left).rejects.toBeInstanceOf(Overloaded);
  expect([await first, isDone]).toEqual(['first', false]);
  expect(await queue.run(client('a'), async () => 'next')).toBe('next');
});

test('shared work is dropped only when all who wait for it have left', async () => {
  const queue = new WorkQueue(bounds);
  const shared = new SharedWork<string>(queue);
  const first = queue.run(client('a'), nextTurn);
  const gone = client('b', () => false);
  const joined = [gone, client('c')].map((each) => shared.run('x', each, async () => 'made'));
  const alone = shared.run('y', gone, async () => 'never');
  await expect(alone).rejects.toBeInstanceOf(Overloaded);
  await first;
  expect(await Promise.all(joined)).toEqual(['made', 'made']);
});
