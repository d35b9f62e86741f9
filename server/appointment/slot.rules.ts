import { HOUR_MS } from '#shared/instants.ts';
import { BOOKABLE_DAYS } from '#shared/policies.ts';
import { dateLater } from '../shared/time.ts';
import { clockText, instantsOfClock, type ZoneRules } from '../shared/zone/zone.rules.ts';
import type {
  AppointmentKind,
  AppointmentRecord,
  OpeningHoursRecord,
} from './appointment.store.ts';
import { hoursOn, minutesOf } from './hours.rules.ts';

const SLOT_MINUTES = 60;
/** The shop prepares itself in that time. */
const LEAD_MS = HOUR_MS;

export type Slot = Pick<AppointmentRecord, 'kind' | 'startsAt' | 'endsAt' | 'localTime'>;

export interface OfferedSlot extends Slot {
  readonly seatsLeft: number;
}

/** Where and when slots are offered. */
export interface Offer {
  readonly hours: OpeningHoursRecord;
  readonly offsetAt: ZoneRules['offsetAt'];
  readonly now: Date;
}

/** The first and the last date that can be booked, of the clocks of Morocco. */
export function bookableDates({ offsetAt, now }: Omit<Offer, 'hours'>): {
  readonly first: string;
  readonly last: string;
} {
  const nowMs = now.getTime();
  const first = clockText(nowMs, offsetAt(nowMs)).slice(0, 10);
  return { first, last: dateLater(first, BOOKABLE_DAYS) };
}

/** The slots of the dates from `from` to `to`, both included, by time; a shorter list beyond what can be booked. */
export function slotsBetween(
  offer: Offer,
  kind: AppointmentKind,
  { from, to }: { readonly from: string; readonly to: string },
): readonly Slot[] {
  if (offer.hours.seats[kind] === 0) return [];
  const { first, last } = bookableDates(offer);
  const slots: Slot[] = [];
  const end = to < last ? to : last;
  for (let date = from > first ? from : first; date <= end; date = dateLater(date, 1)) {
    slots.push(...slotsOn(offer, kind, date));
  }
  return slots;
}

function slotsOn({ hours, offsetAt, now }: Offer, kind: AppointmentKind, date: string) {
  const notBefore = now.getTime() + LEAD_MS;
  return hoursOn(hours, date)
    .flatMap(({ from, to }) => startsIn(minutesOf(from) ?? 0, minutesOf(to) ?? 0))
    .flatMap((minutes): readonly Slot[] => {
      const localTime = `${date}T${timeOf(minutes)}`;
      // An hour that the change of Ramadan removes has no instant; of one that it repeats the first counts.
      const [startsAt] = instantsOfClock(localTime, offsetAt);
      if (startsAt === undefined || startsAt < notBefore) return [];
      return [
        {
          kind,
          startsAt: new Date(startsAt).toISOString(),
          endsAt: new Date(startsAt + SLOT_MINUTES * 60_000).toISOString(),
          localTime,
        },
      ];
    });
}

/** Minutes at which slots begin, one behind the other. */
function startsIn(from: number, to: number): readonly number[] {
  const length = Math.max(0, Math.floor((to - from) / SLOT_MINUTES));
  return Array.from({ length }, (_, at) => from + at * SLOT_MINUTES);
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
const timeOf = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** Adds how many seats are left; `taken` are the appointments of these slots that are not cancelled. */
export function withSeats(
  slots: readonly Slot[],
  seats: number,
  taken: readonly Pick<AppointmentRecord, 'localTime'>[],
): readonly OfferedSlot[] {
  const counts = new Map<string, number>();
  for (const { localTime } of taken) counts.set(localTime, (counts.get(localTime) ?? 0) + 1);
  return slots.map((slot) => ({
    ...slot,
    seatsLeft: Math.max(0, seats - (counts.get(slot.localTime) ?? 0)),
  }));
}

/** The lowest seat from 1 that none has; null if all are taken, or more than there are now. */
export function freeSeat(
  seats: number,
  taken: readonly Pick<AppointmentRecord, 'seat'>[],
): number | null {
  if (taken.length >= seats) return null;
  const numbers = new Set(taken.map(({ seat }) => seat));
  let seat = 1;
  while (numbers.has(seat)) seat += 1;
  return seat;
}
