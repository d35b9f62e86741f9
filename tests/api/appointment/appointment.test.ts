import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeOldAppointments } from '../../../server/appointment/appointment.service.ts';
import { dateInMorocco, dateLater } from '../../../server/shared/time.ts';
import { openAdmin, openStaff } from '../../support/shop/admin.ts';
import { isInDemo, isInPostgres, placeIn } from '../../support/shop/shop.place.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { mailboxOf } from '../account/account.recovery.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';
import { subscribe } from '../webhook/webhook.documents.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const shop = await sharedShop({ publicUrl: 'https://belle-vue.test' });
const { folder, databaseUrl } = shop;
const owner = await openAdmin(shop);
const mailbox = mailboxOf(shop);
/** Three over one database, or one over its folder. */
const instances: readonly TestShop[] = isInPostgres
  ? [shop, ...(await Promise.all([1, 2].map(() => startShop({}, placeIn(folder, databaseUrl)))))]
  : [shop];
afterAll(async () => {
  for (const instance of instances.slice(1)) await instance.close();
});

interface Slot {
  readonly kind: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly localTime: string;
  readonly seatsLeft: number;
}
interface Appointment {
  readonly id: string;
  readonly key: string;
  readonly status: string;
  readonly startsAt: string;
  readonly localTime: string;
  readonly canCancel: boolean;
  readonly cancelReason: string | null;
  readonly calendar: string;
}
interface Payload {
  readonly appointment: Appointment | null;
  readonly userErrors: readonly UserError[];
}

const ON_DAYS = 'query ($kind: AppointmentKind!, $from: String!, $to: String!) {';
const FIELDS = 'id key status startsAt localTime canCancel cancelReason calendar';
const today = () => dateInMorocco(shop.within.clock());

async function slots(kind = 'ADVICE', from = today(), to = dateLater(today(), 90)) {
  const { data, errors } = await shop.graphql<{ appointmentSlots: readonly Slot[] }>(
    `${ON_DAYS} appointmentSlots(kind: $kind, from: $from, to: $to) {
      kind startsAt endsAt localTime seatsLeft
    } }`,
    { kind, from, to },
  );
  return errors.length === 0
    ? data.appointmentSlots
    : errors.map(({ extensions }) => extensions.code);
}

/** A free time of tomorrow or later, which no other test takes. */
async function freeSlot(kind = 'ADVICE', seats = 1): Promise<Slot> {
  const found = (await slots(kind, dateLater(today(), 2))).find(
    (each) => typeof each !== 'string' && each.seatsLeft >= seats,
  );
  if (found === undefined || typeof found === 'string') throw new Error('No time is free');
  return found;
}

let keys = 0;
const newKey = () => `a-key-of-the-tests-${(keys += 1)}`;

async function book(
  input: object,
  { key = newKey(), within = shop }: { readonly key?: string; readonly within?: TestShop } = {},
): Promise<Payload> {
  const { data } = await within.graphql<{ payload: Payload }>(
    `mutation ($input: AppointmentInput!, $key: String!) {
      payload: bookAppointment(input: $input, idempotencyKey: $key) {
        appointment { ${FIELDS} } ${ERRORS}
      }
    }`,
    { input: { kind: 'ADVICE', name: 'Nadia Alaoui', phone: '06 12 34 56 78', ...input }, key },
  );
  return data.payload;
}

async function booked(input: object = {}): Promise<Appointment> {
  const { startsAt } = await freeSlot();
  const { appointment, userErrors } = await book({ startsAt, ...input });
  if (!appointment) throw new Error(JSON.stringify(userErrors));
  return appointment;
}

async function cancel({ id, key }: Pick<Appointment, 'id' | 'key'>): Promise<Payload> {
  const { data } = await shop.graphql<{ payload: Payload }>(
    `mutation ($id: ID!, $key: String!) {
      payload: cancelAppointment(id: $id, key: $key) { appointment { ${FIELDS} } ${ERRORS} }
    }`,
    { id, key },
  );
  return data.payload;
}

