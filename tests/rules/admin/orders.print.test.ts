import { expect, test } from 'vitest';
import { code128 } from '../../../client/admin/orders/print/Barcode.tsx';

/** Code of ISO/IEC 15417, table 1. */
const START_B = '11010010000';
const CODE_C = '10111011110';
const STOP = '1100011101011';

test('an order’s number is a Code 128: letters in set B, pairs of digits in set C, its checksum', () => {
  const letters = ['10001011000', '11101011000', '10011011100']; // B V -
  const pairs = ['10110111000', '10011100110', '11001000100', '11011001100']; // 42 17 10 00
  // 104 + 34 + 2*54 + 3*13 + 4*99 + 5*42 + 6*17 + 7*10 + 8*0 = 1063, which is 33 modulo 103.
  const checksum = '10100011000';
  expect(code128('BV-42171000')).toBe(
    [START_B, ...letters, CODE_C, ...pairs, checksum, STOP].join(''),
  );
});
