import { describe, expect, test } from 'vitest';
import { placeCells } from '../../../client/admin/products/stock/pasteCells.ts';
import { readTabbed } from '../../../client/admin/products/stock/readCells.ts';
import { readStock, writeStock } from '#shared/digits.ts';
import { variantColumns, type VariantField } from '#shared/texts/fields/variant-fields.fr.ts';

describe('cells of a clipboard', () => {
  test('are between tabs and line ends, whatever the system writes', () => {
    expect(readTabbed('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(readTabbed('a\rb\rc')).toEqual([['a'], ['b'], ['c']]);
    expect(readTabbed('1')).toEqual([['1']]);
    expect(readTabbed('')).toEqual([]);
  });

  test('may be quoted, with tabs, line ends and quotes within', () => {
    expect(readTabbed('"a\tb"\t"un ""beau"" bleu"\n"deux\nlignes"\t3')).toEqual([
      ['a\tb', 'un "beau" bleu'],
      ['deux\nlignes', '3'],
    ]);
  });

  test('may begin with a quote that is none', () => {
    expect(readTabbed('"a" b\t2')).toEqual([['"a" b', '2']]);
  });

  test('may be blank, and blank rows at the end are none', () => {
    expect(readTabbed('a\t\n\t4\n\t\n\n')).toEqual([
      ['a', ''],
      ['', '4'],
    ]);
    expect(readTabbed('3\n\n5')).toEqual([['3'], [''], ['5']]);
  });
});

const rows = [
  { key: 'a', title: '36 / Bleu nuit', values: ['36', 'Bleu nuit'] },
  { key: 'b', title: '38 / Bleu nuit', values: ['38', 'Bleu nuit'] },
  { key: 'c', title: '38 / Écru', values: ['38', 'Écru'] },
];
/** Where a text goes that is pasted, each cell as `variant.column: text`. */
function place(
  text: string,
  row = 0,
  column: VariantField = 'sku',
  columns: readonly VariantField[] = variantColumns('grid'),
) {
  const grid = { rows, optionNames: ['Taille', 'Couleur'], columns, at: { row, column } };
  const placed = placeCells(readTabbed(text), grid);
  return {
    ...placed,
    cells: placed.cells.map((each) => `${each.key}.${each.column}: ${each.text}`),
  };
}

describe('pasted cells', () => {
  test('go right and down from the focused cell; blank ones change nothing', () => {
    expect(place('A1\t1 299,00\t4\n\t\t0')).toEqual({
      cells: ['a.sku: A1', 'a.ownPrice: 1 299,00', 'a.stockOnHand: 4', 'b.stockOnHand: 0'],
      overflow: 0,
      ignored: [],
    });
  });

  test('beyond the grid are counted', () => {
    const { cells, overflow } = place('5\t6\n7\t8', 2, 'stockOnHand');
    expect([cells, overflow]).toEqual([['c.stockOnHand: 5', 'c.ownOriginalPrice: 6'], 2]);
  });

  test('below headings go to the columns of these names, in any order', () => {
    const text = 'Quantité\tRéférence\tRemarque\n4\tA1\tx\n5\tB1\t';
    const { cells, ignored } = place(text, 1, 'stockOnHand');
    expect(cells).toEqual(['b.stockOnHand: 4', 'b.sku: A1', 'c.stockOnHand: 5', 'c.sku: B1']);
    expect(ignored).toEqual(['Remarque']);
  });

  test('below headings of options go to the variants that they name', () => {
    const text = 'taille\tCOULEUR\tstock\n38\tecru\t7\n36\tBleu nuit\t2\n52\tEcru\t9';
    const { cells, ignored } = place(text);
    expect([cells, ignored]).toEqual([['c.stockOnHand: 7', 'a.stockOnHand: 2'], ['52 / Ecru']]);
  });

  test('go to no variant where a size alone names two', () => {
    const { cells, ignored } = place('Taille\tStock\n38\t7\n36\t1');
    expect([cells, ignored]).toEqual([['a.stockOnHand: 1'], ['38']]);
  });

  test('go to codes by their headings from any cell, and beside one another among codes alone', () => {
    const { cells } = place('Variante\tEAN\tRéférence fabricant\n38 / Écru\t96385074\tRB-1');
    expect(cells).toEqual(['c.gtin: 96385074', 'c.mpn: RB-1']);
    expect(place('96385074\tRB-1\tx', 1, 'gtin', variantColumns('codes'))).toEqual({
      cells: ['b.gtin: 96385074', 'b.mpn: RB-1'],
      overflow: 1,
      ignored: [],
    });
    expect(place('4\t9\t96385074', 0, 'stockOnHand').overflow).toBe(1);
  });

  test('go by the variant’s whole name, too', () => {
    expect(place('Variante\tStock\n38 / Bleu nuit\t3').cells).toEqual(['b.stockOnHand: 3']);
  });
});

test('a stock is a whole number, also as spreadsheets write it; blank is not counted', () => {
  const read = ['0', ' 12 ', '1 200', '1.200', '12,00', '12.0', ''].map(readStock);
  expect(read).toEqual([0, 12, 1200, 1200, 12, 12, null]);
  const refused = ['-1', '1,5', 'douze', '99999999', '1.20.0'];
  expect(refused.filter((text) => readStock(text) !== undefined)).toEqual([]);
  expect([writeStock(null), writeStock(0)]).toEqual(['', '0']);
});
