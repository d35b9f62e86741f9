import type { Shop } from '../../context.ts';
import { numberCell, printCsvLines, textCell } from '../../shared/csv/csv.ts';
import { decimalDirhams, type Centimes } from '#shared/money.ts';
import { dateInMorocco } from '../../shared/time.ts';
import { csvColumns, documentKinds, paymentWays, refundWays } from './documents.fr.ts';
import type { OrderDocument } from './documents.rules.ts';
import { everyDocument } from './documents.service.ts';

/** A month's documents as CSV, piece by piece. Throws BadInput. */
export async function* monthCsv(
  shop: Pick<Shop, 'store'>,
  month: unknown,
  isForExcel = false,
): AsyncGenerator<string> {
  const documents = everyDocument(shop, month);
  // Before the header: a wrong month is refused at once.
  const { value: first = [] } = await documents.next();
  yield printCsvLines([csvColumns, ...cellsOf(first)], { isForExcel });
  for await (const others of documents) {
    yield printCsvLines(cellsOf(others), { isForExcel, isFirst: false });
  }

  function cellsOf(rows: readonly OrderDocument[]) {
    const sum = (amount: Centimes) => numberCell(decimalDirhams(amount), isForExcel);
    return rows.map(
      ({ kind, number, issuedAt, order, name, vat, gross, paymentMethod, refundMethod }) => [
        number,
        documentKinds[kind],
        dateInMorocco(new Date(issuedAt)),
        order.number,
        textCell(name),
        sum(gross - vat),
        sum(vat),
        sum(gross),
        refundMethod === null ? paymentWays[paymentMethod] : refundWays[refundMethod],
        String(order.vatPercent),
      ],
    );
  }
}

/** Returns the CSV as one text. Throws BadInput. */
export async function wholeMonthCsv(...about: Parameters<typeof monthCsv>): Promise<string> {
  let text = '';
  for await (const part of monthCsv(...about)) text += part;
  return text;
}
