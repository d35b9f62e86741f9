import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Ports, Store } from '../../server/stores/store.ts';
import type { OpenStore, StoreUnderTest } from './contract.ts';
import { address, cartLine, customer, order } from './records.ts';

const at = (hour: string) => `2025-05-02T${hour}:00:00.000Z`;

const link = (hash: string, expiresAt: string) =>
  ({ hash, purpose: 'CONFIRM_DEVICE', customerId: 'c1', expiresAt }) as const;

/** Whether a customer is there, and how much is theirs in each other port. */
const left = async ({ accounts, carts, wishlists, addresses, orders }: Ports, id: string) => [
  (await accounts.customer(id)) !== undefined,
  (await carts.load(id)).length,
  (await wishlists.load(id)).length,
  (await addresses.load(id)).length,
  (await orders.ofCustomer(id)).length,
];

/** How customers are kept, found, and cleared away. */
export function keepsCustomers(open: OpenStore): void {
  let kept: StoreUnderTest;
  let store: Store;
  beforeEach(async () => {
    kept = await open();
    ({ store } = kept);
  });
  afterEach(() => kept.dispose());

  const save = (work: (ports: Ports) => Promise<void>) => store.transaction(work);

  describe('customers', () => {
    test('are found by id and by e-mail, also after reopening', async () => {
      await save(({ accounts }) => accounts.save(customer('c1')));
      for (const { accounts } of [store.read, (await kept.reopen()).read]) {
        expect(await accounts.customer('c1')).toEqual(customer('c1'));
        expect(await accounts.customerByEmail('c1@example.com')).toEqual(customer('c1'));
        expect(await accounts.customer('c2')).toBeUndefined();
        expect(await accounts.customerByEmail('c2@example.com')).toBeUndefined();
      }
    });

    test('give their old e-mail free when it changes', async () => {
      await save(({ accounts }) => accounts.save(customer('c1')));
      await save(({ accounts }) => accounts.save(customer('c1', { email: 'new@example.com' })));
      expect(await store.read.accounts.customerByEmail('c1@example.com')).toBeUndefined();
      expect((await store.read.accounts.customerByEmail('new@example.com'))?.id).toBe('c1');
      await save(({ accounts }) => accounts.save(customer('c2', { email: 'c1@example.com' })));
      expect((await store.read.accounts.customerByEmail('c1@example.com'))?.id).toBe('c2');
    });

    test('never share an e-mail', async () => {
      await save(({ accounts }) => accounts.save(customer('c1')));
      const twin = customer('c2', { email: 'c1@example.com' });
      await expect(save(({ accounts }) => accounts.save(twin))).rejects.toThrow(Error);
      expect(await store.read.accounts.customer('c2')).toBeUndefined();
      expect((await store.read.accounts.customerByEmail('c1@example.com'))?.id).toBe('c1');
    });

    test('that are demo copies share an e-mail and log in by none', async () => {
      const copy = { email: 'demo@example.com', expiresAt: '2025-05-02T10:00:00.000Z' };
      await save(async ({ accounts }) => {
        await accounts.save(customer('demo'));
        await accounts.save(customer('copy-1', copy));
        await accounts.save(customer('copy-2', copy));
      });
      expect((await store.read.accounts.customerByEmail('demo@example.com'))?.id).toBe('demo');
    });

    test('have links that work once, found by their hash until they are spent', async () => {
      await save(async ({ accounts }) => {
        await accounts.save(customer('c1'));
        for (const hash of ['old', 'spent', '__proto__']) {
          await accounts.saveOneTimeLink(link(hash, at('10')), at('09'));
        }
        await accounts.removeOneTimeLink('spent');
        await accounts.removeOneTimeLink('none');
      });
      const { accounts } = (await kept.reopen()).read;
      expect(await accounts.oneTimeLink('old')).toEqual(link('old', at('10')));
      expect(await accounts.oneTimeLink('__proto__')).toEqual(link('__proto__', at('10')));
      for (const hash of ['spent', 'none', 'constructor']) {
        expect(await accounts.oneTimeLink(hash)).toBeUndefined();
      }
    });

    test('have no link left that expired once another is made', async () => {
      await save(async ({ accounts }) => {
        await accounts.save(customer('c1'));
        await accounts.saveOneTimeLink(link('old', at('10')), at('09'));
      });
      const young = link('young', at('11'));
      await save(({ accounts }) => accounts.saveOneTimeLink(young, at('10')));
      expect(await store.read.accounts.oneTimeLink('old')).toBeUndefined();
      expect(await store.read.accounts.oneTimeLink('young')).toEqual(young);
    });

    test('that expired are deleted with all that is theirs, save orders; others stay', async () => {
      await save(async ({ accounts, carts, wishlists, addresses, orders }) => {
        for (const [id, expiresAt] of [
          ['old', at('09')],
          ['due', at('10')],
          ['young', at('11')],
          ['lasting', null],
        ] as const) {
          await accounts.save(customer(id, { expiresAt }));
          await carts.save(id, [cartLine('a', 1)]);
          await wishlists.save(id, [{ productId: 'a', addedAt: at('08') }]);
          await addresses.save(id, [address('home')]);
          await orders.save(order(id, { customerId: id }));
        }
      });
      await save(({ accounts }) => accounts.removeExpired(at('10')));
      for (const { read } of [store, await kept.reopen()]) {
        expect(await left(read, 'old')).toEqual([false, 0, 0, 0, 1]);
        expect(await left(read, 'due')).toEqual([false, 0, 0, 0, 1]);
        expect(await left(read, 'young')).toEqual([true, 1, 1, 1, 1]);
        expect(await left(read, 'lasting')).toEqual([true, 1, 1, 1, 1]);
      }
    });
  });
}
