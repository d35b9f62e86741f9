import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/language.ts';
import { byText } from '#shared/text.ts';
import { nationalPhone } from '../shared/phone.ts';
import { count, instant, listOf, record, text } from '../shared/record.ts';
import { collectionOf } from '../storage/collection.ts';
import { countedPage } from '../storage/lists.ts';
import { indexOn, valueOf, type Bounds, type Index, type Rows } from '../storage/rows.ts';

/** In the shop, in the shop with an alteration to try on, or by telephone. */
export const APPOINTMENT_KINDS = ['ADVICE', 'FITTING', 'PHONE'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

const appointmentRecord = record({
  /** Random: one id must not reveal another. */
  id: text,
  kind: z.enum(APPOINTMENT_KINDS),
  status: z.enum(['BOOKED', 'CANCELLED', 'CAME', 'DID_NOT_COME']),
  startsAt: instant,
  endsAt: instant,
  /**
   * Time on the clocks of Morocco when it was booked, such as `2026-12-01T10:00`. It names the slot: a decree
   * that moves the clocks afterwards moves the instant, not what was agreed.
   */
  localTime: text,
  /** From 1; one that is not cancelled has its seat of a slot alone. */
  seat: count,
  name: text,
  phone: text,
  /** Normalised. */
  email: text.nullable(),
  /** The shopper's. */
  note: text.nullable(),
  /** Language of its mails. */
  language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
  bookedAt: instant,
  cancelledAt: instant.nullable(),
  /** Reason of the shop, in words for the shopper; null where the shopper cancelled. */
  cancelReason: text.nullable(),
  idempotencyKey: text,
  /** The same for the same request. */
  fingerprint: text,
});
export type AppointmentRecord = z.infer<typeof appointmentRecord>;

/** Times on the clocks of Morocco, such as `10:00` to `19:00`; a day ends at `24:00`. */
const interval = record({ from: text, to: text });
export type Interval = z.infer<typeof interval>;

const openingHoursRecord = record({
  /** 0 before the first change. */
  version: count,
  /** Weekdays from 1, Monday, to 7; a day may have several, in their order. */
  weekly: listOf(record({ weekday: count, from: text, to: text })),
  /** Days with other hours, or none, sorted. */
  exceptions: listOf(record({ date: text, hours: listOf(interval) })),
  /** Appointments of a kind at the same time; 0 where none can be booked. */
  seats: record({ ADVICE: count, FITTING: count, PHONE: count }),
});
export type OpeningHoursRecord = z.infer<typeof openingHoursRecord>;

export const appointments = collectionOf('appointments', appointmentRecord);
export const openingHours = collectionOf('openingHours', openingHoursRecord);

const appointmentsByTime = indexOn(appointments, 'appointmentsByTime', (each) => [placeOf(each)]);
const takenSeats = indexOn(appointments, 'takenSeats', (appointment) =>
  appointment.status === 'CANCELLED' ? [] : [slotOf(appointment)],
);
const appointmentsOfPhone = indexOn(appointments, 'appointmentsOfPhone', ({ phone }) => [
  nationalPhone(phone),
]);
const appointmentsOfEmail = indexOn(appointments, 'appointmentsOfEmail', ({ email }) =>
  valueOf(email),
);
const appointmentsByKey = indexOn(appointments, 'appointmentsByKey', ({ idempotencyKey }) => [
  idempotencyKey,
]);
export const appointmentIndexes: readonly Index[] = [
  appointmentsByTime,
  takenSeats,
  appointmentsOfPhone,
  appointmentsOfEmail,
  appointmentsByKey,
];

/** The place in lists, by time. */
export const placeOf = ({ localTime, id }: Pick<AppointmentRecord, 'localTime' | 'id'>) =>
  `${localTime} ${id}`;

const slotOf = ({ kind, localTime }: Pick<AppointmentRecord, 'kind' | 'localTime'>) =>
  `${kind} ${localTime}`;

/** The shop has one record. */
const HOURS_KEY = 'shop';

export function appointmentsOf(rows: Rows) {
  const taken = (slots: Bounds) => rows.find(takenSeats, slots);
  return {
    /** Makes bookings wait for each other, as orders do: one shop's are too few for a lock of their own. */
    lock: () => rows.lock('stock_lock'),
    /** Null before the first change. */
    hours: async (): Promise<OpeningHoursRecord | null> =>
      (await rows.get(openingHours, HOURS_KEY)) ?? null,
    saveHours: (hours: OpeningHoursRecord) => rows.put(openingHours, HOURS_KEY, hours),
    appointment: (id: string) => rows.get(appointments, id),
    /** Appointments of a kind that are not cancelled, from a date on and before another one. */
    takenBetween: (kind: AppointmentKind, { from, before }: Bounds) =>
      taken({
        from: slotOf({ kind, localTime: from }),
        before: slotOf({ kind, localTime: before }),
      }),
    withKey: async (key: string) =>
      (await rows.find(appointmentsByKey, { value: key })).toSorted(byText(placeOf)),
    /** Finds those of a phone in any way of writing it, or of an e-mail; each once, by time. */
    async ofPerson({
      phones,
      emails,
    }: {
      readonly phones: readonly string[];
      readonly emails: readonly string[];
    }) {
      const found = [
        ...(await rows.find(appointmentsOfPhone, { anyOf: phones.map(nationalPhone) })),
        ...(await rows.find(appointmentsOfEmail, { anyOf: emails })),
      ];
      const byId = new Map(found.map((each) => [each.id, each]));
      return [...byId.values()].toSorted(byText(placeOf));
    },
    async save(...saved: readonly AppointmentRecord[]) {
      for (const each of saved) {
        const others =
          each.status === 'CANCELLED'
            ? []
            : await rows.find(takenSeats, {
                value: slotOf(each),
              });
        if (others.some(({ id, seat }) => id !== each.id && seat === each.seat)) {
          throw new Error('Another appointment has this seat');
        }
        await rows.put(appointments, each.id, each);
      }
    },
    remove: (ids: readonly string[]) => rows.remove(appointments, ids),
    /** Sorted by time, the first ones first; `after` is a place, known or not. */
    page(
      { from, before }: Bounds,
      { first, after }: { readonly first: number; readonly after: string | null },
    ) {
      // A blank follows the place itself, and comes before every later one.
      const range = { from: after === null || after < from ? from : `${after} `, before };
      return countedPage(
        rows.find(appointmentsByTime, range, { first: first + 1 }),
        rows.count(appointmentsByTime, { from, before }),
        { first, after, cursorOf: (each) => cursorOf(each) },
      );
    },
    /** Appointments of a day that are not cancelled. */
    async countOn(date: string) {
      const found = await rows.find(appointmentsByTime, { prefix: `${date}T` });
      return found.filter(({ status }) => status !== 'CANCELLED').length;
    },
    /** Appointments that began before a date. */
    before: (date: string) => rows.find(appointmentsByTime, { from: '', before: date }),
  };
}

const cursorOf = (each: AppointmentRecord) => Buffer.from(placeOf(each)).toString('base64url');