async function opened({ id, key }: Pick<Appointment, 'id' | 'key'>): Promise<unknown> {
  const { data } = await shop.graphql<{ appointment: unknown }>(
    'query ($id: ID!, $key: String!) { appointment(id: $id, key: $key) { id status } }',
    { id, key },
  );
  return data.appointment;
}

const codes = ({ userErrors }: Payload) =>
  userErrors.map(({ code, field }) => (field === null ? code : `${code} ${field}`));

describe('slots', () => {
  test('are hours of the next 90 days, with what is left', async () => {
    const all = (await slots()) as readonly Slot[];
    const [first] = all;
    const now = shop.within.clock().getTime();
    expect(Date.parse(first?.startsAt ?? '')).toBeGreaterThanOrEqual(now + 60 * 60 * 1000);
    const last = all.at(-1)?.localTime ?? '';
    expect(last > dateLater(today(), 88) && last < dateLater(today(), 91)).toBe(true);
    expect(new Set(all.map(({ localTime }) => localTime.slice(11)))).toEqual(
      new Set(['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00']),
    );
    expect(all.length).toBeGreaterThan(9 * 75);
  });

  test('need dates', async () => {
    expect(await slots('ADVICE', '2026-02-30', today())).toEqual(['BAD_USER_INPUT']);
    expect(await slots('ADVICE', today(), '')).toEqual(['BAD_USER_INPUT']);
    expect(await slots('ADVICE', dateLater(today(), 3), today())).toEqual([]);
  });

  test('name the days that have one', async () => {
    const { data } = await shop.graphql<{ appointmentDays: readonly string[] }>(
      '{ appointmentDays(kind: FITTING) }',
    );
    const all = (await slots('FITTING')) as readonly Slot[];
    expect(data.appointmentDays).toEqual([
      ...new Set(all.map(({ localTime }) => localTime.slice(0, 10))),
    ]);
  });
});

