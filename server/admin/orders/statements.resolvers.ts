import type { Resolvers, StatementColumnsInput } from '../../generated/admin.ts';
import { exchangeOf } from '../../order/exchange/exchange.rules.ts';
import { settledAtOf, settlementOf } from '../../order/settlement/settlement.rules.ts';
import { payloadOf, refusable } from '../../shared/payload.ts';
import {
  daysSince,
  outstanding,
  outstandingParcels,
  settleParcels,
} from '../../shipment/statement/outstanding.service.ts';
import { outstandingCsv, statementCsv } from '../../shipment/statement/statement.csv.ts';
import type { Chosen } from '../../shipment/statement/columns.rules.ts';
import { caseSentence } from '../../shipment/statement/statement.fr.ts';
import {
  isDisagreeing,
  isSettling,
  STATEMENT_CASES,
  sumOfRows,
  type RowsSum,
} from '../../shipment/statement/statement.rules.ts';
import {
  carrierById,
  findStatement,
  findStatements,
  previewStatement,
  settleStatement,
  type ListedStatement,
} from '../../shipment/statement/statement.service.ts';
import type { AdminContext } from '../../staff/staff.viewer.ts';
import { loadersOf, requireOrder } from '../admin.loaders.ts';

const rowsOf = (statement: ListedStatement, _: object, context: AdminContext) =>
  statement.rows ?? loadersOf(context).statementRows.load(statement.id);

const netOf = ({ amount, fee }: RowsSum) => amount - fee;

/** A blank column of fees is none; other blank ones are left to their names. */
function chosenIn({ parcelNumber, amount, fee }: StatementColumnsInput): Chosen {
  return {
    ...(parcelNumber?.trim() && { parcelNumber }),
    ...(amount?.trim() && { amount }),
    ...(fee != null && { fee: fee.trim() }),
  };
}

const UNREAD = { statement: null, headings: [], columns: null };

export const statementsResolvers = {
  Query: {
    outstanding: (_, __, context) => outstanding(context),
    outstandingParcels: (_, query, context) => outstandingParcels(context, query),
    outstandingCsv: (_, { isForExcel }, context) => outstandingCsv(context, isForExcel),
    statements: (_, position, context) => findStatements(context, position),
    statement: (_, { id }, context) => findStatement(context, id),
    statementCsv: (_, { id, isForExcel }, context) => statementCsv(context, id, isForExcel),
  },
  Mutation: {
    async previewStatement(_, { carrierId, file, columns }, context) {
      const { value, userErrors } = await refusable(context, () =>
        previewStatement(context, {
          carrierId,
          bytes: file.bytes,
          chosen: chosenIn(columns ?? {}),
        }),
      );
      if (!value) return { ...UNREAD, userErrors };
      const { problems, ...read } = value;
      return { ...read, userErrors: problems };
    },
    async settleStatement(_, { id }, context) {
      const { value, userErrors } = await refusable(context, () => settleStatement(context, id));
      return { ...UNREAD, statement: value, userErrors };
    },
    settleParcels: (_, input, context) =>
      payloadOf(context, 'orders', () => settleParcels(context, input)),
  },
  Order: { settledAt: settledAtOf },
  Exchange: { settledAt: ({ id, order }) => settlementOf(order, id)?.at ?? null },
  OutstandingParcel: {
    order: ({ orderId }, _, context) => requireOrder(context, orderId),
    exchange: async ({ orderId, exchangeId }, _, context) => {
      const order = await requireOrder(context, orderId);
      const exchange = exchangeId === null ? undefined : exchangeOf(order, exchangeId);
      return exchange ? { ...exchange, order } : null;
    },
    parcelNumber: async ({ orderId, exchangeId }, _, context) => {
      const order = await requireOrder(context, orderId);
      return exchangeId === null
        ? order.parcelNumber
        : (exchangeOf(order, exchangeId)?.parcelNumber ?? null);
    },
    days: (parcel, _, { clock }) => daysSince(parcel, clock()),
  },
  CarrierStatement: {
    carrier: ({ carrierId }, _, { store }) => carrierById(store.read, carrierId),
    rows: rowsOf,
    sums: async (statement, _, context) => {
      const all = await rowsOf(statement, {}, context);
      return { ...sumOfRows(all), all };
    },
  },
  StatementRow: {
    order: ({ parcel }) => parcel?.order ?? null,
    exchange: ({ parcel }) =>
      parcel?.exchange ? { ...parcel.exchange, order: parcel.order } : null,
    text: caseSentence,
  },
  StatementSums: {
    net: netOf,
    toSettle: ({ all }) => sumOfRows(all.filter(isSettling)),
    settled: ({ all }) => sumOfRows(all.filter((row) => row.isSettledByThis)),
    disagreeing: ({ all }) => sumOfRows(all.filter(isDisagreeing)),
    cases: ({ all }) =>
      STATEMENT_CASES.map((each) => ({
        case: each,
        sum: sumOfRows(all.filter((row) => row.case === each)),
      })).filter(({ sum }) => sum.rows > 0),
  },
  StatementSum: { net: netOf },
} satisfies Resolvers;
