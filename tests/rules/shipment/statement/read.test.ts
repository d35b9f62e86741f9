import { describe, expect, test } from 'vitest';
import { messageOf } from '../../../../server/messages.ts';
import { textOfFile } from '../../../../server/shared/csv/file-text.ts';
import { MAX_STATEMENT_BYTES } from '../../../../server/shared/isomorphic/policies.ts';
import { MAX_LINES, readStatement } from '../../../../server/shipment/statement/read.rules.ts';
import { codesOf } from '../../shared/refusals.ts';

const read = (text: string, chosen = {}, remembered = {}) =>
  readStatement(text, { chosen, remembered });
const rowsOf = (text: string) =>
  read(text).lines.map(({ parcelNumber, amount, fee }) => [parcelNumber, amount, fee]);
const wrongIn = (text: string) =>
  read(text).problems.map((problem) => [problem.reason, problem.field]);
const amountOf = (written: string) => rowsOf(`N° colis;CRBT\nA1;${written}\n`)[0]?.[1];

describe('a statement is read', () => {
  test.each([
    ['semicolons and decimal commas', 'N° colis;Montant;Frais\nA1;1 290,00;35,00\n'],
    ['commas', 'Code suivi,CRBT,Frais de livraison\nA1,1290.00,35\n'],
    [
      'tabs, as copied from a spreadsheet',
      'Code d’envoi\tMontant encaissé (DH)\tFrais\nA1\t1.290\t35',
    ],
    ['bars', 'Tracking Number|COD Amount|Delivery Fee\nA1|1,290.00|35.00'],
    [
      'a byte order mark and the line ends of Windows',
      '\ufeffColis;Montant;Frais\r\nA1;1290;35\r\n',
    ],
    ['Excel’s line of its separator', 'sep=;\nColis;Montant;Frais\nA1;1290;35'],
    ['quotes', '"Colis","Montant","Frais"\n"A1","1 290,00","35,00"'],
    ['Arabic headings and digits', 'رقم الطرد;المبلغ;مصاريف التوصيل\nA1;١٢٩٠;٣٥'],
    ['Arabic separators', 'رقم الشحنة\tالمبلغ المحصل\tرسوم التوصيل\nA1\t١٬٢٩٠٫٠٠\t٣٥'],
    [
      'a title above, a total below and blank lines',
      'Relevé du 12/11\n\nClient;BELLE VUE\nDate;N° du colis;Ville;CRBT;Frais\n12/11;A1;Rabat;1290;35\n\n30/11;;TOTAL;1290;35\n',
    ],
    ['headings that a page repeats', 'Colis;Montant;Frais\nColis;Montant;Frais\nA1;1290;35'],
    ['numbers that Excel takes for texts', 'Colis;Montant;Frais\n="A1";="1290";35'],
  ])('with %s', (_, text) => {
    expect(read(text).problems).toEqual([]);
    expect(rowsOf(text)).toEqual([['A1', 129_000, 3500]]);
  });

  test.each([
    ['1 290,00', 129_000],
    ['1\u00a0290,00', 129_000],
    ['1\u202f290,00 DH', 129_000],
    ['1.290', 129_000],
    ['1,290', 129_000],
    ['1290.5', 129_050],
    ['DH 89,90', 8990],
    ['1’290.00', 129_000],
    ['', 0],
    ['-', 0],
    ['0', 0],
  ])('with the amount « %s »', (written, amount) => {
    expect(amountOf(written)).toBe(amount);
  });

  test('in UTF-8 and in Windows-1252', () => {
    const text = 'Numéro de colis;Montant encaissé\nA1;1290\n';
    for (const encoding of ['utf8', 'latin1'] as const) {
      expect(rowsOf(textOfFile(Buffer.from(text, encoding)))).toEqual([['A1', 129_000, null]]);
    }
  });

  test('where a comma parts more than a decimal, by the separator of its headings', () => {
    const text =
      'Colis;Adresse;Montant\nA1;12, rue des Orangers, Agdal, Rabat, Maroc, Afrique;10,50\n';
    expect(rowsOf(text)).toEqual([['A1', 1050, null]]);
  });
});

