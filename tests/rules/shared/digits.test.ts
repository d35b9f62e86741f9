import { expect, test } from 'vitest';
import { readPrice as readPriceOfFilter } from '../../../client/catalog/list/filter/filters.ts';
import { readQuantity } from '../../../client/admin/orders/new/newOrder.ts';
import { readPrice } from '#shared/money.ts';
import { readDecimal, readStock } from '#shared/digits.ts';
import { readLength } from '#shared/texts/fields/variant-fields.fr.ts';
import { readFrame } from '../../../server/catalog/csv/import.options.rules.ts';
import { readSilhouette } from '../../../server/catalog/silhouette/silhouette.rules.ts';
import { changedSettings } from '../../../server/settings/settings.rules.ts';
import { settingsRecord } from '../../store/contract/records.ts';

test.each<[string, (text: string) => unknown, string, unknown]>([
  ['a price', readPrice, '١٬٢٩٩٫٥ درهم', 1_299_50],
  ['a stock', readStock, '١٬٢٠٠', 1200],
  ['a quantity', readQuantity, ' ١٢ ', 12],
  ['a length', readLength, '١٤٤', 144],
])('%s may be written in Arabic-Indic or Persian digits', (_, read, text, value) => {
  expect(read(text)).toBe(value);
});

test.each([
  ['1.000', '1000'],
  ['10,000', '10000'],
  ['1.290.000', '1290000'],
  ['1.299,00', '1299.00'],
  ['1,299.5', '1299.5'],
  ['0.500', '0.500'],
  ['12,0', '12.0'],
  ['1 299', '1299'],
  ['1299.000', '1299.000'],
  ['1.29.000', null],
  ['1.299.00', null],
  ['1,2,3', null],
  ['1e3', null],
  ['-5', null],
])('three digits after one separator are a group: %s', (text, number) => {
  expect(readDecimal(text)).toBe(number);
});

test.each([
  ['1.000', 1000],
  ['10,000', 10_000],
  ['1.299', 1299],
  ['12,00', 12],
  ['1,5', undefined],
])('a stock of %s is that many', (text, stock) => {
  expect(readStock(text)).toBe(stock);
});

test.each([
  ['1.299', 'AMBIGUOUS'],
  ['1,299 DH', 'AMBIGUOUS'],
  ['١٫٢٩٩', 'AMBIGUOUS'],
  ['1.299,00', 1299],
  ['1.299.000', 1_299_000],
  ['3 000', 3000],
  ['3\u202f000', 3000],
  ['3000 DH', 3000],
  ['3000 dirhams', 3000],
  ['١٢٩٩ درهم', 1299],
  ['1 299,50', 1299.5],
  // A number that is being typed.
  ['1299,', 1299],
  ['0', 0],
  ['abc', 'UNREADABLE'],
  ['-5', 'UNREADABLE'],
  ['', null],
])('the price filter of the shop reads %j', (text, price) => {
  expect(readPriceOfFilter(text)).toBe(price);
});

test('so may measures of a catalogue file, and are stored in Western digits', () => {
  expect(readFrame('٥٤-١٨-١٤٥ ٤٦ ١٣٨')).toEqual(readFrame('54-18-145 46 138'));
  expect(readSilhouette('CAFTAN ١٤٤')).toEqual(readSilhouette('CAFTAN 144'));
});

test('so may the merchant’s numbers, which invoices print in Western digits', () => {
  const typed = { ice: '٠٠١٥٢٥٧١٣٠٠٠٠٨٩', taxId: '١٢٣', rc: 'الرباط ٤٥', phone: '٠٥ ٣٧ ٠٠ ٠٠ ٠٠' };
  expect(changedSettings(settingsRecord(), typed)).toMatchObject({
    ice: '001525713000089',
    taxId: '123',
    rc: 'الرباط 45',
    phone: '05 37 00 00 00',
  });
});
