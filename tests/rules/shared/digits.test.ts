import { expect, test } from 'vitest';
import { readQuantity } from '../../../client/admin/orders/new/newOrder.ts';
import { readMeasure } from '../../../client/admin/products/edit/frame.ts';
import { readPrice } from '../../../server/shared/isomorphic/money.ts';
import { readLength } from '../../../client/admin/products/edit/silhouette.ts';
import { readStock } from '../../../server/shared/isomorphic/digits.ts';
import { readFrame } from '../../../server/catalog/csv/catalog.import.options.rules.ts';
import { readSilhouette } from '../../../server/catalog/silhouette/catalog.silhouette.rules.ts';
import { changedSettings } from '../../../server/settings/settings.rules.ts';
import { settingsRecord } from '../../store/contract/records.ts';

test.each<[string, (text: string) => unknown, string, unknown]>([
  ['a price', readPrice, '١٬٢٩٩٫٥ درهم', 1_299_50],
  ['a stock', readStock, '١٬٢٠٠', 1200],
  ['a quantity', readQuantity, ' ١٢ ', 12],
  ['a measure of a frame', readMeasure, '۱۴۵', 145],
  ['a length', readLength, '١٤٤', 144],
])('%s may be written in Arabic-Indic or Persian digits', (_, read, text, value) => {
  expect(read(text)).toBe(value);
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
