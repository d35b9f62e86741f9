import { newestOrders } from '../../support/shop/newest-orders.ts';
import { EventEmitter, once } from 'node:events';
import { beforeEach, describe, expect, test } from 'vitest';
import { logChange } from '../../../server/audit/audit.ts';
import type { Ports, ReadPorts } from '../../../server/stores/store.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { AT, cartLine, category, customer, order, product, webhook } from './records.ts';

const by = { actor: 'amina@example.com', clock: () => new Date(AT) };
const SHOPPERS = Array.from({ length: 20 }, (_, n) => `shopper-${n}`);

/** Changes something in every port. */
async function changeAll(ports: Ports) {
  const { catalog, accounts, carts, wishlists, addresses, orders, webhooks } = ports;
  await catalog.save({ categories: [category('traditionnels')], products: [product('half')] });
  await accounts.save(customer('half'));
  await carts.save('c1', []);
  await wishlists.save('c1', [{ productId: 'half', addedAt: AT }]);
  await addresses.save('c1', []);
  await orders.save(order('half'));
  await orders.saveKey('guest', 'key-half', { fingerprint: 'f', madeId: 'half' });
  await webhooks.save(webhook('hook'));
  await webhooks.queue({ id: 'half', type: 'order.placed', payload: '{}', at: AT });
  await logChange(ports, by, { action: 'half', subject: 'half', before: {}, after: { n: 1 } });
}

async function expectUnchanged(read: ReadPorts): Promise<void> {
  expect(await read.catalog.product('half')).toBeUndefined();
  expect(await read.accounts.customer('half')).toBeUndefined();
  expect(await read.accounts.customerByEmail('half@example.com')).toBeUndefined();
  expect(await read.carts.load('c1')).toEqual([cartLine('a', 1)]);
  expect(await read.wishlists.load('c1')).toEqual([]);
  expect(await newestOrders(read, { limit: 1 })).toEqual([]);
  expect(await read.orders.isNumberTaken('BV-half1000')).toBe(false);
  expect(await read.orders.key('guest', 'key-half')).toBeUndefined();
  expect(await read.webhooks.waitingCount()).toBe(0);
  expect(await read.audit.count()).toBe(0);
}

/** What a transaction promises. */
export function keepsTransactions(open: OpenStore): void {
  const under = emptyStores(open);
  beforeEach(async () => {
    await under.save(async ({ accounts, carts }) => {
      for (const id of ['c1', 'c2', ...SHOPPERS]) await accounts.save(customer(id));
      await carts.save('c1', [cartLine('a', 1)]);
    });
  });

  describe('a transaction', () => {
    test('that throws leaves no trace, neither in memory nor at rest', async () => {
      const failing = under.save(async (ports) => {
        await changeAll(ports);
        throw new Error('on purpose');
      });
      await expect(failing).rejects.toThrow('on purpose');
      await expectUnchanged(under.read);
      // A later commit must not carry the leftovers with it.
      await under.save(({ carts }) => carts.save('c2', [cartLine('b', 1)]));
      const { read } = await under.reopen();
      expect(await read.carts.load('c2')).toEqual([cartLine('b', 1)]);
      await expectUnchanged(read);
    });

    test('is seen by no reader before it is kept', async () => {
      const signals = new EventEmitter();
      const hasBegun = once(signals, 'begun');
      const mayEnd = once(signals, 'end');
      const running = under.save(async (ports) => {
        await changeAll(ports);
        signals.emit('begun');
        await mayEnd;
      });
      await hasBegun;
      await expectUnchanged(under.read);
      signals.emit('end');
      await running;
      expect(await under.read.orders.count()).toBe(1);
      expect(await under.read.carts.load('c1')).toEqual([]);
    });

    test('sees its own changes, gives what its work gives, and is durable once it has answered', async () => {
      const seen = await under.save(async (ports) => {
        await changeAll(ports);
        return (await ports.accounts.customerByEmail('half@example.com'))?.id;
      });
      expect(seen).toBe('half');
      const { read } = await under.reopen();
      expect(await read.catalog.product('half')).toEqual(product('half'));
      expect(await read.accounts.customerByEmail('half@example.com')).toEqual(customer('half'));
      expect(await read.carts.load('c1')).toEqual([]);
      expect(await read.orders.count()).toBe(1);
    });

    test('loses nothing to fifty others at once', async () => {
      const increment = () =>
        under.save(async ({ carts }) => {
          const [line] = await carts.load('c1');
          await carts.save('c1', [cartLine('a', (line?.quantity ?? 0) + 1)]);
        });
      await Promise.all(Array.from({ length: 50 }, increment));
      expect(await under.read.carts.load('c1')).toEqual([cartLine('a', 51)]);
      expect(await (await under.reopen()).read.carts.load('c1')).toEqual([cartLine('a', 51)]);
    });

    test('that fails among others takes none with it', async () => {
      const works = SHOPPERS.map((id, n) =>
        under.save(async ({ carts }) => {
          await carts.save(id, [cartLine('a', 1)]);
          if (n % 2 === 1) throw new Error('on purpose');
        }),
      );
      const outcomes = await Promise.allSettled(works);
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
      for (const [n, id] of SHOPPERS.entries()) {
        expect(await under.read.carts.load(id)).toHaveLength(n % 2 === 0 ? 1 : 0);
      }
    });
  });

  describe('what a store gives', () => {
    test('cannot be used to change what it holds', async () => {
      const lines = await under.save(({ carts }) => carts.load('c1'));
      const [line] = lines;
      expect(() => Object.assign(line ?? {}, { quantity: 50 })).toThrow(TypeError);
      expect(() => Object.assign(lines, { 1: line })).toThrow(TypeError);
      await expect(under.read.carts.save('c1', [])).rejects.toThrow(Error);
      expect(await under.read.carts.load('c1')).toEqual([cartLine('a', 1)]);
    });
  });
}
