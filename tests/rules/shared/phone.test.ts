import { describe, expect, test } from 'vitest';
import { isSamePhone, optionalPhone } from '../../../server/shared/phone.ts';
import { refusalOf } from './refusals.ts';

describe('an optional phone', () => {
  test.each([
    [undefined, undefined],
    [null, null],
    ['', null],
    [' \u00a0', null],
    ['+212 6 12-34.56 78', '+212612345678'],
  ])('%j is %j', (given, phone) => {
    expect(optionalPhone(given, 'phone')).toBe(phone);
  });

  test.each(['061234567', '06123456789012', 'appelez-moi', 612345678, {}, ['0612345678']])(
    '%j is refused',
    (given) => {
      expect(refusalOf(() => optionalPhone(given, 'phone'))).toEqual(['INVALID phone']);
    },
  );
});

describe('two phones', () => {
  test.each([
    ['0612345678', '06 12 34 56 78'],
    ['0612345678', '+212612345678'],
    ['0612345678', '212612345678'],
    ['+212612345678', '+2120612345678'],
    ['+33612345678', '+33 6 12 34 56 78'],
  ])('%s and %s are the same', (one, other) => {
    expect([isSamePhone(one, other), isSamePhone(other, one)]).toEqual([true, true]);
  });

  test.each([
    ['0612345678', '0612345679'],
    ['0612345678', '+33612345678'],
    ['0612345678', '612345678'],
    ['2126123456', '06123456'],
  ])('%s and %s are not', (one, other) => {
    expect([isSamePhone(one, other), isSamePhone(other, one)]).toEqual([false, false]);
  });
});
