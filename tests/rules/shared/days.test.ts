import { describe, expect, test } from 'vitest';
import { dateInMorocco, daysInMorocco } from '../../../server/shared/time.ts';

const HOUR_MS = 3_600_000;

describe('the last days in Rabat', () => {
  test('end with today, and begin and end at midnight', () => {
    // Half past midnight there, on the day after the clocks changed.
    const { dates, instants } = daysInMorocco(new Date('2026-09-21T00:30:00.000Z'), 3);
    expect(dates).toEqual(['2026-09-19', '2026-09-20', '2026-09-21']);
    expect(instants).toEqual([
      '2026-09-18T23:00:00.000Z',
      '2026-09-19T23:00:00.000Z',
      '2026-09-21T00:00:00.000Z',
      '2026-09-22T00:00:00.000Z',
    ]);
  });

  test('of a year are all there, also those that Ramadan makes longer and shorter', () => {
    const { dates, instants } = daysInMorocco(new Date('2026-11-22T12:00:00.000Z'), 366);
    expect(new Set(dates).size).toBe(366);
    expect(dates).toEqual(dates.toSorted());
    const starts = instants.map((instant) => Date.parse(instant));
    const lengths = starts.slice(1).map((end, n) => (end - (starts[n] ?? 0)) / HOUR_MS);
    expect(new Set(lengths)).toEqual(new Set([23, 24, 25]));
    for (const [n, date] of dates.entries()) {
      const [start = 0, end = 0] = starts.slice(n, n + 2);
      expect([dateInMorocco(new Date(start)), dateInMorocco(new Date(end - 1))]).toEqual([
        date,
        date,
      ]);
    }
  });
});
