import { expect, test } from 'vitest';
import { changeWord, nameOf, spanOf } from '../../../client/admin/sales/salesWords.ts';

const NOVEMBER = { from: '2026-11-16', to: '2026-11-22' };

test('a period is named by its first day', () => {
  expect(nameOf('DAY', NOVEMBER)).toBe('16 nov.');
  expect(nameOf('WEEK', NOVEMBER)).toBe('Semaine du 16 nov.');
  expect(nameOf('MONTH', NOVEMBER)).toBe('novembre 2026');
});

test('a span has both of its days, a single day itself alone', () => {
  expect(spanOf(NOVEMBER)).toBe('Du 16 novembre 2026 au 22 novembre 2026');
  expect(spanOf({ from: '2026-11-16', to: '2026-11-16' })).toBe('16 novembre 2026');
});

test.each([
  [12, '+12\u00a0%'],
  [-33, '−33\u00a0%'],
  [0, '0\u00a0%'],
  [null, '—'],
])('a change of %s per cent is « %s »', (percent, word) => {
  expect(changeWord(percent)).toBe(word);
});
