import { expect, test } from 'vitest';
import { invoiceTexts } from '../../../client/text/invoice.ar.ts';

test('an Arabic invoice keeps the order of the seller’s numbers', () => {
  const { phone, address } = invoiceTexts.merchant;
  expect(phone('+212 5 37 70 12 34')).toBe('الهاتف: \u2066+212 5 37 70 12 34\u2069');
  expect(address('12, rue des Consuls')).toBe('العنوان: \u206812, rue des Consuls\u2069');
});
