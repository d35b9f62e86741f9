import { describe, expect, test } from 'vitest';
import { idsExcept, isOpen, surplusOf } from '../../../server/shared/sessions.rules.ts';

const NOW = new Date('2025-05-01T12:00:00.000Z');
const HOUR = 60 * 60 * 1000;
const at = (ms: number) => new Date(NOW.getTime() + ms).toISOString();

test.each([
  ['that expires later', 1, -HOUR + 1, true],
  ['that expires now', 0, 0, false],
  ['that was idle for the whole time', 1, -HOUR, false],
])('a session %s is open: %s, %s', (_, expiresIn, seen, expected) => {
  const session = { expiresAt: at(expiresIn), lastSeenAt: at(seen) };
  expect(isOpen(session, NOW, HOUR)).toBe(expected);
});

test('without a limit an idle session stays open', () => {
  expect(isOpen({ expiresAt: at(1), lastSeenAt: at(-1000 * HOUR) }, NOW)).toBe(true);
});

describe('of sessions, last seen first,', () => {
  const sessions = ['a', 'b', 'c'].map((id) => ({ id, lastSeenAt: at(0), expiresAt: at(1) }));

  test.each([
    [1, ['a', 'b', 'c']],
    [3, ['c']],
    [4, []],
  ])('those beyond %i with a new one end', (max, ended) => {
    expect(surplusOf(sessions, max)).toEqual(ended);
  });

  test('all but one end, or all', () => {
    expect(idsExcept(sessions, 'b')).toEqual(['a', 'c']);
    expect(idsExcept(sessions, null)).toEqual(['a', 'b', 'c']);
  });
});
