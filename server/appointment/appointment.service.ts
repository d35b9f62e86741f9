import { v4 as uuid } from 'uuid';
import type { Ports, ShopContext } from '../context.ts';
import { shopWithin } from '../settings/identity/identity.service.ts';
import { readAttempt, requireSameFingerprint, type Attempt } from '../shared/idempotency.ts';
import { Refusal } from '../shared/problems.ts';
import { dateInMorocco, dateLater, readDate } from '../shared/time.ts';
import { shopZone } from '../shared/zone/zone.ts';
import { APPOINTMENT_DAYS } from '#shared/policies.ts';
import { calendarOf } from './appointment.calendar.ts';
import { appointmentUrl } from './appointment.mails.ts';
import { queueAppointmentMail } from './appointment.outbox.ts';
import { queueShopMails } from './appointment.shop-mail.ts';
import {
  cancelledByShopper,
  opensAppointment,
  readRequested,
  requireOffered,
  type AppointmentInput,
  type RequestedAppointment,
} from './appointment.rules.ts';
import type { AppointmentKind, AppointmentRecord } from './appointment.store.ts';
import { DEFAULT_HOURS } from './hours.rules.ts';
import {
  bookableDates,
  freeSeat,
  slotsBetween,
  withSeats,
  type Offer,
  type OfferedSlot,
} from './slot.rules.ts';

type Context = Pick<ShopContext, 'store' | 'clock'>;
type Dates = Parameters<typeof slotsBetween>[2];

/** Slots of these dates, both included, by time, those without a free seat too. Throws BadInput. */
export async function appointmentSlots(
  { store, clock }: Context,
  {
    kind,
    ...range
  }: { readonly kind: AppointmentKind; readonly from: string; readonly to: string },
): Promise<readonly OfferedSlot[]> {
  const dates = { from: requireDate(range.from, 'from'), to: requireDate(range.to, 'to') };
  return slotsOf(store.read, kind, dates, clock());
}

/** Dates with a free seat, the next one first. */
export async function appointmentDays(
  { store, clock }: Context,
  kind: AppointmentKind,
): Promise<readonly string[]> {
  const now = clock();
  const { first, last } = bookableDates({ now, offsetAt: shopZone.offsetAt });
  const slots = await slotsOf(store.read, kind, { from: first, to: last }, now);
  const free = slots.filter(({ seatsLeft }) => seatsLeft > 0);
  return [...new Set(free.map(({ localTime }) => localTime.slice(0, 10)))];
}

/**
 * The same key and input give the same appointment again, unless it was cancelled. Refuses with REQUIRED,
 * INVALID, SLOT_TAKEN, IDEMPOTENCY_CONFLICT; throws RateLimited.
 */
export async function bookAppointment(
  context: Pick<
    ShopContext,
    'store' | 'clock' | 'limits' | 'clientAddress' | 'language' | 'settings'
  >,
  input: AppointmentInput,
  idempotencyKey: string,
): Promise<AppointmentRecord> {
  const { store, clock, limits, settings } = context;
  const requested = readRequested(input, context.language);
  const attempt = readAttempt(idempotencyKey, requested);
  await limits.consume('APPOINTMENT', context.clientAddress);
  const { email } = requested;
  // As orders of guests: the address is not confirmed.
  const isMailed = email !== null && (await limits.beginMail(email));
  let isQueued = false;
  try {
    return await store.transaction(async (ports) => {
      // A conflict runs this again.
      isQueued = false;
      await ports.appointments.lock();
      const earlier = await findEarlier(ports, attempt);
      if (earlier) return earlier;
      const now = clock();
      const appointment = await newAppointment(ports, requested, attempt, now);
      await ports.appointments.save(appointment);
      isQueued = isMailed;
      if (isMailed) await queueAppointmentMail(ports, 'APPOINTMENT_BOOKED', appointment, now);
      await queueShopMails(ports, appointment, { settings, now });
      return appointment;
    });
  } finally {
    if (email !== null && isMailed && !isQueued) await limits.mailNotWritten(email);
  }
}

/** Null where the key is another one's, or it was deleted. */
export async function findAppointment(
  { store, trackingKeys }: Pick<ShopContext, 'store' | 'trackingKeys'>,
  id: string,
  key: string,
): Promise<AppointmentRecord | null> {
  if (!opensAppointment(trackingKeys, id, key)) return null;
  return (await store.read.appointments.appointment(id)) ?? null;
}

/** Writes the appointment as a file for calendars. */
export async function appointmentCalendar(
  { store, trackingKeys, settings }: Pick<ShopContext, 'store' | 'trackingKeys' | 'settings'>,
  appointment: AppointmentRecord,
): Promise<string> {
  const { name } = await shopWithin(store.read, appointment.language);
  const publicUrl = settings.publicUrl ?? '';
  const url = appointmentUrl({ publicUrl, trackingKeys }, appointment);
  return calendarOf(appointment, { name, url });
}

