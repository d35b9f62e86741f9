import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Shop } from '../../context.ts';
import { SALES_TABLES, salesCsv } from '../../order/sales/order.sales.csv.ts';
import { SALES_PERIODS } from '../../order/sales/order.sales.rules.ts';
import { salesReport } from '../../order/sales/order.sales.service.ts';
import { BadInput } from '../../shared/problems.ts';
import { requireScope } from '../api-token.ts';
import type { Admission } from '../limits/admission.ts';
import { requireKnown, type ExportQuery } from './query.ts';
import type { SendStream } from './streams.ts';

const CSV = 'text/csv; charset=utf-8';

/** As OpenAPI describes it; dates are read by `readSalesDates`. */
export const salesQuery = z.object({
  table: z.enum(SALES_TABLES).default('PERIODS'),
  period: z.enum(SALES_PERIODS).default('DAY'),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

/** The tables of the screen « Ventes » for programs; the screen itself reads them by the admin API. */
export function serveSalesExport(
  app: FastifyInstance,
  shop: Shop,
  { admission, send }: { readonly admission: Admission; readonly send: SendStream },
): void {
  app.get<{ Querystring: ExportQuery }>(
    '/export/sales.csv',
    { config: { skipsAdmission: true } },
    async (request, reply) => {
      await admission.enter(request);
      await requireScope(shop, request, reply, 'orders:read');
      const { table, ...input } = readSalesQuery(request.query);
      reply.type(CSV).header('cache-control', 'no-store');
      reply.header('content-disposition', 'attachment; filename="sales.csv"');
      return send(
        request,
        reply,
        textOf(async () => salesCsv(shop, await salesReport(shop, input), table, false)),
      );
    },
  );
}

function readSalesQuery(query: ExportQuery) {
  requireKnown(query, Object.keys(salesQuery.shape));
  const read = salesQuery.safeParse(query);
  if (read.success) return read.data;
  const name = String(read.error.issues[0]?.path[0]);
  if (name === 'from' || name === 'to') {
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'SALES_DATE', name });
  }
  const known = name === 'table' ? SALES_TABLES : SALES_PERIODS;
  throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'CHOICE', name, known });
}

async function* textOf(write: () => Promise<string>): AsyncGenerator<string> {
  yield await write();
}
