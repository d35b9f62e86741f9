import { describe, expect, test } from 'vitest';
import { formatDate, formatDateTime } from '../../../client/ui/format/date.ts';

describe('a date on the screen', () => {
  test.each([
    ['2026-11-21T23:54:38+01:00', '21 novembre 2026', '21 novembre 2026 à 23:54'],
    ['2026-03-01T00:05:00+00:00', '1 mars 2026', '1 mars 2026 à 00:05'],
    ['2026-03-01T00:05:00Z', '1 mars 2026', '1 mars 2026 à 00:05'],
  ])('for %s is the day and time that it says itself', (instant, day, dayAndTime) => {
    expect(formatDate(instant)).toBe(day);
    expect(formatDateTime(instant)).toBe(dayAndTime);
  });
});
