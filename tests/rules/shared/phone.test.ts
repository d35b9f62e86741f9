import { expect, test } from 'vitest';
import { isSamePhone, optionalPhone } from '../../../server/shared/phone.ts';
import { refusalOf } from './refusals.ts';

test.each([
  [undefined, undefined],
  [null, null],
  ['', null],
  [' \u00a0', null],
  ['+212 6 12-34.56 78', '+212612345678'],
  ['00212612345678', '00212612345678'],
  ['٠٠٢١٢٦١٢٣٤٥٦٧٨', '00212612345678'],
  ['+212 (0)6 12 34 56 78', '+212612345678'],
  ['00212 (0) 6 12 34 56 78', '00212612345678'],
  ['(06) 12 34 56 78', '0612345678'],
  ['06/12/34/56/78', '0612345678'],
  ['6 12 34 56 78', '0612345678'],
  ['０６１２３４５６７８', '0612345678'],
  ['＋212 6 12 34 56 78', '+212612345678'],
  ['06\u200b12\u00ad34\u2060567\ufeff8', '0612345678'],
  ['06\u221212\u201334\u00b756 78', '0612345678'],
  // The specification's rule lets them pass.
  ['0000000000', '0000000000'],
  ['2120612345678', '2120612345678'],
])('an optional phone %j is %j', (given, phone) => {
  expect(optionalPhone(given, 'phone')).toBe(phone);
});

test.each([
  '061234567',
  '++++++++++',
  '+++1234567',
  '06123456789012',
  '002126123456789',
  'appelez-moi',
  612345678,
  {},
  ['0612345678'],
])('an optional phone is not %j', (given) => {
  expect(refusalOf(() => optionalPhone(given, 'phone'))).toEqual(['INVALID phone']);
});

test.each([
  ['0612345678', '06 12 34 56 78', true],
  ['0612345678', '+212612345678', true],
  ['0612345678', '212612345678', true],
  ['0612345678', '00212 6 12 34 56 78', true],
  ['0612345678', '0021206 12 34 56 78', true],
  ['+33612345678', '0033612345678', true],
  ['+212612345678', '+2120612345678', true],
  ['+33612345678', '+33 6 12 34 56 78', true],
  ['0612345678', '0612345679', false],
  ['0612345678', '+33612345678', false],
  ['0612345678', '612345678', true],
  ['0612345678', '412345678', false],
  ['2126123456', '06123456', false],
])('the phones %s and %s are the same: %s', (one, other, isSame) => {
  expect([isSamePhone(one, other), isSamePhone(other, one)]).toEqual([isSame, isSame]);
});
