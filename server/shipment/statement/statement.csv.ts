import type { Shop } from '../../context.ts';
import { exchangeOf } from '../../order/exchange/exchange.rules.ts';
import { numberCell, printCsvLines, textCell } from '../../shared/csv/csv.ts';
import { dateInMorocco } from '../../shared/time.ts';
import { decimalDirhams, type Centimes } from '#shared/money.ts';
import { allOutstanding, daysSince } from './outstanding.service.ts';
import { caseSentence, outstandingColumnsFr, statementColumnsFr } from './statement.fr.ts';
import { findStatement } from './statement.service.ts';

type Context = Pick<Shop, 'store' | 'clock'>;

const sumCell = (amount: Centimes | null, isForExcel: boolean) =>
  amount === null ? '' : numberCell(decimalDirhams(amount), isForExcel);

/** All that carriers owe, oldest first. */
export async function outstandingCsv(context: Context, isForExcel: boolean): Promise<string> {
  const parcels = await allOutstanding(context);
  const orders = await context.store.read.orders.ordersById(parcels.map((each) => each.orderId));
  const now = context.clock();
  const rows = parcels.map(({ carrier, orderId, exchangeId, amount, ...parcel }) => {
    const order = orders.get(orderId);
    const about = order && exchangeId !== null ? exchangeOf(order, exchangeId) : order;
    return [
      textCell(carrier.name),
      about?.number ?? '',
      textCell(about?.parcelNumber ?? ''),
      dateInMorocco(new Date(parcel.deliveredAt)),
      String(daysSince(parcel, now)),
      sumCell(amount, isForExcel),
    ];
  });
  return printCsvLines([outstandingColumnsFr, ...rows], { isForExcel });
}

/** All rows of a statement with what they are; null for an unknown one. */
export async function statementCsv(
  context: Context,
  id: string,
  isForExcel: boolean,
): Promise<string | null> {
  const statement = await findStatement(context, id);
  if (!statement) return null;
  const rows = statement.rows.map((row) => {
    const { parcel, line, parcelNumber } = row;
    return [
      String(line),
      textCell(parcelNumber),
      parcel?.exchange?.number ?? parcel?.order.number ?? '',
      textCell(caseSentence(row)),
      sumCell(row.amount, isForExcel),
      sumCell(row.expectedAmount, isForExcel),
      sumCell(row.fee, isForExcel),
      sumCell(row.expectedFee, isForExcel),
    ];
  });
  return printCsvLines([statementColumnsFr, ...rows], { isForExcel });
}
