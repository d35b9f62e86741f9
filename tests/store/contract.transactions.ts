import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Ports, Store } from '../../server/stores/store.ts';
import type { OpenStore, StoreUnderTest } from './contract.ts';
import { cartLine, category, customer, order, product } from './records.ts';

const SHOPPERS = Array.from({ length: 20 }, (_, n) => `shopper-${n}`);

/** Changes something in every port. */
async function changeAll({ catalog, accounts, carts, wishlists, addresses, orders }: Ports) {
  await catalog.save({ categories: [category('traditionnels')], products: [product('half')] });
  await accounts.save(customer('half'));
  await carts.save('c1', []);
  await wishlists.save('c1', [{ productId: 'half', addedAt: '2025-05-01T10:00:00.000Z' }]);
  await addresses.save('c1', []);
  await orders.save(order('half'));
  await orders.saveKey('guest', 'key-half', { fingerprint: 'f', madeId: 'half' });
}

async function expectUnchanged(read: Ports): Promise<void> {
  expect(await read.catalog.product('half')).toBeUndefined();
  expect(await read.accounts.customer('half')).toBeUndefined();
  expect(await read.accounts.customerByEmail('half@example.com')).toBeUndefined();
  expect(await read.carts.load('c1')).toEqual([cartLine('a', 1)]);
  expect(await read.wishlists.load('c1')).toEqual([]);
  expect(await read.orders.newest({ statuses: [], limit: 1 })).toEqual([]);
  expect(await read.orders.isNumberTaken('BV-half1000')).toBe(false);
  expect(await read.orders.key('guest', 'key-half')).toBeUndefined();
}

/** What a transaction promises. */
export function keepsTransactions(open: OpenStore): void {
  let kept: StoreUnderTest;
  let store: Store;
  beforeEach(async () => {
    kept = await open();
    ({ store } = kept);
    await store.transaction(async ({ accounts, carts }) => {
      for (const id of ['c1', 'c2', ...SHOPPERS]) await accounts.save(customer(id));
      await carts.save('c1', [cartLine('a', 1)]);
    });
  });
  afterEach(() => kept.dispose());

  describe('a transaction', () => {
    test('gives what its work gives, and sees its own changes', async () => {
      const seen = await store.transaction(async (ports) => {
        await changeAll(ports);
        return (await ports.accounts.customerByEmail('half@example.com'))?.id;
      });
      expect(seen).toBe('half');
    });

    test('that throws leaves no trace, neither in memory nor at rest', async () => {
      const failing = store.transaction(async (ports) => {
        await changeAll(ports);
        throw new Error('on purpose');
      });
      await expect(failing).rejects.toThrow('on purpose');
      await expectUnchanged(store.read);
      // A later commit must not carry the leftovers with it.
      await store.transaction(({ carts }) => carts.save('c2', [cartLine('b', 1)]));
      const { read } = await kept.reopen();
      expect(await read.carts.load('c2')).toEqual([cartLine('b', 1)]);
      await expectUnchanged(read);
    });

    test('is seen by no reader before it is kept', async () => {
      const signals = new EventEmitter();
      const hasBegun = once(signals, 'begun');
      const mayEnd = once(signals, 'end');
      const running = store.transaction(async (ports) => {
        await changeAll(ports);
        signals.emit('begun');
        await mayEnd;
      });
      await hasBegun;
      await expectUnchanged(store.read);
      signals.emit('end');
      await running;
      expect(await store.read.orders.count()).toBe(1);
      expect(await store.read.carts.load('c1')).toEqual([]);
    });

    test('is kept once it has answered', async () => {
      await store.transaction(changeAll);
      const { read } = await kept.reopen();
      expect(await read.catalog.product('half')).toEqual(product('half'));
      expect(await read.accounts.customerByEmail('half@example.com')).toEqual(customer('half'));
      expect(await read.carts.load('c1')).toEqual([]);
      expect(await read.orders.count()).toBe(1);
    });

    test('loses nothing to fifty others at once', async () => {
      const increment = () =>
        store.transaction(async ({ carts }) => {
          const [line] = await carts.load('c1');
          await carts.save('c1', [cartLine('a', (line?.quantity ?? 0) + 1)]);
        });
      await Promise.all(Array.from({ length: 50 }, increment));
      expect(await store.read.carts.load('c1')).toEqual([cartLine('a', 51)]);
      expect(await (await kept.reopen()).read.carts.load('c1')).toEqual([cartLine('a', 51)]);
    });

    test('that fails among others takes none with it', async () => {
      const works = SHOPPERS.map((id, n) =>
        store.transaction(async ({ carts }) => {
          await carts.save(id, [cartLine('a', 1)]);
          if (n % 2 === 1) throw new Error('on purpose');
        }),
      );
      const outcomes = await Promise.allSettled(works);
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
      for (const [n, id] of SHOPPERS.entries()) {
        expect(await store.read.carts.load(id)).toHaveLength(n % 2 === 0 ? 1 : 0);
      }
    });

    test('that only reads changes nothing', async () => {
      const read = await store.transaction(({ carts }) => carts.load('c1'));
      expect(read).toEqual([cartLine('a', 1)]);
    });
  });

  describe('what a store gives', () => {
    test('cannot be used to change what it keeps', async () => {
      const lines = await store.read.carts.load('c1');
      const [line] = lines;
      expect(() => Object.assign(line ?? {}, { quantity: 50 })).toThrow(TypeError);
      expect(() => Object.assign(lines, { 1: line })).toThrow(TypeError);
      expect(await store.read.carts.load('c1')).toEqual([cartLine('a', 1)]);
    });

    test('cannot be saved through the ports for reading', async () => {
      await expect(store.read.carts.save('c1', [])).rejects.toThrow(Error);
      expect(await store.read.carts.load('c1')).toEqual([cartLine('a', 1)]);
    });
  });
}