describe('the columns of a statement', () => {
  const odd = 'Bon;Ville;Versé;Port\nA1;Rabat;1290;35\n';

  test('are named where they are missing, with those that the file has', () => {
    const { problems, headings, lines } = read(odd);
    expect(problems.map(({ field }) => field)).toEqual(['columns.parcelNumber', 'columns.amount']);
    expect([headings, lines]).toEqual([['Bon', 'Ville', 'Versé', 'Port'], []]);
    const [number, amount] = problems.map((problem) => messageOf(problem, 'FR'));
    expect(number).toBe(
      'La colonne «\u00a0numéro de colis\u00a0» manque. Le fichier a\u00a0: «\u00a0Bon\u00a0», «\u00a0Ville\u00a0», «\u00a0Versé\u00a0», «\u00a0Port\u00a0». Choisissez la bonne.',
    );
    expect(amount).toContain('montant encaissé');
  });

  test('can be chosen, and remembered ones count while the file has them', () => {
    const columns = { parcelNumber: 'Bon', amount: 'Versé', fee: 'Port' };
    const row = { line: 2, parcelNumber: 'A1', amount: 129_000, fee: 3500 };
    expect(read(odd, columns)).toMatchObject({ columns, lines: [row] });
    expect(read(odd, {}, columns)).toMatchObject({ columns, lines: [row] });
    const usual = 'Colis;Montant;Frais\nA1;1290;35\n';
    expect(read(usual, {}, columns)).toMatchObject({ problems: [], lines: [row] });
  });

  test('may leave the fees out, and a chosen one that is missing is named', () => {
    const usual = 'Colis;Montant;Frais\nA1;1290;35\n';
    expect(read(usual, { fee: '' }).lines).toMatchObject([{ fee: null }]);
    const [problem] = read(usual, { amount: 'Net' }).problems;
    expect(problem).toMatchObject({ reason: 'STATEMENT_NO_COLUMN', field: 'columns.amount' });
  });

  test('are those of the collected cash, not of what is paid out', () => {
    const text = 'Colis;Net à payer;Total;CRBT;Frais\nA1;1255;1290;1290;35';
    expect(read(text).columns.amount).toBe('CRBT');
  });
});

describe('what cannot be read', () => {
  test.each([
    ['=HYPERLINK("http://x";"1290")', 'STATEMENT_AMOUNT'],
    ['douze', 'STATEMENT_AMOUNT'],
    ['12/11/2026', 'STATEMENT_AMOUNT'],
    ['1e9', 'STATEMENT_AMOUNT'],
    ['-35,00', 'STATEMENT_NEGATIVE'],
    ['(35,00)', 'STATEMENT_NEGATIVE'],
    ['35-', 'STATEMENT_NEGATIVE'],
  ])('is named by its line: the amount « %s »', (written, reason) => {
    const text = `Colis\tMontant\nA1\t100\nA2\t${written}\nA3\t300\n`;
    expect(wrongIn(text)).toEqual([[reason, 'lines.3.amount']]);
    expect(rowsOf(text).map(([number]) => number)).toEqual(['A1', 'A3']);
    const [problem] = read(text).problems;
    expect(problem && messageOf(problem, 'FR')).toMatch(/^Ligne 3\u00a0: «\u00a0.+\u00a0» /);
  });

  test('is a row without a number, and a number that Excel abridged', () => {
    const text = 'Colis;Montant\n;100\n1,23E+12;100\nA1;100';
    expect(wrongIn(text)).toEqual([
      ['STATEMENT_NUMBER', 'lines.2.parcelNumber'],
      ['STATEMENT_ABRIDGED', 'lines.3.parcelNumber'],
    ]);
  });

  test('is a workbook under another name, with what would be right', () => {
    const workbook = Buffer.from('504b0304140006000800', 'hex');
    expect(codesOf(() => textOfFile(workbook))).toEqual(['INVALID']);
    const problem = { code: 'INVALID', reason: 'FILE_WORKBOOK', field: 'file' } as const;
    expect(messageOf(problem, 'FR')).toContain('CSV');
  });

  test('is an empty file, and one with headings alone', () => {
    for (const text of ['', '\n \n', 'Colis;Montant\n']) {
      expect(wrongIn(text)).toEqual([['STATEMENT_EMPTY', 'file']]);
    }
  });

  test('is a file of 50,000 lines, at once', () => {
    const line = 'A1;1290;35\n';
    expect(wrongIn(`Colis;Montant;Frais\n${line.repeat(50_000)}`)).toEqual([
      ['STATEMENT_LINES', 'file'],
    ]);
    expect(rowsOf(`Colis;Montant;Frais\n${line.repeat(MAX_LINES)}`)).toHaveLength(MAX_LINES);
  });

  test('is a file of more bytes than the back office sends, and none of as many', () => {
    const start = 'Colis;Montant\nA1;1290\n';
    const ofBytes = (bytes: number) => start + 'x'.repeat(bytes - start.length);
    const tooLarge = ['STATEMENT_LINES', 'file'];
    expect(wrongIn(ofBytes(MAX_STATEMENT_BYTES + 1))).toEqual([tooLarge]);
    expect(wrongIn(ofBytes(MAX_STATEMENT_BYTES))).not.toContainEqual(tooLarge);
  });

  test('names at most 100 rows', () => {
    expect(read(`Colis;Montant\n${'A1;x\n'.repeat(300)}`).problems).toHaveLength(100);
  });
});
