import { describe, expect, test } from 'vitest';
import { arrivesBefore, readDay } from '../../../client/catalog/deliveryDates.ts';
import { formatDateTime, formatDay, formatSpan } from '../../../client/ui/format/date.ts';
import { clockAt } from '#shared/page-day.ts';
import { productTexts } from '../../../client/catalog/product/product.fr.ts';

describe('the days of a promise', () => {
  test.each([
    ['2026-11-24', '2026-11-26', 'Livré entre le 24 et le 26\u00a0novembre'],
    ['2026-11-27', '2026-12-01', 'Livré entre le 27\u00a0novembre et le 1er\u00a0décembre'],
    ['2026-12-01', '2026-12-03', 'Livré entre le 1er et le 3\u00a0décembre'],
  ])('from %s to %s is written out', (first, last, text) => {
    const { from, to } = formatSpan(first, last);
    expect(productTexts.delivery.between(from, to)).toBe(text);
  });
});

describe('a date that a shopper gives', () => {
  test('is kept where the last day of delivery is before it', () => {
    const promised = { earliest: '2026-11-30', latest: '2026-12-01' };
    expect(arrivesBefore('2026-12-01', promised)).toBe(false);
    expect(arrivesBefore('2026-12-02', promised)).toBe(true);
    expect(arrivesBefore('2026-12-02', null)).toBe(false);
  });

  test.each([
    [null, null],
    ['  ', null],
    ['2026-11-25', { date: '2026-11-25' }],
    ['2026-12-12', { date: '2026-12-12' }],
    ['2028-02-29', { date: '2028-02-29' }],
    ['2026-11-24', { problem: 'PAST' }],
    ['0026-12-12', { problem: 'PAST' }],
    ['2027-02-29', { problem: 'UNREADABLE' }],
    ['2026-13-01', { problem: 'UNREADABLE' }],
    ['12/12/2026', { problem: 'UNREADABLE' }],
    ['demain', { problem: 'UNREADABLE' }],
    ['2026-12-12<b>', { problem: 'UNREADABLE' }],
  ])('%j', (text, expected) => {
    expect(readDay(text, '2026-11-25')).toEqual(expected);
  });
});

test.each([
  ['2026-12-12', '12\u00a0décembre'],
  ['2027-01-01', '1er\u00a0janvier\u00a02027'],
  ['9999-12-31', '31\u00a0décembre\u00a09999'],
])('the day %s has its year where that is not the present one', (date, text) => {
  expect(formatDay(date, '2026-11-27')).toBe(text);
});

test.each([
  ['+01:00', '2026-11-22T22:59:59Z', '22 novembre 2026 à 23:59'],
  ['+01:00', '2026-11-22T23:00:00Z', '23 novembre 2026 à 00:00'],
  ['+00:00', '2026-11-22T23:00:00Z', '22 novembre 2026 à 23:00'],
])('the browser’s clock is at the server’s offset, %s, at %s', (offset, instant, moment) => {
  expect(formatDateTime(clockAt(new Date(instant), offset))).toBe(moment);
});
