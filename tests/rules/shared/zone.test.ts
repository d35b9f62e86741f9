import { describe, expect, test } from 'vitest';
import { documentNumber } from '../../../server/order/order.invoice.rules.ts';
import {
  dateInMorocco,
  dayInMorocco,
  endOfDayInMorocco,
  inMorocco,
  momentInMorocco,
  monthInMorocco,
  startOfDateInMorocco,
} from '../../../server/shared/time.ts';
import {
  describeZone,
  newestOf,
  offsetIn,
  offsetText,
  type ZoneRules,
} from '../../../server/shared/zone/zone.rules.ts';
import { readTzif } from '../../../server/shared/zone/tzif.ts';
import { shopZone } from '../../../server/shared/zone/zone.ts';

describe('times in Rabat', () => {
  test.each([
    // +01:00, and +00:00 during Ramadan: from 23 February to 6 April 2025.
    ['2025-01-15T09:20:30.000Z', '2025-01-15T10:20:30+01:00'],
    ['2025-02-20T09:20:30.999Z', '2025-02-20T10:20:30+01:00'],
    ['2025-03-10T09:20:30.000Z', '2025-03-10T09:20:30+00:00'],
    ['2025-07-14T23:30:00.000Z', '2025-07-15T00:30:00+01:00'],
    ['2024-12-31T23:00:00.000Z', '2025-01-01T00:00:00+01:00'],
    // Ramadan of 2026: from 15 February to 22 March.
    ['2026-02-15T01:59:59.000Z', '2026-02-15T02:59:59+01:00'],
    ['2026-02-15T02:00:00.000Z', '2026-02-15T02:00:00+00:00'],
    ['2026-03-22T01:59:59.000Z', '2026-03-22T01:59:59+00:00'],
    ['2026-03-22T02:00:00.000Z', '2026-03-22T03:00:00+01:00'],
    // For good since 20 September 2026 (tz 2026f), next Ramadan included.
    ['2026-09-20T00:59:59.000Z', '2026-09-20T01:59:59+01:00'],
    ['2026-09-20T01:00:00.000Z', '2026-09-20T01:00:00+00:00'],
    ['2026-11-28T17:08:00.000Z', '2026-11-28T17:08:00+00:00'],
    ['2027-01-15T23:30:00.000Z', '2027-01-15T23:30:00+00:00'],
    ['2027-06-15T23:30:00.000Z', '2027-06-15T23:30:00+00:00'],
  ])('%s is %s', (instant, written) => {
    expect(inMorocco(instant)).toBe(written);
    expect(Date.parse(inMorocco(instant))).toBe(Math.floor(Date.parse(instant) / 1000) * 1000);
  });

  test('are of a release that knows the decree of 2026', () => {
    expect(shopZone.release >= '2026f').toBe(true);
  });

  test('mails name what the clocks show', () => {
    expect(momentInMorocco('2026-12-31T23:30:00Z')).toBe('31 décembre 2026 à 23:30');
    expect(momentInMorocco('2026-07-31T23:30:00Z')).toBe('1 août 2026 à 00:30');
    expect(dayInMorocco('2026-07-31T23:30:00Z')).toBe('1er août 2026');
    expect(dayInMorocco('2026-11-30T23:30:00Z', 'EN')).toBe('30 November 2026');
  });

  test('an invoice at 23:30 is of that day, month and year', () => {
    const issuedAt = new Date('2026-12-31T23:30:00Z');
    expect(dateInMorocco(issuedAt)).toBe('2026-12-31');
    expect(documentNumber('F', issuedAt, 7)).toBe('F-2026-000007');
    expect(monthInMorocco('2026-12')).toEqual({
      from: '2026-12-01T00:00:00.000Z',
      before: '2027-01-01T00:00:00.000Z',
    });
    // By the clocks of before.
    expect(dateInMorocco(new Date('2025-12-31T23:30:00Z'))).toBe('2026-01-01');
  });

  test('a month and a day in which the clocks change begin and end by the offsets of then', () => {
    expect(monthInMorocco('2026-09')).toEqual({
      from: '2026-08-31T23:00:00.000Z',
      before: '2026-10-01T00:00:00.000Z',
    });
    expect(startOfDateInMorocco('2026-09-20')).toBe('2026-09-19T23:00:00.000Z');
    expect(startOfDateInMorocco('2026-09-21')).toBe('2026-09-21T00:00:00.000Z');
    expect(endOfDayInMorocco('2026-09-19T12:00:00Z', 1).toISOString()).toBe(
      '2026-09-20T23:59:59.000Z',
    );
    expect(startOfDateInMorocco('2026-02-16')).toBe('2026-02-16T00:00:00.000Z');
    expect(startOfDateInMorocco('2026-03-23')).toBe('2026-03-22T23:00:00.000Z');
  });
});

