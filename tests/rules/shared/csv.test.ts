import { expect, test } from 'vitest';
import { numberCell, printCsvLines, textCell, textOfCell } from '../../../server/shared/csv/csv.ts';

const LINES = [
  ['Ville', 'Ventes'],
  ['a;b', numberCell('1299.50', true)],
  ['« "oui" »\n', ''],
];

test('a table for a French Excel has semicolons, decimal commas and a byte order mark', () => {
  expect(printCsvLines(LINES, { isForExcel: true })).toBe(
    '\ufeffVille;Ventes\r\n"a;b";1299,50\r\n"« ""oui"" »\n";\r\n',
  );
});

test('a table for programs has commas', () => {
  expect(printCsvLines([['a,b', numberCell('1299.50', false)]], { isForExcel: false })).toBe(
    '"a,b",1299.50\n',
  );
});

test.each(['=1+1', '+212', '-5', '@x', '\tx', '＝1', "'=1"])(
  'the text %j is never read as a formula, and can be read back',
  (text) => {
    expect(textCell(text)).toBe(`'${text}`);
    expect(textOfCell(textCell(text))).toBe(text);
  },
);

test.each([
  ['Dupont;=1+1;', "Dupont;'=1+1;"],
  ['a,@b\t-c', "a,'@b\t'-c"],
  ["Dupont;'=1", "Dupont;''=1"],
  ['Coton, -20 % ; 2 + 2 = 4', 'Coton, -20 % ; 2 + 2 = 4'],
])('the text %j is no formula where another separator splits it', (text, cell) => {
  expect(textCell(text)).toBe(cell);
  expect(textOfCell(cell)).toBe(text);
});
