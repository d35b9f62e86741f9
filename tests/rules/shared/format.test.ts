import { expect, test } from 'vitest';
import { formatAgo } from '../../../client/ui/format/ago.ts';
import { formatDate, formatDateTime } from '../../../client/ui/format/date.ts';
import { formatPlace } from '../../../client/ui/format/contact.ts';

test.each([
  ['2026-11-21T23:54:38+01:00', '21 novembre 2026', '21 novembre 2026 à 23:54'],
  ['2026-03-01T00:05:00+00:00', '1 mars 2026', '1 mars 2026 à 00:05'],
  ['2026-03-01T00:05:00Z', '1 mars 2026', '1 mars 2026 à 00:05'],
])('a date for %s is the day and time that it says itself', (instant, day, dayAndTime) => {
  expect([formatDate(instant), formatDateTime(instant)]).toEqual([day, dayAndTime]);
});

test.each([
  ['2026-11-22T12:00:00+01:00', 'à l’instant'],
  ['2026-11-22T11:59:01+01:00', 'à l’instant'],
  // Of a clock that is ahead.
  ['2026-11-22T12:05:00+01:00', 'à l’instant'],
  ['2026-11-22T11:59:00+01:00', 'il y a 1 minute'],
  ['2026-11-22T11:56:30+01:00', 'il y a 3 minutes'],
  ['2026-11-22T09:59:00+01:00', 'il y a 2 heures'],
  ['2026-11-21T11:00:00+01:00', 'hier'],
  ['2026-11-12T12:00:00+01:00', 'il y a 10 jours'],
  ['2026-09-01T12:00:00+01:00', 'il y a 2 mois'],
  ['2024-11-01T12:00:00+01:00', 'il y a 2 ans'],
])('%s is « %s »', (instant, words) => {
  expect(formatAgo(instant, new Date('2026-11-22T11:00:00Z'))).toBe(words);
});

test.each([
  [['30000', 'Fès', 'Fès-Meknès'], '30000 Fès, Fès-Meknès'],
  [['', 'Fès', 'Fès-Meknès'], 'Fès, Fès-Meknès'],
  [['', '', 'Fès-Meknès'], 'Fès-Meknès'],
  [['30000', 'Fès', ''], '30000 Fès'],
  [['', '', ''], ''],
] as const)('a place of %j is « %s »', ([postalCode, city, region], text) => {
  expect(formatPlace({ postalCode, city, region })).toBe(text);
});

test('a place has the comma of its language', () => {
  const fes = { postalCode: '30000', city: 'Fès', region: 'Fès-Meknès' };
  expect(formatPlace(fes, '، ')).toBe('30000 Fès، Fès-Meknès');
});
