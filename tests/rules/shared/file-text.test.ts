import { expect, test } from 'vitest';
import { readCsvLines, UnreadableCsv } from '../../../server/shared/csv/csv.lines.ts';
import { textOfFile } from '../../../server/shared/csv/file-text.ts';
import { Refusal } from '../../../server/shared/problems.ts';

const reasonOf = (bytes: Uint8Array) => {
  try {
    return textOfFile(bytes);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return refusal.problems[0]?.reason;
  }
};

test('lines of a file that was put together from several have an encoding each', () => {
  const utf8 = Buffer.from('Été,حذاء\n');
  const windows = Buffer.from('Été,20\u0080', 'latin1');
  expect(textOfFile(Buffer.concat([utf8, windows, Buffer.from('\nfin')]))).toBe(
    'Été,حذاء\nÉté,20€\nfin',
  );
});

test('UTF-16 is read without its byte order mark, too', () => {
  const little = Buffer.from('Handle,Été', 'utf16le');
  expect(textOfFile(little)).toBe('Handle,Été');
  expect(textOfFile(Buffer.from(little).swap16())).toBe('Handle,Été');
});

test('archives, old workbooks and encodings of a Macintosh are refused', () => {
  expect(
    ['PK\u0003\u0004', 'PK\u0005\u0006', '\u00d0\u00cf\u0011\u00e0', '\u008et\u008e'].map((text) =>
      reasonOf(Buffer.from(text, 'latin1')),
    ),
  ).toEqual(['FILE_WORKBOOK', 'FILE_WORKBOOK', 'FILE_WORKBOOK', 'FILE_ENCODING']);
});

const read = (text: string) => readCsvLines(text, { maxLines: 250_000, delimiterOf: () => ',' });

test('lines have their numbers, whatever blank lines and line breaks in quotes are before them', () => {
  expect(read('sep=,\r\na,b\r\n\r\n \n"x\ny",z\n\nlast')).toEqual([
    { line: 2, cells: ['a', 'b'] },
    { line: 5, cells: ['x\ny', 'z'] },
    { line: 8, cells: ['last'] },
  ]);
  const { line, fault } = (() => {
    try {
      return { line: 0, fault: read('a,b\n1,2\n\n\n"never closed,2\n3,4') };
    } catch (error) {
      if (!(error instanceof UnreadableCsv)) throw error;
      return error;
    }
  })();
  expect([line, fault]).toEqual([5, { reason: 'FILE_QUOTES', fault: 'CSV_QUOTE_NOT_CLOSED' }]);
});

test('hundreds of thousands of blank lines are read at once', () => {
  expect(read(`a,b${'\n'.repeat(200_000)}1,2`).map(({ line }) => line)).toEqual([1, 200_001]);
});