/**
 * Cancels with the key of the mail's link; one that is cancelled stays as it is. Refuses with
 * UNKNOWN_APPOINTMENT, and with NOT_ALLOWED_NOW once it has begun.
 */
export async function cancelAppointment(
  { store, clock, trackingKeys }: Pick<ShopContext, 'store' | 'clock' | 'trackingKeys'>,
  id: string,
  key: string,
): Promise<AppointmentRecord> {
  if (!opensAppointment(trackingKeys, id, key)) throw unknownAppointment();
  return store.transaction(async (ports) => {
    const before = await requireAppointment(ports, id);
    if (before.status === 'CANCELLED') return before;
    const now = clock();
    const appointment = cancelledByShopper(before, now);
    await ports.appointments.save(appointment);
    await queueAppointmentMail(ports, 'APPOINTMENT_CANCELLED', appointment, now);
    return appointment;
  });
}

/** Refuses with UNKNOWN_APPOINTMENT. */
export async function requireAppointment(
  { appointments }: Pick<Ports, 'appointments'>,
  id: string,
): Promise<AppointmentRecord> {
  const appointment = await appointments.appointment(id);
  if (appointment) return appointment;
  throw unknownAppointment();
}

/**
 * Within a transaction: removes everything about a person who is deleted. What is still to come is
 * cancelled first, so that webhooks learn of it.
 */
export async function removeAppointmentsOf(
  ports: Pick<Ports, 'appointments' | 'mails'>,
  person: { readonly phones: readonly string[]; readonly emails: readonly string[] },
  now: Date,
): Promise<void> {
  const found = await ports.appointments.ofPerson(person);
  const cancelledAt = now.toISOString();
  const ahead = found.filter(
    ({ status, startsAt }) => status === 'BOOKED' && startsAt > cancelledAt,
  );
  await ports.appointments.save(
    ...ahead.map((each) => ({ ...each, status: 'CANCELLED' as const, cancelledAt })),
  );
  await removeAll(ports, found);
}

/** Removes those that are `APPOINTMENT_DAYS` past. */
export function removeOldAppointments({ store, clock }: Context): Promise<void> {
  return store.transaction(async (ports) => {
    const date = dateLater(dateInMorocco(clock()), -APPOINTMENT_DAYS);
    await removeAll(ports, await ports.appointments.before(date));
  });
}

async function removeAll(
  { appointments, mails }: Pick<Ports, 'appointments' | 'mails'>,
  removed: readonly AppointmentRecord[],
): Promise<void> {
  if (removed.length === 0) return;
  const ids = removed.map(({ id }) => id);
  await mails.remove(
    ids.flatMap((id) => [`APPOINTMENT_BOOKED-${id}`, `APPOINTMENT_CANCELLED-${id}`]),
  );
  await appointments.remove(ids);
}

async function findEarlier(
  { appointments }: Ports,
  attempt: Attempt,
): Promise<AppointmentRecord | undefined> {
  const found = await appointments.withKey(attempt.key);
  // The key of a cancelled one is free again.
  const earlier = found.find(({ status }) => status !== 'CANCELLED');
  if (earlier) requireSameFingerprint(earlier, attempt);
  return earlier;
}

async function newAppointment(
  ports: Ports,
  requested: RequestedAppointment,
  { key, fingerprint }: Attempt,
  now: Date,
): Promise<AppointmentRecord> {
  const { kind } = requested;
  const offer = await offerOf(ports, now);
  const slot = requireOffered(offer, kind, requested.startsAt);
  const [from, before] = [slot.localTime, `${slot.localTime}~`];
  const taken = await ports.appointments.takenBetween(kind, { from, before });
  const seat = freeSeat(offer.hours.seats[kind], taken);
  if (seat === null) throw new Refusal({ code: 'SLOT_TAKEN', field: 'startsAt' });
  return {
    ...requested,
    ...slot,
    id: uuid(),
    status: 'BOOKED',
    seat,
    bookedAt: now.toISOString(),
    cancelledAt: null,
    cancelReason: null,
    idempotencyKey: key,
    fingerprint,
  };
}

async function slotsOf(
  ports: Pick<Ports, 'appointments'>,
  kind: AppointmentKind,
  dates: Dates,
  now: Date,
): Promise<readonly OfferedSlot[]> {
  const offer = await offerOf(ports, now);
  const slots = slotsBetween(offer, kind, dates);
  const before = dateLater(dates.to, 1);
  const taken = await ports.appointments.takenBetween(kind, { from: dates.from, before });
  return withSeats(slots, offer.hours.seats[kind], taken);
}

async function offerOf({ appointments }: Pick<Ports, 'appointments'>, now: Date): Promise<Offer> {
  const hours = (await appointments.hours()) ?? DEFAULT_HOURS;
  return { hours, offsetAt: shopZone.offsetAt, now };
}

function requireDate(text: string, name: string): string {
  // A blank one is refused as well: there is no other range.
  return readDate(text || 'none', name) ?? text;
}

function unknownAppointment(): Refusal {
  return new Refusal({ code: 'UNKNOWN_APPOINTMENT' });
}
