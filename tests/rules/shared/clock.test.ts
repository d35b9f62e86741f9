import { expect, test } from 'vitest';
import { describeClock } from '../../../server/start/clock.ts';

const builtAt = new Date('2026-11-20T10:00:00Z');
const records = ['2026-11-26T10:00:00.000Z', '2026-11-28T10:00:00.000Z'];

test.each([
  ['2026-11-28T10:00:01Z', records],
  // Up to a day, which a zone that was set wrong explains.
  ['2026-11-27T10:00:00Z', records],
  ['2030-01-01T00:00:00Z', records],
  ['2026-11-20T10:00:00Z', []],
])('a clock at %s may be right', (now, made) => {
  expect(describeClock(new Date(now), { records: made, builtAt })).toBeNull();
});

test.each([
  ['2026-11-27T09:59:59Z', records, 'the newest record is of 2026-11-28T10:00:00.000Z'],
  ['2000-01-01T00:00:00Z', records, 'the newest record is of 2026-11-28T10:00:00.000Z'],
  ['2026-11-19T09:59:59Z', [], 'the build is of 2026-11-20T10:00:00.000Z'],
  [
    '1970-01-01T00:00:00Z',
    ['2026-01-01T00:00:00.000Z'],
    'the build is of 2026-11-20T10:00:00.000Z',
  ],
])('a clock at %s is wrong', (now, made, said) => {
  expect(describeClock(new Date(now), { records: made, builtAt })).toContain(said);
});
