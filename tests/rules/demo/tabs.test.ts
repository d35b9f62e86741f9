import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { joinTabs, OwnerGone, type Tabs } from '../../../client/demo/page/tabs.ts';

interface Call {
  readonly name: string;
  readonly isRead?: boolean;
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
  close = vi.fn<() => Promise<void>>(async () => {}),
): TestTabs {
  const tabs = joinTabs<Call, string, string>({
    name,
    locks,
    async open() {
      // A message is faster than a database that is opened.
      await settled();
      return { run, close };
    },
    isRepeatable: ({ isRead }) => isRead === true,
    onEvent: (event) => events.push(event),
    state: () => 'state',
  });
  joined.push(tabs);
  return tabs;
}

const by =
  (who: string) =>
  async ({ name: called }: Call) =>
    `${called} by ${who}`;

const never = () => new Promise<string>(() => {});

test('the first tab works for all, the next one when it leaves', async () => {
  const close = vi.fn<() => Promise<void>>(async () => {});
  const one = open(by('one'), close);
  await one.ready;
  const two = open(by('two'));
  await two.ready;
  expect(await one.run({ name: 'a' })).toBe('a by one');
  expect(await two.run({ name: 'b' })).toBe('b by one');
  one.leave();
  expect(await two.run({ name: 'c' })).toBe('c by two');
  expect(close).toHaveBeenCalledOnce();
});

test('what the work rejects with reaches the tab that called', async () => {
  const one = open(() => Promise.reject(new Error('refused')));
  await one.ready;
  const two = open(by('two'));
  await two.ready;
  await expect(two.run({ name: 'a' })).rejects.toThrow('refused');
});

test('of calls without a result, those that may have been done are not done twice', async () => {
  const received = vi.fn<typeof never>(never);
  const one = open(received);
  await one.ready;
  const two = open(by('two'));
  await two.ready;
  const write = two.run({ name: 'write' });
  const read = two.run({ name: 'read', isRead: true });
  write.catch(() => undefined);
  await vi.waitFor(() => expect(received).toHaveBeenCalledTimes(2));
  // The acknowledgements were posted before; a result of the owner would be after them.
  await expect(Promise.race([write, settled()])).resolves.toBe('settled');
  crash();
  await expect(write).rejects.toThrow(OwnerGone);
  expect(await read).toBe('read by two');
});

test('a call runs once, also when its tab learns of the owner after it has called', async () => {
  const run = vi.fn<(call: Call) => Promise<string>>(by('one'));
  const one = open(run);
  const two = open(by('two'));
  await one.ready;
  // The owner has reported itself, but no message has arrived yet.
  expect(await two.run({ name: 'order' })).toBe('order by one');
  await settled();
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
  const one = open(
    slow,
    vi.fn<() => Promise<void>>(async () => void steps.push('closed')),
  );
  await one.ready;
  const two = open(by('two'));
  await two.ready;
  const [own, other] = [one.run({ name: 'a' }), two.run({ name: 'b' })];
  await settled();
  one.leave();
  await settled();
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
  const one = open(by('one'));
  await one.ready;
  const two = open(by('two'));
  await two.ready;
  one.leave();
  await two.run({ name: 'a' });
  one.enter();
  expect(await one.run({ name: 'b' })).toBe('b by two');
  two.leave();
  expect(await one.run({ name: 'c' })).toBe('c by one');
});

test('events and the state reach every tab', async () => {
  const one = open(by('one'));
  await one.ready;
  const two = open(by('two'));
  await two.ready;
  expect(new Set(events)).toEqual(new Set(['state']));
  two.notify('mail');
  const mails = () => events.filter((event) => event === 'mail');
  await vi.waitFor(() => expect(mails()).toHaveLength(2));
});

test('a tab that cannot open the shop says so', async () => {
  const tabs = joinTabs<Call, string, string>({
    name,
    locks,
    open: () => Promise.reject(new Error('no module')),
    isRepeatable: () => false,
    onEvent: () => {},
    state: () => 'state',
  });
  joined.push(tabs);
  await expect(tabs.ready).rejects.toThrow('no module');
});

/** After a message has gone to a channel and back. */
function settled(): Promise<string> {
  const [from, to] = [new BroadcastChannel(`${name}:probe`), new BroadcastChannel(`${name}:probe`)];
  return new Promise((resolve) => {
    to.addEventListener('message', () => {
      from.close();
      to.close();
      resolve('settled');
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    from.postMessage(null);
  });
}
