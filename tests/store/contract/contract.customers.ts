import { expect, test } from 'vitest';
import { readCustomerQuery } from '../../../server/account/account.list.rules.ts';
import {
  searchedTextOf,
  type CustomerPage,
  type CustomerRecord,
} from '../../../server/account/account.store.ts';
import {
  createdCursor,
  createdPlace,
  cutPage,
  type CreatedQuery,
} from '../../../server/shared/paging.ts';
import { hasSearchTokens } from '../../../server/shared/search-tokens.ts';
import { byText } from '#shared/text.ts';
import type { Ports, Store } from '../../../server/store.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { address, AT, cartLine, customer, mail, order, session } from './records.ts';

const at = (hour: string) => `2025-05-02T${hour}:00:00.000Z`;

const link = (hash: string, expiresAt: string) =>
  ({ hash, purpose: 'CONFIRM_DEVICE', customerId: 'c1', email: null, expiresAt }) as const;

const passkey = (id: string, createdAt: string) => ({
  id,
  customerId: 'c1',
  publicKey: 'pQEC',
  counter: 4_294_967_295,
  transports: 'internal,hybrid',
  name: 'Téléphone',
  createdAt,
  lastUsedAt: null,
});

const listQuery = (about: object) => readCustomerQuery({ first: 4, ...about });

async function linksOf({ accounts }: Ports) {
  const hashes = ['old', '__proto__', 'reset', 'theirs', 'spent', 'none', 'constructor', 'young'];
  const found = await Promise.all(hashes.map((hash) => accounts.oneTimeLink(hash)));
  return found.filter((one) => one !== undefined);
}

/** How much is left of a customer, orders last. */
async function left(ports: Ports, id: string): Promise<readonly number[]> {
  const one = await Promise.all([
    ports.accounts.customer(id),
    ports.accounts.session(`s-${id}`),
    ports.accounts.oneTimeLink(id),
    ports.mails.mail(`m-${id}`),
  ]);
  const many = await Promise.all([
    ports.carts.load(id),
    ports.wishlists.load(id),
    ports.addresses.load(id),
    ports.orders.ofBuyer(id),
  ]);
  return [...one.map((found) => (found ? 1 : 0)), ...many.map((found) => found.length)];
}

/** Equals `page`. */
function selectCustomersPage(
  customers: readonly CustomerRecord[],
  { search, first, after }: CreatedQuery,
): CustomerPage {
  const found = customers
    .filter(({ expiresAt }) => expiresAt === null)
    .filter((each) => hasSearchTokens(searchedTextOf(each), search))
    .toSorted(byText(createdPlace))
    .toReversed();
  const start =
    after === null ? 0 : found.findIndex((one) => createdPlace(one) < createdPlace(after));
  return cutPage(found, start === -1 ? found.length : start, first, createdCursor);
}

