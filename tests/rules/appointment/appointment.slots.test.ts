import { describe, expect, test } from 'vitest';
import {
  APPOINTMENT_KINDS,
  type OpeningHoursRecord,
} from '../../../server/appointment/appointment.store.ts';
import { DEFAULT_HOURS, hoursOn } from '../../../server/appointment/hours.rules.ts';
import {
  bookableDates,
  freeSeat,
  slotsBetween,
  withSeats,
  type Offer,
} from '../../../server/appointment/slot.rules.ts';
import { BOOKABLE_DAYS } from '#shared/policies.ts';
import { dateLater } from '../../../server/shared/time.ts';
import { clockText, instantsOfClock } from '../../../server/shared/zone/zone.rules.ts';
import { shopZone } from '../../../server/shared/zone/zone.ts';
import { seededChance } from '../../support/seeded-chance.ts';

const { offsetAt } = shopZone;
const HOUR_MS = 3_600_000;

/** Ramadan of 2026: at 03:00 of the first date clocks go back to 02:00, at 02:00 of the second one on to 03:00. */
const BACK = '2026-02-15';
const FORWARD = '2026-03-22';
/** The decree for good: at 02:00 clocks go back to 01:00. */
const FOR_GOOD = '2026-09-20';

const offerAt = (now: string, hours: Partial<OpeningHoursRecord> = {}): Offer => ({
  hours: { ...DEFAULT_HOURS, ...hours },
  offsetAt,
  now: new Date(now),
});
const timesOn = (offer: Offer, date: string) =>
  slotsBetween(offer, 'ADVICE', { from: date, to: date }).map(({ localTime }) =>
    localTime.slice(11),
  );

describe('the slots of a fresh shop', () => {
  const offer = offerAt('2026-11-29T20:00:00Z');

  test('are the hours from 10 to 19 from Monday to Saturday', () => {
    const all = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'];
    const week = Array.from({ length: 7 }, (_, days) => dateLater('2026-11-30', days));
    expect(week.map((date) => timesOn(offer, date))).toEqual([all, all, all, all, all, all, []]);
  });

  test('have the instant and the time on the clocks', () => {
    const [slot] = slotsBetween(offer, 'PHONE', { from: '2026-12-01', to: '2026-12-01' });
    expect(slot).toEqual({
      kind: 'PHONE',
      startsAt: '2026-12-01T10:00:00.000Z',
      endsAt: '2026-12-01T11:00:00.000Z',
      localTime: '2026-12-01T10:00',
    });
    const [before] = slotsBetween(offerAt('2026-07-01T00:00:00Z'), 'PHONE', {
      from: '2026-07-02',
      to: '2026-07-02',
    });
    expect(before).toMatchObject({
      startsAt: '2026-07-02T09:00:00.000Z',
      localTime: '2026-07-02T10:00',
    });
  });

  test('begin an hour from now at the earliest', () => {
    expect(timesOn(offerAt('2026-12-01T13:00:00Z'), '2026-12-01')[0]).toBe('14:00');
    expect(timesOn(offerAt('2026-12-01T13:00:00.001Z'), '2026-12-01')[0]).toBe('15:00');
    expect(timesOn(offerAt('2026-12-01T17:30:00Z'), '2026-12-01')).toEqual([]);
    expect(timesOn(offer, '2026-11-28')).toEqual([]);
  });

  test('end 90 days ahead', () => {
    const { first, last } = bookableDates(offer);
    expect([first, last]).toEqual(['2026-11-29', '2027-02-27']);
    const all = slotsBetween(offer, 'ADVICE', { from: '2000-01-01', to: '2100-01-01' });
    expect(all.at(-1)?.localTime).toBe('2027-02-27T18:00');
    expect(timesOn(offer, '2027-02-28')).toEqual([]);
    // A Monday: it is the bound that ends them, not a Sunday.
    expect(timesOn(offer, '2027-03-01')).toEqual([]);
  });

  test('are none of a kind without seats', () => {
    const closed = offerAt('2026-11-29T20:00:00Z', { seats: { ADVICE: 0, FITTING: 1, PHONE: 1 } });
    expect(timesOn(closed, '2026-12-01')).toEqual([]);
  });
});

describe('exceptions', () => {
  test('close a day, or give it other hours', () => {
    const offer = offerAt('2026-11-29T20:00:00Z', {
      exceptions: [
        { date: '2026-12-01', hours: [] },
        {
          date: '2026-12-06',
          hours: [
            { from: '09:30', to: '12:00' },
            { from: '20:00', to: '24:00' },
          ],
        },
      ],
    });
    expect(timesOn(offer, '2026-12-01')).toEqual([]);
    expect(timesOn(offer, '2026-12-06')).toEqual([
      '09:30',
      '10:30',
      '20:00',
      '21:00',
      '22:00',
      '23:00',
    ]);
  });
});

