import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  promiseLater,
  promiseOf,
  readClosedDays,
} from '../../../server/delivery/promise/promise.rules.ts';
import { inMorocco } from '../../../server/shared/time.ts';
import { refusalOf } from '../shared/refusals.ts';

const CALENDAR = { cutOffHour: 14, closedDays: [] };
const COUNTRY = { minDays: 1, maxDays: 2 };
const at = (instant: string, closedDays: readonly string[] = []) => {
  const { earliest, latest } = promiseOf(new Date(instant), COUNTRY, { ...CALENDAR, closedDays });
  return [earliest, latest];
};

describe('the promise for the country', () => {
  test.each([
    ['a Monday before the cut-off', '2026-11-30T13:59:59Z', '2026-12-01', '2026-12-02'],
    ['a Monday at the cut-off', '2026-11-30T14:00:00Z', '2026-12-02', '2026-12-03'],
    ['a Friday', '2026-12-04T09:00:00Z', '2026-12-05', '2026-12-07'],
    ['a Saturday before the cut-off', '2026-12-05T09:00:00Z', '2026-12-07', '2026-12-08'],
    ['a Saturday after it', '2026-12-05T18:00:00Z', '2026-12-08', '2026-12-09'],
    ['a Sunday', '2026-12-06T09:00:00Z', '2026-12-08', '2026-12-09'],
    ['a Sunday evening', '2026-12-06T23:59:59Z', '2026-12-08', '2026-12-09'],
    ['the last second of a day', '2026-11-30T23:59:59Z', '2026-12-02', '2026-12-03'],
    ['the first second of the next', '2026-12-01T00:00:00Z', '2026-12-02', '2026-12-03'],
    // At Greenwich's time since the decree of September 2026, as in the Ramadan before it.
    ['Ramadan before the cut-off', '2026-03-02T13:30:00Z', '2026-03-03', '2026-03-04'],
    ['the same hour in April', '2026-04-06T13:30:00Z', '2026-04-08', '2026-04-09'],
  ])('of %s', (_, instant, earliest, latest) => {
    expect(at(instant)).toEqual([earliest, latest]);
  });

  test('passes over closed days, also where today is one', () => {
    const aid = ['2026-12-01', '2026-12-02'];
    expect(at('2026-11-30T09:00:00Z', aid)).toEqual(['2026-12-03', '2026-12-04']);
    expect(at('2026-12-01T09:00:00Z', aid)).toEqual(['2026-12-04', '2026-12-05']);
  });
});

const DAY_MS = 86_400_000;
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const start = Date.parse('2025-01-01');
const date = fc.integer({ min: 0, max: 1_000 }).map((days) => dateOf(start + days * DAY_MS));

test('is later by the working days of alterations, as if its zone took so much longer', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: start, max: start + 900 * DAY_MS }).map((ms) => new Date(ms)),
      fc.array(date, { maxLength: 40 }),
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 0, max: 60 }),
      (now, closedDays, minDays, longer) => {
        const calendar = { cutOffHour: 14, closedDays };
        const days = { minDays, maxDays: minDays + 1 };
        const later = { minDays: minDays + longer, maxDays: minDays + 1 + longer };
        const promised = promiseOf(now, days, calendar);
        expect(promiseLater(promised, longer, closedDays)).toEqual(promiseOf(now, later, calendar));
      },
    ),
  );
});

test('counts the working days between the order and each promised day, whatever the calendar', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: start, max: start + 900 * DAY_MS }).map((ms) => new Date(ms)),
      fc.integer({ min: 0, max: 24 }),
      fc.array(date, { maxLength: 40 }),
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 0, max: 30 }),
      (now, cutOffHour, closedDays, minDays, more) => {
        const days = { minDays, maxDays: minDays + more };
        const { earliest, latest } = promiseOf(now, days, { cutOffHour, closedDays });
        const isWorking = (day: string) =>
          !closedDays.includes(day) && new Date(day).toUTCString().slice(0, 3) !== 'Sun';
        const written = inMorocco(now.toISOString());
        const today = written.slice(0, 10);
        const isLate = Number(written.slice(11, 13)) >= cutOffHour;
        // Days that are left for the order: from tomorrow on, one more where it came too late.
        const workingUntil = (last: string) => {
          let count = 0;
          for (let ms = Date.parse(today) + DAY_MS; dateOf(ms) <= last; ms += DAY_MS) {
            if (isWorking(dateOf(ms))) count += 1;
          }
          return count;
        };
        const lost = isLate || !isWorking(today) ? 1 : 0;
        for (const [day, wanted] of [
          [earliest, days.minDays],
          [latest, days.maxDays],
        ] as const) {
          expect(isWorking(day)).toBe(true);
          expect(workingUntil(day)).toBe(wanted + lost);
        }
      },
    ),
    { numRuns: 500 },
  );
});

describe('closed days', () => {
  test('stand once each, in their order', () => {
    const dates = ['2026-05-27', '2026-03-20', '2026-05-27'];
    expect(readClosedDays(dates)).toEqual(['2026-03-20', '2026-05-27']);
    expect(readClosedDays([])).toEqual([]);
  });

  test.each([
    ['a day that is none', ['2026-03-20', '2026-02-30'], ['INVALID dates.1']],
    ['another writing', ['20/03/2026'], ['INVALID dates.0']],
    ['nothing', [''], ['INVALID dates.0']],
    ['more than 366', Array.from({ length: 367 }, () => '2026-03-20'), ['INVALID dates']],
  ])('are refused %s', (_, dates, problems) => {
    expect(refusalOf(() => readClosedDays(dates))).toEqual(problems);
  });
});