describe('a booking', () => {
  test('takes its seat, and is opened by its key alone', async () => {
    const slot = await freeSlot();
    const { appointment, userErrors } = await book({ startsAt: slot.startsAt });
    expect(userErrors).toEqual([]);
    const { startsAt, localTime } = slot;
    expect(appointment).toMatchObject({ status: 'BOOKED', startsAt, localTime, canCancel: true });
    const [after] = (await slots('ADVICE', localTime.slice(0, 10))) as readonly Slot[];
    const taken = ((await slots()) as readonly Slot[]).find((each) => each.startsAt === startsAt);
    expect([taken?.seatsLeft, after?.kind]).toEqual([0, 'ADVICE']);
    // Each kind has seats of its own.
    expect((await book({ startsAt, kind: 'PHONE' })).userErrors).toEqual([]);
    expect(codes(await book({ startsAt }))).toEqual(['SLOT_TAKEN startsAt']);
    if (!appointment) return;
    expect(await opened(appointment)).toEqual({ id: appointment.id, status: 'BOOKED' });
    expect(await opened({ ...appointment, key: appointment.id })).toBeNull();
    expect(appointment.calendar).toContain(`UID:${appointment.id}@belle-vue\r\n`);
  });

  test('of one seat by fifty shoppers at once is one, the others read that it is taken', async () => {
    const { startsAt } = await freeSlot();
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        book(
          { startsAt, phone: `06${String(10_000_000 + n)}` },
          {
            within: instances[n % instances.length] ?? shop,
          },
        ),
      ),
    );
    expect(all.filter(({ appointment }) => appointment !== null)).toHaveLength(1);
    const refused = all.filter(({ appointment }) => appointment === null).map(codes);
    expect(refused).toEqual(Array.from({ length: 49 }, () => ['SLOT_TAKEN startsAt']));
    const found = await shop.store.read.appointments.page(
      { from: '', before: '~' },
      { first: 1000, after: null },
    );
    const seats = found.nodes
      .filter(({ status }) => status !== 'CANCELLED')
      .map(({ kind, localTime, seat }) => `${kind} ${localTime} ${seat}`);
    expect(new Set(seats).size).toBe(seats.length);
  });

  test('by the same key is the same, until it is cancelled; another request is refused', async () => {
    const { startsAt } = await freeSlot();
    const key = newKey();
    const [one, other] = await Promise.all([
      book({ startsAt }, { key }),
      book({ startsAt }, { key }),
    ]);
    expect(one.appointment?.id).toBe(other.appointment?.id);
    const { startsAt: later } = await freeSlot();
    expect(codes(await book({ startsAt: later }, { key }))).toEqual([
      'IDEMPOTENCY_CONFLICT idempotencyKey',
    ]);
    if (!one.appointment) throw new Error('Nothing was booked');
    await cancel(one.appointment);
    const again = await book({ startsAt }, { key });
    expect(again.appointment?.id).not.toBe(one.appointment.id);
    expect(again.appointment?.status).toBe('BOOKED');
  });

  test.each([
    ['a blank name', { name: ' ' }, ['REQUIRED name']],
    ['a link as name', { name: 'voir exemple.com' }, ['INVALID name']],
    ['no phone', { phone: '' }, ['REQUIRED phone']],
    ['a wrong phone', { phone: '12' }, ['INVALID phone']],
    ['a wrong e-mail', { email: 'nadia' }, ['INVALID email']],
    ['a long note', { note: 'a'.repeat(201) }, ['INVALID note']],
  ])('with %s is refused', async (_, change, refused) => {
    const { startsAt } = await freeSlot();
    expect(codes(await book({ startsAt, ...change }))).toEqual(refused);
    expect((await freeSlot()).startsAt).toBe(startsAt);
  });

  test('needs a time that is offered', async () => {
    const { startsAt } = await freeSlot();
    const at = (ms: number) => new Date(Date.parse(startsAt) + ms).toISOString();
    const HOUR = 60 * 60 * 1000;
    for (const wrong of [
      at(30 * 60 * 1000),
      // At night.
      at(14 * HOUR),
      at(-30 * DAY_MS),
      at(98 * DAY_MS),
      at(7000 * DAY_MS),
    ]) {
      expect([wrong, codes(await book({ startsAt: wrong }))]).toEqual([
        wrong,
        ['INVALID startsAt'],
      ]);
    }
  });

  test('needs a key and a kind', async () => {
    const { startsAt } = await freeSlot();
    expect(codes(await book({ startsAt }, { key: 'short' }))).toEqual(['INVALID idempotencyKey']);
    const { status } = await shop.graphql('query { appointmentDays(kind: HAIRCUT) }');
    expect(status).toBe(400);
  });

  test.skipIf(isInDemo)('is limited by address', async () => {
    const limited = await startShop({ areRateLimitsOn: true, isSeeded: false });
    const answers = [];
    for (let n = 0; n < 31; n += 1) {
      answers.push(
        await limited.graphql(
          `mutation { bookAppointment(
            input: { kind: ADVICE, startsAt: "2020-01-01T10:00:00Z", name: "Nadia", phone: "0612345678" }
            idempotencyKey: "a-key-${n}-of-nadia"
          ) { ${ERRORS} } }`,
        ),
      );
    }
    await limited.close();
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
      ...Array.from({ length: 30 }, () => undefined),
      'RATE_LIMITED',
    ]);
  });
});

describe('a cancelled appointment', () => {
  test('frees its seat; the second press changes nothing', async () => {
    const appointment = await booked();
    const { startsAt } = appointment;
    expect(codes(await cancel({ ...appointment, key: 'wrong' }))).toEqual(['UNKNOWN_APPOINTMENT']);
    const gone = { id: '00000000-0000-4000-8000-000000000000', key: appointment.key };
    expect(codes(await cancel(gone))).toEqual(['UNKNOWN_APPOINTMENT']);
    for (let press = 0; press < 2; press += 1) {
      const { appointment: cancelled, userErrors } = await cancel(appointment);
      expect(userErrors).toEqual([]);
      expect(cancelled).toMatchObject({
        status: 'CANCELLED',
        canCancel: false,
        cancelReason: null,
      });
    }
    expect((await freeSlot()).startsAt).toBe(startsAt);
  });
});

