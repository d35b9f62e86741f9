import { expect, test } from 'vitest';
import type { AppointmentRecord } from '../../../server/appointment/appointment.store.ts';
import { DEFAULT_HOURS } from '../../../server/appointment/hours.rules.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { appointment } from './records.ts';

const at = (id: string, time: string, change: Partial<AppointmentRecord> = {}) =>
  appointment({ id, localTime: `2025-05-02T${time}`, ...change });

export function storesAppointments(open: OpenStore): void {
  const under = emptyStores(open);
  const save = (...saved: readonly AppointmentRecord[]) =>
    under.save(({ appointments }) => appointments.save(...saved));

  test('come back as they were, with the hours', async () => {
    const hours = { ...DEFAULT_HOURS, version: 3 };
    expect(await under.read.appointments.hours()).toBeNull();
    await save(at('a', '10:00'));
    await under.save(({ appointments }) => appointments.saveHours(hours));
    for (const { read } of [under.store, await under.reopen()]) {
      expect(await read.appointments.appointment('a')).toEqual(at('a', '10:00'));
      expect(await read.appointments.hours()).toEqual(hours);
      expect(await read.appointments.appointment('b')).toBeUndefined();
    }
  });

  test('have a seat of a slot alone, until they are cancelled', async () => {
    await save(
      at('a', '10:00'),
      at('b', '10:00', { seat: 2 }),
      at('c', '10:00', { kind: 'PHONE' }),
    );
    await expect(save(at('d', '10:00'))).rejects.toThrow('seat');
    expect(await under.read.appointments.appointment('d')).toBeUndefined();
    await save(at('a', '10:00', { status: 'CANCELLED' }));
    await save(at('d', '10:00'));
    const range = { from: '2025-05-02', before: '2025-05-03' };
    const taken = await under.read.appointments.takenBetween('ADVICE', range);
    expect(taken.map(({ id }) => id).toSorted()).toEqual(['b', 'd']);
    expect(await under.read.appointments.countOn('2025-05-02')).toBe(3);
    expect(await under.read.appointments.countOn('2025-05-03')).toBe(0);
  });

  test('are found by phone in any writing, by e-mail and by key', async () => {
    await save(
      at('a', '11:00', { phone: '+212612345678', email: null, idempotencyKey: 'a-key' }),
      at('b', '10:00', { phone: '0698765432' }),
      at('c', '12:00', { phone: '0698765432', email: null }),
    );
    const { appointments } = under.read;
    const idsOf = async (phones: readonly string[], emails: readonly string[]) =>
      (await appointments.ofPerson({ phones, emails })).map(({ id }) => id);
    expect(await idsOf(['0612345678'], ['nadia@example.com'])).toEqual(['b', 'a']);
    expect(await idsOf([], [])).toEqual([]);
    expect((await appointments.withKey('a-key')).map(({ id }) => id)).toEqual(['a']);
  });

  test('are listed by time, page by page, and removed once they are old', async () => {
    await save(at('late', '12:00'), at('b', '10:00', { seat: 2 }), at('a', '10:00'));
    await save(at('other', '09:00', { localTime: '2025-05-03T09:00' }));
    const { appointments } = under.read;
    const range = { from: '2025-05-02', before: '2025-05-03' };
    const first = await appointments.page(range, { first: 2, after: null });
    expect(first.nodes.map(({ id }) => id)).toEqual(['a', 'b']);
    expect([first.totalCount, first.pageInfo.hasNextPage]).toEqual([3, true]);
    const rest = await appointments.page(range, { first: 2, after: '2025-05-02T10:00 b' });
    expect(rest.nodes.map(({ id }) => id)).toEqual(['late']);
    const old = await appointments.before('2025-05-03');
    expect(old.map(({ id }) => id)).toEqual(['a', 'b', 'late']);
    await under.save((ports) => ports.appointments.remove(old.map(({ id }) => id)));
    expect(await appointments.before('2100-01-01')).toHaveLength(1);
  });
}
