import { describe, expect, test } from 'vitest';
import {
  WITHOUT_PASSKEYS,
  type SetupLinkRecord,
  type StaffRecord,
  type StaffSessionRecord,
} from '../../../server/staff/staff.store.ts';
import type { Ports } from '../../../server/store.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';

const at = (hour: string) => `2026-11-22T${hour}:00:00.000Z`;

const member = (id: string, change: Partial<StaffRecord> = {}): StaffRecord => ({
  id,
  email: `${id}@exemple.ma`,
  name: null,
  role: 'STAFF',
  passwordHash: null,
  createdAt: at('08'),
  lastSeenAt: null,
  ...WITHOUT_PASSKEYS,
  ...change,
});

const session = (
  id: string,
  staffId: string,
  change: Partial<StaffSessionRecord> = {},
): StaffSessionRecord => ({
  id,
  staffId,
  createdAt: at('09'),
  lastSeenAt: at('09'),
  expiresAt: at('21'),
  browser: 'Firefox',
  system: null,
  ...change,
});

const link = (hash: string, staffId: string | null, expiresAt = at('22')): SetupLinkRecord => ({
  hash,
  staffId,
  expiresAt,
});

/** Accounts, sessions and setup links of the back office. */
export function holdsStaff(open: OpenStore): void {
  const under = emptyStores(open);

  const change = (work: (staff: Ports['staff']) => Promise<void>) =>
    under.save((ports) => work(ports.staff));

  describe('staff', () => {
    test('are found by id and by e-mail, oldest first, also after reopening', async () => {
      const first = member('b', { role: 'OWNER', name: 'Amina', passwordHash: 'x' });
      const passkey = { id: 'k', publicKey: 'x', counter: 3, transports: 'usb', name: 'Clé' };
      const second = member('a', {
        createdAt: at('09'),
        lastSeenAt: at('10'),
        passkeys: [{ ...passkey, createdAt: at('09'), lastUsedAt: null }],
        answeredChallenges: [{ challenge: 'c', expiresAt: at('10') }],
      });
      await change(async (staff) => {
        await staff.save(second);
        await staff.save(first);
      });
      for (const { staff } of [under.read, (await under.reopen()).read]) {
        expect(await staff.all()).toEqual([first, second]);
        expect(await staff.staff('a')).toEqual(second);
        expect(await staff.staffByEmail('b@exemple.ma')).toEqual(first);
        expect(await staff.staff('c')).toBeUndefined();
        expect(await staff.staffByEmail('c@exemple.ma')).toBeUndefined();
      }
    });

    test('have an e-mail each', async () => {
      await change((staff) => staff.save(member('a')));
      await expect(
        change((staff) => staff.save(member('b', { email: 'a@exemple.ma' }))),
      ).rejects.toThrow(/has this e-mail/);
      expect(await under.read.staff.all()).toEqual([member('a')]);
    });

    test('who are removed leave neither sessions nor links; others’ stay', async () => {
      await change(async (staff) => {
        for (const id of ['a', 'b']) {
          await staff.save(member(id));
          await staff.saveSession(session(`session-${id}`, id));
          await staff.saveLink(link(`link-${id}`, id));
        }
        await staff.saveLink(link('first', null));
      });
      await change((staff) => staff.remove('a'));
      for (const { staff } of [under.read, (await under.reopen()).read]) {
        expect(await staff.all()).toEqual([member('b')]);
        expect(await staff.signedIn('session-a')).toBeUndefined();
        expect(await staff.sessionsOf('a')).toEqual([]);
        expect(await staff.link('link-a')).toBeUndefined();
        expect(await staff.signedIn('session-b')).toEqual({
          staff: member('b'),
          session: session('session-b', 'b'),
        });
        expect(await staff.link('link-b')).toEqual(link('link-b', 'b'));
        expect(await staff.link('first')).toEqual(link('first', null));
      }
    });
  });

  describe('sessions of staff', () => {
    test('are listed last seen first, changed and removed', async () => {
      await change(async (staff) => {
        await staff.save(member('a'));
        await staff.saveSession(session('1', 'a'));
        await staff.saveSession(session('2', 'a', { lastSeenAt: at('11') }));
        await staff.saveSession(session('3', 'a', { lastSeenAt: at('10') }));
      });
      const ids = async () => (await under.read.staff.sessionsOf('a')).map(({ id }) => id);
      expect(await ids()).toEqual(['2', '3', '1']);
      await change((staff) => staff.saveSession(session('1', 'a', { lastSeenAt: at('12') })));
      expect(await ids()).toEqual(['1', '2', '3']);
      await change((staff) => staff.removeSessions(['2', 'unknown']));
      expect(await ids()).toEqual(['1', '3']);
      expect(await under.read.staff.signedIn('2')).toBeUndefined();
    });

    test('and links go when they have expired, links also by whom they are for', async () => {
      await change(async (staff) => {
        await staff.save(member('a'));
        await staff.saveSession(session('old', 'a', { expiresAt: at('12') }));
        await staff.saveSession(session('new', 'a', { expiresAt: at('13') }));
        await staff.saveLink(link('old', 'a', at('12')));
        await staff.saveLink(link('new', 'a', at('13')));
        await staff.saveLink(link('first', null, at('11')));
      });
      await change((staff) => staff.removeExpired(at('12')));
      const { staff } = under.read;
      expect((await staff.sessionsOf('a')).map(({ id }) => id)).toEqual(['new']);
      expect(await staff.link('old')).toBeUndefined();
      expect(await staff.link('first')).toBeUndefined();
      expect(await staff.link('new')).toBeDefined();
      await change((each) => each.saveLink(link('first', null)));
      await change((each) => each.removeLinksOf(null));
      expect(await staff.link('first')).toBeUndefined();
      expect(await staff.link('new')).toBeDefined();
      await change((each) => each.removeLinksOf('a'));
      expect(await staff.link('new')).toBeUndefined();
    });
  });
}