function rules(source: string, release: string, changes: readonly [string, number][]): ZoneRules {
  const offsetAt = offsetIn(changes.map(([from, offset]) => [Date.parse(from), offset]));
  return { source, release, offsetAt };
}

describe('of several copies of the tz database', () => {
  const later = rules('moment-timezone', '2026f', [
    ['2026-09-20T01:00:00Z', 0],
    ['2026-03-22T02:00:00Z', 60],
  ]);
  const earlier = rules('Node', '2025c', [['2026-03-22T02:00:00Z', 60]]);
  const ramadan = rules('the system', '', [
    ['2027-03-14T02:00:00Z', 60],
    ['2027-02-07T02:00:00Z', 0],
    ['2026-03-22T02:00:00Z', 60],
  ]);

  test('the latest release counts, and of equal ones the first', () => {
    expect(newestOf(later, earlier, ramadan)).toBe(later);
    expect(newestOf(earlier, later, ramadan)).toBe(later);
    expect(newestOf({ ...later, source: 'first' }, later).source).toBe('first');
  });

  test('one line names it', () => {
    expect(describeZone(later, new Date('2026-11-28T17:08:00Z'))).toBe(
      'Africa/Casablanca is at +00:00 by tz 2026f of moment-timezone',
    );
    expect(describeZone(later, new Date('2026-08-01T12:00:00Z'))).toMatch(/ is at \+01:00 by /);
  });

  test('one of a file of the system is read', () => {
    expect(
      readTzif(
        zoneFile([
          [Date.parse('2026-03-22T02:00:00Z'), 1],
          [1789866000000, 0],
        ]),
      ),
    ).toEqual([
      [1789866000000, 0],
      [Date.parse('2026-03-22T02:00:00Z'), 60],
      [-Infinity, 0],
    ]);
    expect(() => readTzif(zoneFile([]).subarray(0, 60))).toThrow(RangeError);
  });
});

test.each([
  [0, '+00:00'],
  [60, '+01:00'],
  [-210, '-03:30'],
])('an offset of %i minutes is written %s', (offset, text) => {
  expect(offsetText(offset)).toBe(text);
});

function header(count: number, types: number, characters: number): Buffer {
  const bytes = Buffer.alloc(44);
  bytes.write('TZif2');
  for (const [at, value] of [0, 0, 0, count, types, characters].entries()) {
    bytes.writeUInt32BE(value, 20 + at * 4);
  }
  return bytes;
}

/** Returns a file like zic's: an empty part of 32 bits, then one of 64 with the offsets 0 and 3600. */
function zoneFile(changes: readonly (readonly [instantMs: number, type: number])[]): Buffer {
  const instants = changes.map(([instantMs]) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigInt64BE(BigInt(instantMs / 1000));
    return bytes;
  });
  const types = [0, 3600].map((seconds, at) => {
    const bytes = Buffer.alloc(6);
    bytes.writeInt32BE(seconds);
    bytes.writeUInt8(at * 4, 5);
    return bytes;
  });
  return Buffer.concat([
    header(0, 1, 1),
    Buffer.alloc(7),
    header(changes.length, 2, 8),
    ...instants,
    Buffer.from(changes.map(([, type]) => type)),
    ...types,
    Buffer.from('+00\0+01\0'),
    Buffer.from('\n<+00>0\n'),
  ]);
}
