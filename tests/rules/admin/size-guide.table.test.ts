import { expect, test } from 'vitest';

import {
  addColumn,
  addRow,
  pasteAt,
  removeColumn,
  removeRow,
} from '../../../client/admin/size-guides/guideTable.ts';

const table = {
  columns: ['Taille', 'Poitrine (cm)'],
  rows: [
    ['S', '88'],
    ['M', '92'],
  ],
};

test('a pasted table with headings fills the whole table, which grows to its size', () => {
  const cells = [
    ['Pointure', 'Longueur', 'EU'],
    ['38', '24', '38'],
    ['39', '24,5', '39'],
    ['40', '25', '40'],
  ];
  expect(pasteAt(table, cells, { row: 0, column: 0 })).toEqual({
    columns: cells[0],
    rows: cells.slice(1),
  });
});

test('pasted cells go right and down from theirs; all others stay', () => {
  expect(pasteAt(table, [['96', '70'], ['100']], { row: 2, column: 1 })).toEqual({
    columns: ['Taille', 'Poitrine (cm)', ''],
    rows: [
      ['S', '88', ''],
      ['M', '96', '70'],
      ['', '100', ''],
    ],
  });
});

test('a row of blank cells, and a column of them, is added at the end', () => {
  expect(addColumn(addRow(table))).toEqual({
    columns: ['Taille', 'Poitrine (cm)', ''],
    rows: [
      ['S', '88', ''],
      ['M', '92', ''],
      ['', '', ''],
    ],
  });
});

test('a row goes, and a column with its heading and cells', () => {
  expect(removeRow(table, 0)).toEqual({ columns: table.columns, rows: [['M', '92']] });
  expect(removeColumn(table, 0)).toEqual({ columns: ['Poitrine (cm)'], rows: [['88'], ['92']] });
});
