import { expect, test } from 'vitest';
import { parseBodyMeasures } from '../../../../client/catalog/product/sizes/bodyMeasures.ts';
import { readCentimetres } from '../../../../client/catalog/product/sizes/readCentimetres.ts';

test.each([
  ['92', 92],
  [' 92,5 cm ', 92.5],
  ['92.25', 92.3],
  ['٩٢٫٥', 92.5],
  ['۱۶۸', 168],
  ['1,68 m', 168],
  ['1.7', 170],
  ['20', 20],
  ['250', 250],
  ['19,9', null],
  ['251', null],
  ['0', null],
  ['-92', null],
  ['9e1', null],
  ['quatre-vingt', null],
  ['92 94', null],
  ['', null],
])('a measure written %j is %s cm', (text, centimetres) => {
  expect(readCentimetres(text)).toBe(centimetres);
});

test.each([
  [
    { chest: 92, height: 168.5 },
    { chest: 92, height: 168.5 },
  ],
  [{ chest: '92', waist: -1, hips: 98, shoes: 40 }, { hips: 98 }],
  [{}, undefined],
  [[92], undefined],
  [null, undefined],
])('stored %j is read as %j', (stored, measures) => {
  expect(parseBodyMeasures(stored)).toEqual(measures);
});
