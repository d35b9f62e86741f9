import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { joinTabs, OwnerGone, type Tabs } from '../../../client/demo/page/tabs.ts';
import { messagesArrived } from './channel.ts';

interface Call {
  readonly name: string;
}

type TestTabs = Tabs<Call, string, string>;

let name = '';
let waiting: Array<() => Promise<void>>;
let isTaken: boolean;
/** Gives the lock of the tab that has it to the next. */
let crash: () => void;
let events: string[];
const joined: TestTabs[] = [];

/** One holder at a time, in the order of the requests, as Web Locks. */
const locks = {
  request: (_name: string, { signal }: LockOptions, work: LockGrantedCallback<unknown>) => {
    const granted = async () => {
      if (signal?.aborted) return next();
      isTaken = true;
      const crashed = new Promise<void>((resolve) => (crash = resolve));
      await Promise.race([work(null), crashed]);
      isTaken = false;
      return next();
    };
    waiting.push(granted);
    if (!isTaken) void next();
    return Promise.resolve();
  },
} as unknown as LockManager;

async function next(): Promise<void> {
  await waiting.shift()?.();
}

beforeEach(() => {
  name = crypto.randomUUID();
  waiting = [];
  isTaken = false;
  crash = () => {};
  events = [];
});

afterEach(() => {
  for (const tabs of joined.splice(0)) tabs.leave();
});

/** A tab whose work, as the owner, is `run`. */
function open(
  run: (call: Call) => Promise<string>,
  close: () => Promise<void> = async () => {},
  // A message is faster than a database that is opened.
  opened: () => Promise<unknown> = messagesArrived,
): TestTabs {
  const tabs = joinTabs<Call, string, string>({
    name,
    locks,
    async open() {
      await opened();
      return { run, close };
    },
    onEvent: (event) => events.push(event),
    state: () => 'state',
  });
  joined.push(tabs);
  return tabs;
}

/** The owner, which has opened its shop, and the next tab. */
async function openTwo(run = by('one'), close?: Parameters<typeof open>[1]) {
  const one = open(run, close);
  await one.ready;
  const two = open(by('two'));
  await two.ready;
  return { one, two };
}

const by =
  (who: string) =>
  async ({ name: called }: Call) =>
    `${called} by ${who}`;

const failing = () => Promise.reject(new Error('no module'));
const never = () => new Promise<string>(() => {});

test('the first tab works for all, the next one when it leaves', async () => {
  const close = vi.fn<() => Promise<void>>(async () => {});
  const { one, two } = await openTwo(by('one'), close);
  expect(await one.run({ name: 'a' })).toBe('a by one');
  expect(await two.run({ name: 'b' })).toBe('b by one');
  one.leave();
  expect(await two.run({ name: 'c' })).toBe('c by two');
  expect(close).toHaveBeenCalledOnce();
});

test('what the work rejects with reaches the tab that called', async () => {
  const { two } = await openTwo(() => Promise.reject(new Error('refused')));
  await expect(two.run({ name: 'a' })).rejects.toThrow('refused');
});

test('a call that may have been done is not done twice', async () => {
  const received = vi.fn<typeof never>(never);
  const { two } = await openTwo(received);
  const write = two.run({ name: 'write' });
  write.catch(() => undefined);
  await expect.poll(() => received).toHaveBeenCalledTimes(1);
  // The acknowledgement was posted before; a result of the owner would be after it.
  await expect(Promise.race([write, messagesArrived()])).resolves.toBe('ARRIVED');
  crash();
  await expect(write).rejects.toThrow(OwnerGone);
});

test('a call runs once, also when its tab learns of the owner after it has called', async () => {
  const run = vi.fn<(call: Call) => Promise<string>>(by('one'));
  const one = open(run);
  const two = open(by('two'));
  await one.ready;
  // The owner has reported itself, but no message has arrived yet.
  expect(await two.run({ name: 'order' })).toBe('order by one');
  await messagesArrived();
  expect(run).toHaveBeenCalledOnce();
});

test('an owner that leaves ends what it runs before the next one begins', async () => {
  const steps: string[] = [];
  let end: (() => void) | undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const slow = async () => {
    await ended;
    steps.push('saved');
    return 'done';
  };
  const { one, two } = await openTwo(slow, async () => void steps.push('closed'));
  const [own, other] = [one.run({ name: 'a' }), two.run({ name: 'b' })];
  await messagesArrived();
  one.leave();
  await messagesArrived();
  expect(steps).toEqual([]);
  end?.();
  expect(await Promise.all([own, other])).toEqual(['done', 'done']);
  expect(await two.run({ name: 'c' })).toBe('c by two');
  expect(steps).toEqual(['saved', 'saved', 'closed']);
});

test('behind an owner that stands still, neither a tab nor a call waits for ever', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  // Its channel is silent, its lock is taken.
  isTaken = true;
  const two = open(by('two'));
  const call = two.run({ name: 'a' });
  const ended = Promise.allSettled([two.ready, call]);
  vi.advanceTimersByTime(30_000);
  const goneBy = { status: 'rejected', reason: expect.any(OwnerGone) };
  expect(await ended).toEqual([goneBy, goneBy]);
});

test('a tab that comes back takes part again', async () => {
  const { one, two } = await openTwo();
  one.leave();
  await two.run({ name: 'a' });
  one.enter();
  expect(await one.run({ name: 'b' })).toBe('b by two');
  two.leave();
  expect(await one.run({ name: 'c' })).toBe('c by one');
});

test('events and the state reach every tab', async () => {
  const { two } = await openTwo();
  expect(new Set(events)).toEqual(new Set(['state']));
  two.notify('mail');
  const mails = () => events.filter((event) => event === 'mail');
  await expect.poll(mails).toHaveLength(2);
});

test('a tab that cannot open the shop says so', async () => {
  const tabs = open(by('one'), async () => {}, failing);
  await expect(tabs.ready).rejects.toThrow('no module');
});
