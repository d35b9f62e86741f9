import type { ClipboardEvent } from 'react';

/** Rows of cells from a clipboard: the table of its HTML where there is one, else its text. */
export function readCells(html: string, text: string): string[][] {
  const fromHtml = html.includes('<t') ? readTable(html) : [];
  return fromHtml.length > 0 ? fromHtml : readTabbed(text);
}

/** Cells between tabs; a quoted cell may have line breaks, tabs and doubled quotes. */
export function readTabbed(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|\r|$)|([^\t\r\n]*))(\t|\r?\n|\r|$)/gy;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) break;
    const [, quoted, plain = '', end = ''] = match;
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') break;
    if (end !== '\t') rows.push([]);
    else if (cell.lastIndex === text.length) rows.at(-1)?.push('');
  }
  return withoutEmptyEnd(rows);
}

/** Merged cells fill the columns that they cover. */
function readTable(html: string): string[][] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const table = page.querySelector('table');
  if (!table) return [];
  const rows = Array.from(table.rows, (row) =>
    Array.from(row.cells).flatMap((cell) => {
      const text = cell.textContent.replace(/\s+/g, ' ').trim();
      return [text, ...Array.from({ length: Math.min(cell.colSpan, 50) - 1 }, () => '')];
    }),
  );
  return withoutEmptyEnd(rows);
}

function withoutEmptyEnd(rows: readonly string[][]): string[][] {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== ''));
  return rows.slice(0, last + 1);
}

/** Cells of a spreadsheet, pasted into a field of a row; null for a single one, which goes in as any text. */
export function takePasted(event: ClipboardEvent) {
  const { target: input, clipboardData } = event;
  if (!(input instanceof HTMLInputElement) || input.dataset['row'] === undefined) return null;
  const cells = readCells(clipboardData.getData('text/html'), clipboardData.getData('text/plain'));
  if (cells.length < 2 && (cells[0]?.length ?? 0) < 2) return null;
  event.preventDefault();
  return { cells, row: Number(input.dataset['row']), column: input.dataset['column'] };
}
