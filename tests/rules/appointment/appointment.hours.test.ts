import { describe, expect, test } from 'vitest';
import { DEFAULT_HOURS, readHours } from '../../../server/appointment/hours.rules.ts';
import { Refusal } from '../../../server/shared/problems.ts';

const input = {
  weekly: [{ weekday: 1, from: '10:00', to: '19:00' }],
  exceptions: [],
  seats: [{ kind: 'ADVICE', seats: 1 }],
} as const;

/** Fields and reasons of what is refused. */
function fieldsOf(change: object): readonly string[] {
  try {
    readHours({ ...input, ...change });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.problems.map(({ reason, field }) => `${field} ${reason}`);
  }
  return [];
}

describe('opening hours', () => {
  test('are sorted, and a kind that is not named has no seats', () => {
    const read = readHours({
      weekly: [
        { weekday: 2, from: '15:00', to: '24:00' },
        { weekday: 2, from: '09:00', to: '12:30' },
        { weekday: 1, from: '10:00', to: '19:00' },
      ],
      exceptions: [
        { date: '2026-12-25', hours: [] },
        { date: '2026-12-01', hours: [{ from: '10:00', to: '12:00' }] },
      ],
      seats: [{ kind: 'PHONE', seats: 2 }],
    });
    expect(read.weekly.map(({ weekday, from }) => `${weekday} ${from}`)).toEqual([
      '1 10:00',
      '2 09:00',
      '2 15:00',
    ]);
    expect(read.exceptions.map(({ date }) => date)).toEqual(['2026-12-01', '2026-12-25']);
    expect(read.seats).toEqual({ ADVICE: 0, FITTING: 0, PHONE: 2 });
  });

  test('of a fresh shop can be saved as they are', () => {
    const { version: _version, seats, ...hours } = DEFAULT_HOURS;
    const given = [
      { kind: 'ADVICE', seats: 1 },
      { kind: 'FITTING', seats: 1 },
      { kind: 'PHONE', seats: 1 },
    ] as const;
    expect(readHours({ ...hours, seats: given })).toEqual({ ...hours, seats });
  });

  test.each([
    [{ weekly: [{ weekday: 8, from: '10:00', to: '19:00' }] }, ['weekly.0.weekday NUMBER']],
    [{ weekly: [{ weekday: 1, from: '10h', to: '19:00' }] }, ['weekly.0.from TIME']],
    [{ weekly: [{ weekday: 1, from: '10:00', to: '24:01' }] }, ['weekly.0.to TIME']],
    [{ weekly: [{ weekday: 1, from: '10:00', to: '10:00' }] }, ['weekly.0.to TIME_ORDER']],
    [
      {
        weekly: [
          { weekday: 1, from: '10:00', to: '13:00' },
          { weekday: 1, from: '12:00', to: '14:00' },
          { weekday: 2, from: '12:00', to: '14:00' },
        ],
      },
      ['weekly.1.from TIMES_OVERLAP'],
    ],
    [{ exceptions: [{ date: '2026-02-30', hours: [] }] }, ['exceptions.0.date DATE']],
    [
      {
        exceptions: [
          { date: '2026-12-01', hours: [] },
          { date: '2026-12-01', hours: [{ from: '19:00', to: '10:00' }] },
        ],
      },
      ['exceptions.1.date TWICE', 'exceptions.1.hours.0.to TIME_ORDER'],
    ],
    [{ seats: [{ kind: 'ADVICE', seats: 21 }] }, ['seats.0.seats NUMBER']],
    [{ seats: [{ kind: 'ADVICE', seats: -1 }] }, ['seats.0.seats NUMBER']],
    [
      {
        seats: [
          { kind: 'ADVICE', seats: 1 },
          { kind: 'ADVICE', seats: 2 },
        ],
      },
      ['seats.1.kind TWICE'],
    ],
  ])('refuse %j', (change, fields) => {
    expect(fieldsOf(change)).toEqual(fields);
  });
});