describe('mails', () => {
  test('confirm with a file for calendars and the link that cancels, in the language of the booking', async () => {
    const email = 'nadia.conseil@exemple.ma';
    const { id, key, localTime } = await booked({ email, language: 'EN' });
    await mailbox.deliver();
    const mail = mailbox.mails.find(({ to }) => to.address === email);
    expect(mail?.subject).toMatch(/^Your appointment: \w+day, /);
    expect(mail?.text).toContain(`https://belle-vue.test/en/rendez-vous/${id}/${key}`);
    expect(mail?.text).toContain(localTime.slice(11));
    expect(mail?.calendar?.method).toBe('PUBLISH');
    const lines = (mail?.calendar?.text ?? '').split('\r\n');
    expect(lines).toContain('STATUS:CONFIRMED');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    await cancel({ id, key });
    await cancel({ id, key });
    await mailbox.deliver();
    const last = mailbox.mails.filter(({ to }) => to.address === email);
    expect(last.map(({ subject }) => subject.replace(/:.*/, ''))).toEqual([
      'Your appointment',
      'Appointment cancelled',
    ]);
    expect(last[1]?.calendar?.text).toContain('METHOD:CANCEL\r\n');
    expect(last[1]?.text).toContain('You cancelled it.');
  });

  test('are none without an e-mail', async () => {
    const toShopper = async () =>
      (await shop.store.read.mails.newest(1000)).filter(
        ({ kind }) => kind === 'APPOINTMENT_BOOKED' || kind === 'APPOINTMENT_CANCELLED',
      );
    const before = await toShopper();
    await cancel(await booked());
    expect(await toShopper()).toEqual(before);
  });
});

