import { describe, expect, test } from 'vitest';
import {
  changesByProduct,
  columnName,
  countsOf,
  placeOf,
  problemsOf,
  type Imported,
} from '../../../client/admin/products/import/outcomes.ts';
import { multipartOf } from '../../../client/admin/pictures/upload.ts';
import { IMPORT_COLUMNS, importColumnNames } from '#shared/texts/fields/import-columns.fr.ts';
import { EVERY_COLUMN } from '../../../server/catalog/csv/columns.ts';

const refused: Imported = {
  added: null,
  changed: null,
  unchanged: null,
  archived: null,
  categories: null,
  products: null,
  changes: null,
  headings: null,
  leftOut: null,
  notes: null,
  redirects: null,
  userErrors: [],
};

const error = (field: string | null) => ({ field, message: field ?? '' });

test('every column of a file has a name to be chosen by', () => {
  expect(new Set(IMPORT_COLUMNS)).toEqual(new Set(EVERY_COLUMN));
  expect(new Set(Object.values(importColumnNames)).size).toBe(IMPORT_COLUMNS.length);
  expect([columnName('title.ar'), columnName('Remarque'), columnName(null)]).toEqual([
    'Titre en arabe',
    'Remarque',
    '',
  ]);
});

describe('what an import does', () => {
  test('is counted in words, and changes stand with their product', () => {
    const planned = { id: 'a', title: 'A', line: 2 };
    const result: Imported = {
      ...refused,
      added: ['a', 'b'],
      unchanged: 1,
      products: [{ ...planned, outcome: 'LEFT_OUT' }],
      changes: [
        { id: 'a', column: 'price', from: '1', to: '2' },
        { id: 'a.38', column: 'stock', from: '', to: '3' },
      ],
    };
    expect(countsOf(result)).toBe('2 nouveaux, 1 inchangé, 1 laissé de côté');
    expect(changesByProduct(result).get('a')).toHaveLength(2);
  });

  test('has problems with their places, but for headings that are to be chosen', () => {
    expect(placeOf(error('lines.12.title.ar'))).toMatchObject({ line: 12, column: 'title.ar' });
    expect(placeOf(error('lines.3'))).toMatchObject({ line: 3, column: null });
    expect(placeOf(error('file'))).toMatchObject({ line: null, column: null });
    const userErrors = ['lines.1.Repère', 'lines.1.id', 'lines.1.price', 'lines.2', 'file'].map(
      error,
    );
    const headings = [
      { heading: 'Repère', column: null },
      { heading: '', column: null },
    ];
    const shown = problemsOf({ ...refused, headings, userErrors });
    expect(shown.map(({ message }) => message)).toEqual(['lines.1.price', 'lines.2', 'file']);
    expect(problemsOf({ ...refused, userErrors })).toHaveLength(5);
  });
});

test('one file is sent as one, and not as a list', () => {
  const file = new File(['id'], 'a.csv');
  const form = multipartOf({
    query: '',
    variables: { dryRun: true },
    filesName: 'file',
    files: file,
  });
  expect(form.get('operations')).toBe('{"query":"","variables":{"dryRun":true,"file":null}}');
  expect(form.get('map')).toBe('{"0":["variables.file"]}');
});