/** How customers are stored, found, and cleared away. */
export function keepsCustomers(open: OpenStore): void {
  const under = emptyStores(open);
  const { save } = under;

  test('are found by id and by e-mail, also after reopening', async () => {
    await save(({ accounts }) => accounts.save(customer('c1')));
    for (const { accounts } of [under.read, (await under.reopen()).read]) {
      expect(await accounts.customer('c1')).toEqual(customer('c1'));
      expect(await accounts.customerByEmail('c1@example.com')).toEqual(customer('c1'));
      expect(await accounts.customer('c2')).toBeUndefined();
      expect(await accounts.customerByEmail('c2@example.com')).toBeUndefined();
    }
  });

  test('have an e-mail each, and give it free when it changes', async () => {
    const idBy = async (email: string) => (await under.read.accounts.customerByEmail(email))?.id;
    await save(({ accounts }) => accounts.save(customer('c1')));
    const twin = customer('c2', { email: 'c1@example.com' });
    await expect(save(({ accounts }) => accounts.save(twin))).rejects.toThrow(Error);
    expect(await under.read.accounts.customer('c2')).toBeUndefined();
    expect(await idBy('c1@example.com')).toBe('c1');
    await save(({ accounts }) => accounts.save(customer('c1', { email: 'new@example.com' })));
    expect(await idBy('c1@example.com')).toBeUndefined();
    expect(await idBy('new@example.com')).toBe('c1');
    await save(({ accounts }) => accounts.save(twin));
    expect(await idBy('c1@example.com')).toBe('c2');
  });

  test('that are demo copies share an e-mail and log in by none', async () => {
    const copy = { email: 'demo@example.com', expiresAt: '2025-05-02T10:00:00.000Z' };
    await save(async ({ accounts }) => {
      await accounts.save(customer('demo'));
      await accounts.save(customer('copy-1', copy));
      await accounts.save(customer('copy-2', copy));
    });
    expect((await under.read.accounts.customerByEmail('demo@example.com'))?.id).toBe('demo');
  });

  test('have links by their hash until they are spent, expired when another is made, or removed by purpose', async () => {
    const reset = { ...link('reset', at('11')), purpose: 'RESET_PASSWORD' } as const;
    const theirs = { ...reset, hash: 'theirs', customerId: 'c2' };
    const saved = [link('__proto__', at('11')), reset, theirs];
    await save(async ({ accounts }) => {
      for (const id of ['c1', 'c2']) await accounts.save(customer(id));
      for (const each of [link('old', at('10')), link('spent', at('11')), ...saved]) {
        await accounts.saveOneTimeLink(each, at('09'));
      }
      await accounts.removeOneTimeLink('spent');
      await accounts.removeOneTimeLink('none');
    });
    const reopened = await under.reopen();
    expect(await linksOf(reopened.read)).toEqual([link('old', at('10')), ...saved]);
    const young = link('young', at('12'));
    await reopened.transaction(({ accounts }) => accounts.saveOneTimeLink(young, at('10')));
    expect(await linksOf(reopened.read)).toEqual([...saved, young]);
    await reopened.transaction(({ accounts }) =>
      accounts.removeOneTimeLinksOf('c1', ['RESET_PASSWORD', 'CHANGE_EMAIL']),
    );
    expect(await linksOf(reopened.read)).toEqual([saved[0], theirs, young]);
  });

  test('are read with the last use of their session, and never of another customer’s', async () => {
    await save(async ({ accounts }) => {
      await accounts.save(customer('c1'));
      await accounts.save(customer('c2'));
      await accounts.saveSession(session('s1'));
      await accounts.saveSession(session('s2', { customerId: 'c2', system: 'Android' }));
    });
    const { accounts } = (await under.reopen()).read;
    expect(await accounts.signedIn('c1', 's1')).toEqual({ expiresAt: null, lastSeenAt: AT });
    for (const id of ['s2', 'none', '__proto__']) {
      expect(await accounts.signedIn('c1', id)).toEqual({ expiresAt: null, lastSeenAt: null });
    }
    expect(await accounts.signedIn('none', 's1')).toBeUndefined();
    expect(await accounts.session('s2')).toEqual(
      session('s2', { customerId: 'c2', system: 'Android' }),
    );
  });

  test('list their sessions, last seen first, until these end', async () => {
    await save(async ({ accounts }) => {
      await accounts.save(customer('c1'));
      await accounts.saveSession(session('s1', { lastSeenAt: at('09') }));
      await accounts.saveSession(session('s2', { lastSeenAt: at('11') }));
      await accounts.saveSession(session('s3', { lastSeenAt: at('10') }));
      await accounts.saveSession(session('s1', { lastSeenAt: at('12') }));
    });
    const ids = async () => (await under.read.accounts.sessionsOf('c1')).map(({ id }) => id);
    expect(await ids()).toEqual(['s1', 's2', 's3']);
    await save(({ accounts }) => accounts.removeSessions(['s2', 'none']));
    expect(await ids()).toEqual(['s1', 's3']);
    await save(({ accounts }) => accounts.removeExpired('2025-05-08T10:00:00.000Z'));
    expect(await ids()).toEqual([]);
  });

  test('are listed, searched and cut as the rules say, without demo copies', async () => {
    const names = ['Zoë Alami', 'Nadia Ben-Saïd', 'سعيد', '100%_'];
    const all = Array.from({ length: 30 }, (_, n) =>
      customer(`c${n}`, {
        createdAt: at(String(10 + (n % 7))),
        firstName: names[n % 4] ?? '',
        lastName: `N${n % 3}`,
        expiresAt: n % 10 === 9 ? at('23') : null,
      }),
    );
    await save(async ({ accounts }) => {
      for (const one of all) await accounts.save(one);
    });
    const [gone, ...others] = all;
    const changed = customer('c1', { createdAt: at('09'), firstName: 'Autre' });
    const now = others.map((one) => (one.id === 'c1' ? changed : one));
    const page = ({ read }: Store, about: object) => read.accounts.page(listQuery(about));
    // Before they change: lists follow.
    expect((await page(under.store, {})).totalCount).toBe(27);
    await save(async ({ accounts }) => {
      await accounts.remove(gone?.id ?? '');
      await accounts.save(changed);
    });
    const reopened = await under.reopen();
    for (const search of ['', 'ALAMI', 'n1 zoe', 'c1@example', 'ben-saïd', '%_', 'nulle part']) {
      let after: string | null = null;
      do {
        const right: CustomerPage = selectCustomersPage(now, listQuery({ search, after }));
        for (const each of [under.store, reopened]) {
          const found = await page(each, { search, after });
          expect({ search, ...found }).toEqual({ search, ...right });
        }
        after = right.pageInfo.hasNextPage ? right.pageInfo.endCursor : null;
      } while (after !== null);
    }
    const byId = await under.read.accounts.customersById(['c2', 'c0', 'c2']);
    expect([...byId]).toEqual([['c2', all[2]]]);
  });

  test('get mails as customers, about orders, and at their address', async () => {
    await save(async ({ accounts, orders, mails }) => {
      await accounts.save(customer('c1'));
      await accounts.save(customer('c2'));
      await orders.save(order('o1', { customerId: 'c1' }), order('o2', { customerId: 'c2' }));
      const account = { kind: 'CONFIRM_DEVICE', orderId: null } as const;
      const to = 'c1@example.com';
      await mails.add(
        mail('m1', { createdAt: at('10') }),
        mail('m2', { createdAt: at('09'), orderId: 'o2', to }),
        mail('m3', { ...account, createdAt: at('08'), customerId: 'c1', to: 'new@example.com' }),
        mail('m4', { ...account, createdAt: at('11'), to }),
        mail('m5', { ...account, createdAt: at('11'), customerId: 'c2', to: 'c2@example.com' }),
      );
    });
    const recipient = { customerId: 'c1', orderIds: ['o1'], email: 'c1@example.com' };
    const ids = async () => (await under.read.mails.ofRecipient(recipient)).map(({ id }) => id);
    expect(await ids()).toEqual(['m3', 'm1', 'm4']);
    await save(({ mails }) => mails.remove(['m3', 'm4', 'none']));
    expect(await ids()).toEqual(['m1']);
  });

  test('list their passkeys, oldest first', async () => {
    await save(async ({ accounts }) => {
      await accounts.save(customer('c1'));
      await accounts.savePasskey(passkey('k1', at('10')));
      await accounts.savePasskey(passkey('k2', at('09')));
      await accounts.savePasskey(passkey('k3', at('08')));
      await accounts.removePasskey('k3');
    });
    const { accounts } = (await under.reopen()).read;
    expect(await accounts.passkeysOf('c1')).toEqual([
      passkey('k2', at('09')),
      passkey('k1', at('10')),
    ]);
    expect(await accounts.passkey('k2')).toEqual(passkey('k2', at('09')));
    expect(await accounts.passkey('k3')).toBeUndefined();
  });

  test('that are deleted or expired leave nothing of theirs but orders; others stay', async () => {
    await save(async ({ accounts, carts, wishlists, addresses, orders, mails }) => {
      for (const [id, expiresAt] of [
        ['deleted', null],
        ['old', at('09')],
        ['due', at('10')],
        ['young', at('11')],
        ['lasting', null],
      ] as const) {
        await accounts.save(customer(id, { expiresAt }));
        await accounts.saveSession(session(`s-${id}`, { customerId: id }));
        await accounts.saveOneTimeLink({ ...link(id, at('23')), customerId: id }, at('08'));
        await carts.save(id, [cartLine('a', 1)]);
        await wishlists.save(id, [{ productId: 'a', addedAt: at('08') }]);
        await addresses.save(id, [address('home')]);
        await orders.save(order(id, { customerId: id }));
        await mails.add(mail(`m-${id}`, { orderId: id, customerId: id }));
      }
    });
    await save(({ accounts }) => accounts.remove('deleted'));
    await save(({ accounts }) => accounts.removeExpired(at('10')));
    for (const { read } of [under.store, await under.reopen()]) {
      for (const id of ['deleted', 'old', 'due'])
        expect(await left(read, id)).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
      for (const id of ['young', 'lasting'])
        expect(await left(read, id)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
      expect(await read.accounts.customerByEmail('deleted@example.com')).toBeUndefined();
    }
  });
}
