import { describe, expect, test } from 'vitest';
import { arrivesBefore, deliveryDates, readDay } from '../../../client/catalog/deliveryDates.ts';
import { formatDateTime, formatDay, formatSpan } from '../../../client/ui/format/date.ts';
import { clockAt } from '#shared/page-day.ts';
import { dateInRabat } from '../../../server/shared/time.ts';
import { productTexts } from '../../../client/catalog/product/product.fr.ts';

describe('an order is delivered two to four working days later', () => {
  test.each([
    ['a Sunday', '2026-11-22', '2026-11-24', '2026-11-26'],
    ['a Friday', '2026-11-20', '2026-11-24', '2026-11-26'],
    ['a Wednesday', '2026-11-25', '2026-11-27', '2026-12-01'],
    ['the day before a holiday', '2026-11-17', '2026-11-20', '2026-11-24'],
    ['the last days of the year', '2026-12-30', '2027-01-04', '2027-01-06'],
  ])('placed on %s', (_, today, first, last) => {
    expect(deliveryDates(today)).toEqual({ first, last });
  });

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
    // Placed on a Wednesday: delivered until Tuesday.
    expect(arrivesBefore('2026-12-01', '2026-11-25')).toBe(false);
    expect(arrivesBefore('2026-12-02', '2026-11-25')).toBe(true);
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

test.each([
  ['2026-09-18T22:30:00Z', '2026-09-18', '2026-09-22', '2026-09-24'],
  // A Friday at 23:30 by the clocks of before the 20th is Friday; by those of after it, too.
  ['2026-09-25T23:30:00Z', '2026-09-25', '2026-09-29', '2026-10-01'],
])('what is promised at %s is counted from %s in Rabat', (instant, today, first, last) => {
  expect(dateInRabat(new Date(instant))).toBe(today);
  expect(deliveryDates(today)).toEqual({ first, last });
});
