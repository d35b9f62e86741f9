import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as shopModule from '../../../client/demo/main.ts';
import { connect, type Connection } from '../../../client/demo/page/connection.ts';
import { messagesArrived } from './channel.ts';

const SECRET = 'belle-vue-demo:/belle-vue/:secret';
const base = new URL('https://demo.example/belle-vue/');
const request = {
  method: 'GET',
  path: '/api/products',
  headers: new Headers(),
  body: new Uint8Array(),
};

let entries: Map<string, string>;
const reload = vi.fn<() => void>();

beforeEach(() => {
  entries = new Map();
  reload.mockReset();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { addEventListener: () => {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A tab whose shop, if it has it, answers with its name. */
function connectTab(name: string, loaded: Promise<unknown> = Promise.resolve()) {
  const opened: string[] = [];
  const shop = {
    inMemory: () => opened.push('memory'),
    openIndexedDb: () => opened.push('database'),
    async openDemo({ open }: { readonly open: () => Promise<unknown> }) {
      await open();
      return {
        startJobs: () => {},
        pageLook: async () => ({}),
        answer: async () => ({ status: 200, headers: new Headers(), body: name }),
        reset: async () => {},
      };
    },
  };
  const connection = connect(base, async () => {
    await loaded;
    return shop as unknown as typeof shopModule;
  });
  return { connection, opened };
}

const bodyFrom = async (connection: Connection) => (await connection.answer(request)).body;

test('without Web Locks each tab has a shop of its own, in memory, and says so', async () => {
  vi.stubGlobal('navigator', {});
  const one = connectTab('one');
  const first = await one.connection;
  // The module comes after all that tabs could say to each other.
  const two = connectTab('two', messagesArrived().then(messagesArrived).then(messagesArrived));
  const second = await two.connection;
  expect([await bodyFrom(first), await bodyFrom(second)]).toEqual(['one', 'two']);
  expect([one.opened, two.opened]).toEqual([['memory'], ['memory']]);
  expect([first.isLostOnClose(), second.isLostOnClose()]).toEqual([true, true]);
});

test('a reset loads every tab again, and removes nothing that the first has begun with', async () => {
  let isTaken = false;
  const locks = {
    async request(_name: string, _options: unknown, work: () => Promise<void>) {
      if (isTaken) return;
      isTaken = true;
      await work();
    },
  };
  vi.stubGlobal('navigator', { locks });
  const one = connectTab('one');
  await one.connection;
  const second = await connectTab('two').connection;
  expect([await bodyFrom(second), one.opened]).toEqual(['one', ['database']]);
  expect(second.isLostOnClose()).toBe(false);

  const before = entries.get(SECRET);
  reload.mockImplementationOnce(() => void entries.set(SECRET, 'of the next shop'));
  await second.reset();
  await expect.poll(() => reload).toHaveBeenCalledTimes(2);
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  expect(entries.get(SECRET)).toBe('of the next shop');
});
