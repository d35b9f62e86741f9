import type { SalesPeriod } from '../../generated/admin/graphql.ts';
import { frSales } from '../../text/admin/sales.fr.ts';
import { formatDay } from '../../ui/format/day.ts';

const longDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export type Dates = { from: string; to: string };

/** Names a period, such as `22 nov.`, `Semaine du 16 nov.` or `novembre 2026`. */
export function nameOf(period: SalesPeriod, { from }: Dates) {
  if (period === 'MONTH') return month.format(new Date(from));
  return period === 'WEEK' ? frSales.week(formatDay(from)) : formatDay(from);
}

/** `Du 28 octobre 2026 au 26 novembre 2026`. */
export function spanOf({ from, to }: Dates) {
  return frSales.span(longDay.format(new Date(from)), longDay.format(new Date(to)));
}

/** Null is a change from nothing. */
export function changeWord(percent: number | null) {
  return percent === null ? frSales.none : frSales.change(percent);
}