describe('the back office', () => {
  const HOURS = `openingHours {
    version weekly { weekday from to } exceptions { date hours { from to } } seats { kind seats }
  }`;
  interface Hours {
    readonly version: number;
    readonly weekly: readonly object[];
    readonly exceptions: readonly object[];
    readonly seats: readonly object[];
  }
  const hours = async () =>
    (await owner.request<{ openingHours: Hours }>(`{ ${HOURS} }`)).data.openingHours;
  const saveFrom = async ({ version, ...input }: Hours, changed: object) =>
    (
      await owner.request<{
        payload: { readonly openingHours: Hours | null; readonly userErrors: readonly UserError[] };
      }>(
        `mutation ($input: OpeningHoursInput!, $version: Int!) {
          payload: saveOpeningHours(input: $input, expectedVersion: $version) { ${HOURS} ${ERRORS} }
        }`,
        { input: { ...input, ...changed }, version },
      )
    ).data.payload;
  let atFirst: Hours;
  beforeAll(async () => {
    atFirst = await hours();
  });

  test('closes a day, and keeps what is booked', async () => {
    const appointment = await booked();
    const date = appointment.localTime.slice(0, 10);
    const saved = await saveFrom(atFirst, { exceptions: [{ date, hours: [] }] });
    expect(saved.userErrors).toEqual([]);
    expect(saved.openingHours).toMatchObject({ version: 1, exceptions: [{ date, hours: [] }] });
    expect(await slots('ADVICE', date, date)).toEqual([]);
    expect(codes(await book({ startsAt: appointment.startsAt }))).toEqual(['INVALID startsAt']);
    expect(await opened(appointment)).toMatchObject({ status: 'BOOKED' });
    // Others read the first version.
    const late = await saveFrom(atFirst, { weekly: [] });
    expect(late.userErrors.map(({ code }) => code)).toEqual(['VERSION_CONFLICT']);
    expect(late.openingHours).toMatchObject({ version: 1 });
    const { data } = await owner.request<{ auditLog: { nodes: readonly object[] } }>(
      '{ auditLog(first: 1) { nodes { action subject after } } }',
    );
    expect(data.auditLog.nodes[0]).toMatchObject({
      action: 'openingHours.update',
      after: expect.stringContaining(date),
    });
    const { version: _version, ...open } = atFirst;
    expect((await saveFrom(await hours(), open)).userErrors).toEqual([]);
    await cancel(appointment);
  });

  test('has as many seats as it says, and none of a kind with 0', async () => {
    const more = [
      { kind: 'ADVICE', seats: 2 },
      { kind: 'PHONE', seats: 1 },
    ];
    await saveFrom(await hours(), { seats: more });
    const { startsAt } = await freeSlot('ADVICE', 2);
    expect(codes(await book({ startsAt }))).toEqual([]);
    expect(codes(await book({ startsAt }))).toEqual([]);
    expect(codes(await book({ startsAt }))).toEqual(['SLOT_TAKEN startsAt']);
    expect(await slots('FITTING')).toEqual([]);
    await saveFrom(await hours(), { seats: atFirst.seats });
  });

  test('is for owners to set, and for all staff to read', async () => {
    const staff = await openStaff(shop, 'vendeuse@exemple.ma', 'STAFF');
    const read = await staff.request<{ openingHours: Hours }>(`{ ${HOURS} }`);
    expect(read.data.openingHours.weekly).toHaveLength(6);
    const { errors } = await staff.request(
      `mutation { saveOpeningHours(input: { weekly: [], exceptions: [], seats: [] }, expectedVersion: 0) { ${ERRORS} } }`,
    );
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });

  const LIST = `query ($from: String, $to: String, $first: Int!, $after: String) {
    appointments(from: $from, to: $to, first: $first, after: $after) {
      totalCount nodes { id status seat name phone localTime } pageInfo { hasNextPage endCursor }
    }
  }`;
  interface Listed {
    readonly totalCount: number;
    readonly nodes: readonly { readonly id: string; readonly localTime: string }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  }
  const list = async (variables: object) =>
    (await owner.request<{ appointments: Listed }>(LIST, { first: 100, ...variables })).data
      .appointments;

  test('lists by time, page by page', async () => {
    const appointment = await booked();
    const all = await list({});
    expect(all.nodes.map(({ localTime }) => localTime)).toEqual(
      all.nodes.map(({ localTime }) => localTime).toSorted(),
    );
    const first = await list({ first: 1 });
    const rest = await list({ after: first.pageInfo.endCursor });
    expect([...first.nodes, ...rest.nodes]).toEqual(all.nodes);
    const date = appointment.localTime.slice(0, 10);
    const ofDay = await list({ from: date, to: date });
    expect(ofDay.nodes.map(({ id }) => id)).toContain(appointment.id);
    expect(ofDay.nodes.every(({ localTime }) => localTime.startsWith(date))).toBe(true);
    const { errors } = await owner.request(LIST, { first: 1, after: 'nonsense' });
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  const CANCEL = `mutation ($id: ID!, $reason: String!) {
    payload: cancelAppointment(id: $id, reason: $reason) { appointment { status cancelReason } ${ERRORS} }
  }`;
  const cancelBecause = async (id: string, reason: string) =>
    (await owner.request<{ payload: Payload }>(CANCEL, { id, reason })).data.payload;

  test('cancels with a reason, which the mail repeats', async () => {
    const email = 'nadia.annule@exemple.ma';
    const { id, key } = await booked({ email });
    expect(codes(await cancelBecause(id, ' '))).toEqual(['REQUIRED reason']);
    const reason = 'La boutique est fermée ce jour-là.';
    expect((await cancelBecause(id, reason)).appointment).toEqual({
      status: 'CANCELLED',
      cancelReason: reason,
    });
    expect(codes(await cancelBecause(id, reason))).toEqual(['NOT_ALLOWED_NOW']);
    expect(codes(await cancelBecause('unknown', reason))).toEqual(['UNKNOWN_APPOINTMENT']);
    await mailbox.deliver();
    const mail = mailbox.mails.findLast(({ to }) => to.address === email);
    expect(mail?.text).toContain(reason);
    expect((await cancel({ id, key })).appointment?.cancelReason).toBe(reason);
  });

  test('says who came, from the day on, and counts today’s', async () => {
    const MARK = `mutation ($id: ID!, $hasCome: Boolean!) {
      payload: markAppointment(id: $id, hasCome: $hasCome) { appointment { status } ${ERRORS} }
    }`;
    const mark = async (id: string, hasCome: boolean) =>
      (await owner.request<{ payload: Payload }>(MARK, { id, hasCome })).data.payload;
    const { id } = await booked();
    expect(codes(await mark(id, true))).toEqual(['NOT_ALLOWED_NOW']);
    const stored = await shop.store.read.appointments.appointment(id);
    if (!stored) throw new Error('The appointment is gone');
    const now = shop.within.clock();
    const countToday = async () =>
      (
        await owner.request<{ dashboard: { appointmentsToday: number } }>(
          '{ dashboard(days: 1) { appointmentsToday } }',
        )
      ).data.dashboard.appointmentsToday;
    const before = await countToday();
    const begun = { ...stored, localTime: `${today()}T00:00`, startsAt: now.toISOString() };
    await shop.store.transaction(({ appointments }) => appointments.save(begun));
    expect(await countToday()).toBe(before + 1);
    expect((await mark(id, true)).appointment).toEqual({ status: 'CAME' });
    expect((await mark(id, false)).appointment).toEqual({ status: 'DID_NOT_COME' });
    expect(codes(await cancelBecause(id, 'trop tard'))).toEqual(['NOT_ALLOWED_NOW']);
  });

  test('tells programs of bookings and cancellations, without personal data', async () => {
    const events = await subscribe(shop, ['appointment.booked', 'appointment.cancelled']);
    const { id, key } = await booked({ email: 'nadia.hook@exemple.ma' });
    await cancel({ id, key });
    await cancel({ id, key });
    const sent = await events.events();
    expect(sent.map(({ type, data }) => [type, data['status']])).toEqual([
      ['appointment.booked', 'BOOKED'],
      ['appointment.cancelled', 'CANCELLED'],
    ]);
    expect(Object.keys(sent[0]?.data ?? {})).toEqual([
      'id',
      'kind',
      'status',
      'startsAt',
      'localTime',
    ]);
  });
});

describe('personal data', () => {
  test('of an account goes with it, mails too, and what is to come is cancelled', async () => {
    const { email, token, password } = await shop.customer();
    const other = await booked({ email: 'autre.personne@exemple.ma' });
    const { id } = await booked({ email });
    const exported = await shop.graphql<{ me: { dataExport: string } }>(
      '{ me { dataExport } }',
      {},
      token,
    );
    expect(exported.data.me.dataExport).toContain(id);
    expect(exported.data.me.dataExport).not.toContain(other.id);
    const events = await subscribe(shop, ['appointment.cancelled']);
    const { data } = await shop.graphql<{ deleteAccount: { userErrors: readonly object[] } }>(
      'mutation ($password: String!) { deleteAccount(password: $password) { userErrors { code } } }',
      { password },
      token,
    );
    expect(data.deleteAccount.userErrors).toEqual([]);
    expect(await shop.store.read.appointments.appointment(id)).toBeUndefined();
    expect(await shop.store.read.mails.mail(`APPOINTMENT_BOOKED-${id}`)).toBeUndefined();
    expect((await events.events()).map((event) => event.data.id)).toEqual([id]);
    expect(await shop.store.read.appointments.appointment(other.id)).toBeDefined();
  });

  test('is deleted 30 days after the appointment', async () => {
    const { id } = await booked();
    const stored = await shop.store.read.appointments.appointment(id);
    if (!stored) throw new Error('The appointment is gone');
    const past = async (days: number) => {
      const localTime = `${dateLater(today(), -days)}T10:00`;
      await shop.store.transaction(({ appointments }) =>
        appointments.save({ ...stored, localTime }),
      );
      await removeOldAppointments(shop.within);
      return shop.store.read.appointments.appointment(id);
    };
    expect(await past(30)).toBeDefined();
    expect(await past(31)).toBeUndefined();
  });
});
