import { describe, expect, test } from 'vitest';
import { firstDue, isQuiet, nextTry } from '../../../../server/order/queue/due.rules.ts';
import type { ContactRecord } from '../../../../server/order/order.store.ts';
import { inMorocco } from '../../../../server/shared/time.ts';
import { shopZone } from '../../../../server/shared/zone/zone.ts';

const SETTINGS = { quietFrom: 21, quietTo: 9, callsADay: 3 };
const { offsetAt } = shopZone;

/** An hour apart from Greenwich, which clocks leave in Ramadan: 15 February to 22 March 2026. */
const DAY = '2026-06-10';
const at = (clock: string, date = DAY, offset = '+01:00') =>
  new Date(`${date}T${clock}:00${offset}`).toISOString();
const unanswered = (...instants: readonly string[]): readonly ContactRecord[] =>
  instants.map((each) => ({ at: each, by: 'a@exemple.ma', outcome: 'NO_ANSWER', note: null }));
const next = (instant: string, earlier: readonly string[] = [], settings = SETTINGS) =>
  inMorocco(nextTry(instant, unanswered(...earlier), settings, offsetAt));

describe('the next try after a call', () => {
  test('is one of three a day, four hours later', () => {
    expect(next(at('09:30'))).toBe('2026-06-10T13:30:00+01:00');
    expect(next(at('13:30'), [at('09:30')])).toBe('2026-06-10T17:30:00+01:00');
  });

  test('is the first of the next day after the last one of a day', () => {
    expect(next(at('17:30'), [at('09:30'), at('13:30')])).toBe('2026-06-11T09:00:00+01:00');
    expect(next(at('10:15'), [at('09:30'), at('10:00')])).toBe('2026-06-11T09:00:00+01:00');
    expect(next(at('10:15'), [at('15:00', '2026-06-09'), at('19:00', '2026-06-09')])).toBe(
      '2026-06-10T14:15:00+01:00',
    );
  });

  test('is never in quiet hours', () => {
    expect(next(at('18:00'))).toBe('2026-06-11T09:00:00+01:00');
    expect(next(at('23:30'))).toBe('2026-06-11T09:00:00+01:00');
    expect(next(at('03:30'))).toBe('2026-06-10T09:00:00+01:00');
  });

  test('counts by the clocks of Rabat when these change for Ramadan', () => {
    expect(next(at('20:00', '2026-02-14'))).toBe('2026-02-15T09:00:00+00:00');
    expect(next(at('10:00', '2026-02-16', '+00:00'))).toBe('2026-02-16T14:00:00+00:00');
    expect(next(at('20:00', '2026-03-21', '+00:00'))).toBe('2026-03-22T09:00:00+01:00');
  });

  test('has hours that no clock shows begin with the next one', () => {
    // Clocks go from 2 to 3 in the night after Ramadan.
    const settings = { ...SETTINGS, quietFrom: 20, quietTo: 2 };
    expect(next(at('20:30', '2026-03-21', '+00:00'), [], settings)).toBe(
      '2026-03-22T03:00:00+01:00',
    );
  });

  test('is later that day or the next without quiet hours, and with quiet hours by day', () => {
    const always = { quietFrom: 9, quietTo: 9, callsADay: 2 };
    expect(next(at('10:00'), [], always)).toBe('2026-06-10T22:00:00+01:00');
    expect(next(at('22:30'), [at('10:00')], always)).toBe('2026-06-11T09:00:00+01:00');
    const noon = { quietFrom: 12, quietTo: 15, callsADay: 3 };
    expect(next(at('16:00'), [], noon)).toBe('2026-06-10T23:00:00+01:00');
    expect(next(at('09:00'), [], noon)).toBe('2026-06-10T15:00:00+01:00');
  });

  test.each([...Array(24).keys()])(
    'of %i o’clock is later and not in quiet hours, whatever these are',
    (hour) => {
      for (let quietFrom = 0; quietFrom <= 24; quietFrom += 3) {
        for (let quietTo = 0; quietTo <= 24; quietTo += 3) {
          const settings = { quietFrom, quietTo, callsADay: 1 + (hour % 5) };
          const called = at(`${String(hour).padStart(2, '0')}:20`);
          const due = nextTry(called, [], settings, offsetAt);
          expect(due > called).toBe(true);
          expect(isQuiet(Date.parse(due), settings, offsetAt)).toBe(false);
          expect(Date.parse(due) - Date.parse(called)).toBeLessThanOrEqual(24 * 3_600_000);
        }
      }
    },
  );
});

describe('a new order is due', () => {
  test('at once', () => {
    expect(firstDue(at('09:00'), SETTINGS, offsetAt)).toBe(at('09:00'));
    expect(firstDue(at('20:59'), SETTINGS, offsetAt)).toBe(at('20:59'));
  });

  test('once the quiet hours are over in which it came', () => {
    expect(firstDue(at('21:00'), SETTINGS, offsetAt)).toBe(at('09:00', '2026-06-11'));
    expect(firstDue(at('08:59'), SETTINGS, offsetAt)).toBe(at('09:00'));
    expect(firstDue(at('21:00', '2026-02-14'), SETTINGS, offsetAt)).toBe(
      '2026-02-15T09:00:00.000Z',
    );
  });
});
