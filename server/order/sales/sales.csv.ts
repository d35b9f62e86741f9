import type { Shop } from '../../context.ts';
import { numberCell, printCsvLines, textCell } from '../../shared/csv/csv.ts';
import { decimalDirhams, type Centimes } from '#shared/money.ts';
import { frSales as texts } from './sales.fr.ts';
import { callSums, refusalGroups, refusalReport } from './refusals.service.ts';
import type { RefusalDimension } from './refusals.rules.ts';
import { refusalRate, type SalesDimension, type SalesGroup } from './sales.rules.ts';
import {
  cityDeliveries,
  channelSales,
  returnReasons,
  soldGroups,
  type SalesReport,
} from './sales.service.ts';

export const SALES_TABLES = [
  'PERIODS',
  'PRODUCTS',
  'SIZES',
  'CATEGORIES',
  'CHANNELS',
  'RETURNS',
  'REFUSALS',
  'REFUSED_CITIES',
  'REFUSED_CARRIERS',
  'REFUSED_PRODUCTS',
  'REFUSED_SIZES',
  'CALLS',
] as const;
type SalesTable = (typeof SALES_TABLES)[number];

type Context = Pick<Shop, 'store' | 'clock' | 'settings'>;

/** Null is empty. */
type Cell = string | number | { readonly centimes: Centimes } | null;
type Table = ReadonlyArray<readonly Cell[]>;

/** All rows of a table, amounts in dirhams. */
export async function salesCsv(
  context: Context,
  report: SalesReport,
  table: SalesTable,
  isForExcel: boolean,
): Promise<string> {
  const rows = await tableOf(context, report, table);
  const write = (cell: Cell) => {
    if (typeof cell === 'string') return textCell(cell);
    if (cell === null) return '';
    if (typeof cell === 'number') return String(cell);
    return numberCell(decimalDirhams(cell.centimes), isForExcel);
  };
  return printCsvLines(
    rows.map((row) => row.map(write)),
    { isForExcel },
  );
}

async function tableOf(context: Context, report: SalesReport, table: SalesTable): Promise<Table> {
  switch (table) {
    case 'PERIODS':
      return periods(report);
    case 'PRODUCTS':
      return groups(context, report, 'PRODUCT');
    case 'SIZES':
      return groups(context, report, 'SIZE');
    case 'CATEGORIES':
      return groups(context, report, 'CATEGORY');
    case 'CHANNELS':
      return [
        [texts.channel, texts.sums.orders, texts.sums.sales],
        ...channelSales(report).map(({ channel, orders, sales }) => [
          texts.channels[channel],
          orders,
          dirhams(sales),
        ]),
      ];
    case 'RETURNS':
      return [
        [texts.reason, texts.returns, texts.sums.quantity],
        ...(await returnReasons(context, report)).map(({ reason, returns, quantity }) => [
          reason || texts.noReason,
          returns,
          quantity,
        ]),
      ];
    case 'REFUSALS':
      return [
        [texts.city, texts.refused, texts.delivered, texts.rate],
        ...(await cityDeliveries(context, report)).map((each) => [
          each.city || texts.noCity,
          each.refused,
          each.delivered,
          refusalRate(each),
        ]),
      ];
    case 'REFUSED_CITIES':
      return refused(context, report, 'CITY');
    case 'REFUSED_CARRIERS':
      return refused(context, report, 'CARRIER');
    case 'REFUSED_PRODUCTS':
      return refused(context, report, 'PRODUCT');
    case 'REFUSED_SIZES':
      return refused(context, report, 'SIZE');
    case 'CALLS':
      return calls(context, report);
  }
}

async function refused(
  context: Context,
  report: SalesReport,
  dimension: RefusalDimension,
): Promise<Table> {
  const { column, none } = texts.refusals[dimension];
  const found = await refusalGroups(context, await refusalReport(context, report), dimension);
  return [
    [column, texts.refused, texts.delivered, texts.rate, texts.carriersFault, texts.cost],
    ...found.map((group) => [
      group.isRemoved ? texts.removed : (group.name ?? none),
      group.refused,
      group.delivered,
      refusalRate(group),
      group.carriersFault,
      dirhams(group.cost),
    ]),
  ];
}

async function calls(context: Context, report: SalesReport): Promise<Table> {
  const sums = await callSums(context, report);
  const { outcomes, rows } = texts.calls;
  return [
    [texts.calls.what, texts.calls.count, texts.calls.amount],
    ...sums.outcomes.map(({ outcome, contacts }) => [outcomes[outcome], contacts, null]),
    [rows.confirmed, sums.confirmed, null],
    [rows.saved, sums.cancelled, dirhams(sums.saved)],
    [rows.price, sums.calls, dirhams(sums.price)],
    [rows.balance, null, dirhams(sums.balance)],
  ];
}

const NAMES = ['orders', 'quantity', 'sales', 'refunded'] as const;
const AMOUNTS: ReadonlySet<string> = new Set(['sales', 'refunded']);

function periods({ buckets }: SalesReport): Table {
  const numbersOf = (sums: Readonly<Record<(typeof NAMES)[number], number>>) =>
    NAMES.map((name) => (AMOUNTS.has(name) ? dirhams(sums[name]) : sums[name]));
  const heads = NAMES.map((name) => texts.sums[name]);
  return [
    [texts.from, texts.to, ...heads, ...heads.map(texts.before), texts.change],
    ...buckets.map(({ from, to, sums, before, change }) => [
      from,
      to,
      ...numbersOf(sums),
      ...numbersOf(before),
      change.sales,
    ]),
  ];
}

async function groups(
  context: Context,
  report: SalesReport,
  dimension: SalesDimension,
): Promise<Table> {
  const found = await soldGroups(context, report, dimension);
  return [
    [texts.groups[dimension], texts.sums.quantity, texts.sums.sales],
    ...found.map((group) => [nameOf(group), group.quantity, dirhams(group.sales)]),
  ];
}

const dirhams = (centimes: Centimes) => ({ centimes });

function nameOf({ name, isRemoved }: SalesGroup): string {
  return isRemoved ? texts.removed : (name ?? texts.noSize);
}