describe('at the changes of Ramadan', () => {
  const night = { weekly: [{ weekday: 7, from: '00:00', to: '05:00' }] };

  test('an hour that comes twice is offered once, at its first instant', () => {
    const offer = offerAt('2026-02-10T00:00:00Z', night);
    expect(timesOn(offer, BACK)).toEqual(['00:00', '01:00', '02:00', '03:00', '04:00']);
    const slots = slotsBetween(offer, 'ADVICE', { from: BACK, to: BACK });
    expect(slots.map(({ startsAt }) => startsAt.slice(0, 16))).toEqual([
      '2026-02-14T23:00',
      '2026-02-15T00:00',
      '2026-02-15T01:00',
      '2026-02-15T03:00',
      '2026-02-15T04:00',
    ]);
  });

  test('an hour that is left out is never offered', () => {
    const offer = offerAt('2026-03-10T00:00:00Z', night);
    expect(timesOn(offer, FORWARD)).toEqual(['00:00', '01:00', '03:00', '04:00']);
    const slots = slotsBetween(offer, 'ADVICE', { from: FORWARD, to: FORWARD });
    expect(slots[2]?.startsAt).toBe('2026-03-22T02:00:00.000Z');
  });

  test('clocks show a time at no, one or two instants', () => {
    const count = (clock: string) => instantsOfClock(clock, offsetAt).length;
    expect([count(`${BACK}T02:30`), count(`${BACK}T03:00`), count(`${BACK}T01:59`)]).toEqual([
      2, 1, 1,
    ]);
    expect([
      count(`${FORWARD}T02:00`),
      count(`${FORWARD}T02:59`),
      count(`${FORWARD}T03:00`),
    ]).toEqual([0, 0, 1]);
    expect(instantsOfClock(`${FOR_GOOD}T01:30`, offsetAt)).toEqual([
      Date.parse('2026-09-20T00:30:00Z'),
      Date.parse('2026-09-20T01:30:00Z'),
    ]);
  });
});

const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

test('random hours over both changes offer each time of the clocks once, and none that overlaps', () => {
  const chance = seededChance(69);
  const pick = (count: number) => Math.floor(chance() * count);
  const randomIntervals = () => {
    const cuts = Array.from({ length: 4 }, () => pick(97) * 15).toSorted((a, b) => a - b);
    const [a = 0, b = 0, c = 0, d = 0] = cuts;
    return [
      ...(b > a ? [{ from: time(a), to: time(b) }] : []),
      ...(d > c && c >= b ? [{ from: time(c), to: time(d) }] : []),
    ];
  };
  for (let run = 0; run < 300; run += 1) {
    const changed = [BACK, FORWARD, FOR_GOOD][run % 3] ?? BACK;
    const hours: OpeningHoursRecord = {
      version: 0,
      weekly: Array.from({ length: 7 }, (_, day) =>
        randomIntervals().map((each) => ({ weekday: day + 1, ...each })),
      ).flat(),
      exceptions: chance() < 0.5 ? [{ date: changed, hours: randomIntervals() }] : [],
      seats: { ADVICE: pick(3), FITTING: 1, PHONE: 1 },
    };
    const now = new Date(
      Date.parse(`${dateLater(changed, -pick(5))}T00:00:00Z`) + pick(1440) * 60_000,
    );
    const offer: Offer = { hours, offsetAt, now };
    const from = dateLater(changed, -3);
    const to = dateLater(changed, 3);
    const kind = APPOINTMENT_KINDS[pick(3)] ?? 'ADVICE';
    const slots = slotsBetween(offer, kind, { from, to });

    // What the hours promise, by the clock alone.
    const promised = Array.from({ length: 7 }, (_, day) => dateLater(from, day)).flatMap((date) =>
      hoursOn(hours, date).flatMap((interval) => {
        const [start = 0, end = 0] = [interval.from, interval.to].map(
          (at) => Number(at.slice(0, 2)) * 60 + Number(at.slice(3)),
        );
        return Array.from(
          { length: Math.floor((end - start) / 60) },
          (_, at) => start + at * 60,
        ).map((minutes) => `${date}T${time(minutes)}`);
      }),
    );
    const expected = promised.filter((clock) => {
      const [first] = instantsOfClock(clock, offsetAt);
      return hours.seats[kind] > 0 && first !== undefined && first >= now.getTime() + HOUR_MS;
    });
    expect(slots.map(({ localTime }) => localTime)).toEqual(expected);
    for (const [at, slot] of slots.entries()) {
      const startsAt = Date.parse(slot.startsAt);
      expect(clockText(startsAt, offsetAt(startsAt)).slice(0, 16)).toBe(slot.localTime);
      expect(Date.parse(slot.endsAt) - startsAt).toBe(HOUR_MS);
      expect(at === 0 || startsAt >= Date.parse(slots[at - 1]?.endsAt ?? '')).toBe(true);
    }
  }
  expect(BOOKABLE_DAYS).toBe(90);
});

describe('seats', () => {
  const slots = slotsBetween(offerAt('2026-11-29T20:00:00Z'), 'ADVICE', {
    from: '2026-12-01',
    to: '2026-12-01',
  });

  test('are those of the kind less those that are taken, never below none', () => {
    const taken = ['10:00', '10:00', '11:00'].map((at) => ({ localTime: `2026-12-01T${at}` }));
    expect(withSeats(slots, 2, taken).map(({ seatsLeft }) => seatsLeft)).toEqual([
      0, 1, 2, 2, 2, 2, 2, 2, 2,
    ]);
    expect(withSeats(slots, 1, taken)[0]?.seatsLeft).toBe(0);
  });

  test('are given from the first one on', () => {
    expect(freeSeat(1, [])).toBe(1);
    expect(freeSeat(1, [{ seat: 1 }])).toBeNull();
    expect(freeSeat(3, [{ seat: 1 }, { seat: 3 }])).toBe(2);
    // The shop had more of them before.
    expect(freeSeat(2, [{ seat: 1 }, { seat: 5 }])).toBeNull();
  });
});
