import { z } from 'zod';
import type { Shop } from '../../context.ts';
import { SALES_TABLES, salesCsv } from '../../order/sales/sales.csv.ts';
import { SALES_PERIODS } from '../../order/sales/sales.rules.ts';
import { salesReport } from '../../order/sales/sales.service.ts';
import { BadInput } from '../../shared/problems.ts';
import { requireKnown, type ExportQuery } from './query.ts';

/** Describes the query for OpenAPI; dates are read by `readSalesDates`. */
export const salesQuery = z.object({
  table: z.enum(SALES_TABLES).default('PERIODS'),
  period: z.enum(SALES_PERIODS).default('DAY'),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

/** Throws BadInput. */
export function readSalesQuery(query: ExportQuery) {
  requireKnown(query, Object.keys(salesQuery.shape));
  const read = salesQuery.safeParse(query);
  if (read.success) return read.data;
  const name = String(read.error.issues[0]?.path[0]);
  if (name === 'from' || name === 'to') {
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'DATE', name });
  }
  const known = name === 'table' ? SALES_TABLES : SALES_PERIODS;
  throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'CHOICE', name, known });
}

/** Yields the table of the screen « Ventes » for programs; the screen itself reads it by the admin API. */
export async function* salesTable(
  shop: Shop,
  { table, ...input }: z.infer<typeof salesQuery>,
): AsyncGenerator<string> {
  yield await salesCsv(shop, await salesReport(shop, input), table, false);
}
