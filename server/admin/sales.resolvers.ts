import type { Resolvers } from '../generated/admin.ts';
import { callSums, refusalGroups, refusalReport } from '../order/sales/refusals.service.ts';
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
    refusals: (report, _, context) => refusalReport(context, report),
    calls: (report, _, context) => callSums(context, report),
    csv: (report, { table, isForExcel }, context) => salesCsv(context, report, table, isForExcel),
  },
  CityDeliveries: { rate: refusalRate },
  Refusals: {
    rate: refusalRate,
    async by(report, { dimension, first }, context) {
      const count = readPageSize(first);
      return (await refusalGroups(context, report, dimension)).slice(0, count);
    },
  },
  RefusalGroup: { rate: refusalRate },
} satisfies Resolvers;
