import { expect, test } from 'vitest';
import { readFilters } from '../../../client/admin/products/list/productFilters.ts';
import { describeStock, describeWaiting } from '../../../client/admin/products/list/stockWords.ts';

const sized = (title: string, quantityAvailable: number | null, waiting = 0) => ({
  title,
  values: [title],
  quantityAvailable,
  waiting,
});

test('stock in words: in stock, low with what is gone, sold out, not counted', () => {
  expect(describeStock(false, [sized('36', 5), sized('38', 7)])).toEqual({
    state: 'FINE',
    words: '12 en stock',
    soldOutTitles: [],
    lowTitles: [],
  });
  expect(describeStock(false, [sized('36', 0), sized('38', 7), sized('40', 2)])).toMatchObject({
    state: 'LOW',
    soldOutTitles: ['36'],
    lowTitles: ['40 (2)'],
  });
  const plain = { ...sized('Étole', 2), values: [] };
  expect(describeStock(false, [plain])).toMatchObject({ state: 'LOW', lowTitles: [] });
  expect(describeStock(false, [sized('36', 0)]).state).toBe('SOLD_OUT');
  expect(describeStock(true, [sized('36', null)]).state).toBe('SOLD_OUT');
  expect(describeStock(false, [sized('36', null)])).toMatchObject({
    state: 'FINE',
    words: 'Stock non compté',
  });
  expect(describeStock(false, [sized('36', 0), sized('38', null)]).state).toBe('LOW');
});

test('what shoppers wait for, the most awaited first', () => {
  expect(describeWaiting([sized('36', 0, 1), sized('38', 0, 12), sized('40', 3)])).toEqual([
    '12 attendent le 38',
    '1 attend le 36',
  ]);
});

test('filters are read from the address; what is unknown is the catalogue', () => {
  expect(
    readFilters(new URLSearchParams('vue=archives&q=+lin+&categorie=Robes&sans-traduction=en')),
  ).toEqual({
    view: 'archives',
    search: 'lin',
    category: 'Robes',
    missing: ['EN'],
  });
  expect(readFilters(new URLSearchParams('vue=autre&sans-traduction=de'))).toEqual({
    view: '',
    search: '',
    category: '',
    missing: [],
  });
});
