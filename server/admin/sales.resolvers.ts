import type { Resolvers } from '../generated/admin.ts';
import { salesCsv } from '../order/sales/sales.csv.ts';
import { refusalRate } from '../order/sales/sales.rules.ts';
import {
  channelSales,
  cityDeliveries,
  returnReasons,
  salesReport,
  soldGroups,
} from '../order/sales/sales.service.ts';
import { readPageSize } from '../shared/paging.ts';

export const salesResolvers = {
  Query: {
    sales: (_, input, context) => salesReport(context, input),
  },
  Sales: {
    channels: channelSales,
    async by(report, { dimension, first }, context) {
      const count = readPageSize(first);
      return (await soldGroups(context, report, dimension)).slice(0, count);
    },
    returnsByReason: (report, _, context) => returnReasons(context, report),
    async refusalsByCity(report, { first }, context) {
      const count = readPageSize(first);
      return (await cityDeliveries(context, report)).slice(0, count);
    },
    csv: (report, { table, isForExcel }, context) => salesCsv(context, report, table, isForExcel),
  },
  CityDeliveries: { rate: refusalRate },
} satisfies Resolvers;
