import type { z } from 'zod/mini';
import { appointmentForm } from '#shared/forms/appointment.ts';
import type { Language } from '#shared/language.ts';
import type { TrackingKeys } from '../authentication/signed-links.ts';
import { readWith, requiredText, ruleOf } from '../shared/form.ts';
import { readPlainText } from '#shared/forms/form.ts';
import { Refusal } from '../shared/problems.ts';
import { clockText } from '../shared/zone/zone.rules.ts';
import type { AppointmentKind, AppointmentRecord } from './appointment.store.ts';
import { slotsBetween, type Offer, type Slot } from './slot.rules.ts';

export interface AppointmentInput {
  readonly kind: AppointmentKind;
  readonly startsAt: string;
  readonly name: string;
  readonly phone: string;
  readonly email?: string | null | undefined;
  readonly note?: string | null | undefined;
  readonly language?: Language | null | undefined;
}

type Person = z.infer<typeof appointmentForm>;

export interface RequestedAppointment extends Person {
  readonly kind: AppointmentKind;
  readonly startsAt: string;
  readonly language: Language;
}

/** Refuses with REQUIRED, INVALID. `language` is that of the request. */
export function readRequested(input: AppointmentInput, language: Language): RequestedAppointment {
  const { kind, startsAt } = input;
  return {
    ...readWith(appointmentForm, input),
    kind,
    startsAt,
    language: input.language ?? language,
  };
}

/** Refuses with INVALID a time that the shop does not offer: closed, past, too soon or too far ahead. */
export function requireOffered(offer: Offer, kind: AppointmentKind, startsAt: string): Slot {
  const startsAtMs = Date.parse(startsAt);
  const date = clockText(startsAtMs, offer.offsetAt(startsAtMs)).slice(0, 10);
  const slot = slotsBetween(offer, kind, { from: date, to: date }).find(
    (each) => Date.parse(each.startsAt) === startsAtMs,
  );
  if (slot) return slot;
  throw new Refusal({ code: 'INVALID', reason: 'SLOT', field: 'startsAt' });
}

/** Opens an appointment without an account; the prefix keeps it apart from the keys of orders. */
export function appointmentKeyOf(trackingKeys: Pick<TrackingKeys, 'keyOf'>, id: string): string {
  return trackingKeys.keyOf(`appointment/${id}`);
}

export function opensAppointment(
  trackingKeys: Pick<TrackingKeys, 'opens'>,
  id: string,
  key: string,
): boolean {
  return trackingKeys.opens(`appointment/${id}`, key);
}

/** Whether the shopper may still cancel it. */
export function canCancel(
  { status, startsAt }: Pick<AppointmentRecord, 'status' | 'startsAt'>,
  now: Date,
): boolean {
  return status === 'BOOKED' && Date.parse(startsAt) > now.getTime();
}

/** Refuses with NOT_ALLOWED_NOW one that has begun. */
export function cancelledByShopper(appointment: AppointmentRecord, now: Date): AppointmentRecord {
  if (!canCancel(appointment, now)) throw notAllowed('APPOINTMENT_BEGUN');
  return { ...appointment, status: 'CANCELLED', cancelledAt: now.toISOString() };
}

/** Refuses with REQUIRED, INVALID for the reason; with NOT_ALLOWED_NOW unless it is booked. */
export function cancelledByShop(
  appointment: AppointmentRecord,
  reason: string,
  now: Date,
): AppointmentRecord {
  requiredText('FIELD')(reason, 'reason');
  const cancelReason = ruleOf(readPlainText)(reason, 'reason');
  if (appointment.status !== 'BOOKED') throw notAllowed('APPOINTMENT_CLOSED');
  return { ...appointment, status: 'CANCELLED', cancelledAt: now.toISOString(), cancelReason };
}

/** Can be corrected. Refuses with NOT_ALLOWED_NOW one that is cancelled, or before its day. */
export function marked(
  appointment: AppointmentRecord,
  hasCome: boolean,
  today: string,
): AppointmentRecord {
  if (appointment.status === 'CANCELLED') throw notAllowed('APPOINTMENT_CLOSED');
  if (appointment.localTime.slice(0, 10) > today) throw notAllowed('APPOINTMENT_AHEAD');
  return { ...appointment, status: hasCome ? 'CAME' : 'DID_NOT_COME' };
}

function notAllowed(
  reason: 'APPOINTMENT_BEGUN' | 'APPOINTMENT_CLOSED' | 'APPOINTMENT_AHEAD',
): Refusal {
  return new Refusal({ code: 'NOT_ALLOWED_NOW', reason });
}
