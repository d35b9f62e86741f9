import { expect, test } from 'vitest';
import { monthName, monthsLater, readMonth } from '../../../client/admin/invoices/months.ts';

test.each([
  ['2026-11', -1, '2026-10'],
  ['2026-01', -1, '2025-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-03', -23, '2024-04'],
])('from %s by %d months it is %s', (month, count, other) => {
  expect(monthsLater(month, count)).toBe(other);
});

test('a month is named in French', () => {
  expect(monthName('2026-08')).toBe('août 2026');
});

test.each(['2026-13', '2026-00', '1999-12', '26-11', '2026-11-01', 'novembre', ''])(
  '« %s » in the address is no month',
  (text) => {
    expect(readMonth(text)).toBe('');
  },
);

test.each(['2000-01', '2026-10', '2099-12'])('%s in the address is a month', (text) => {
  expect(readMonth(text)).toBe(text);
});
