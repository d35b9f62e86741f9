import { goalText, print, reaches, type Goal } from '../bench/metrics.ts';
import { formatTable } from '../support/http/table.ts';

/** Goal of what must not happen. */
export const NONE: Goal = { atMost: 0 };

/**
 * Prints rows of metrics over the bounds of their columns, which bear the metrics' names. Returns
 * whether every metric is within its bound.
 */
export function printRows(
  what: string,
  rows: ReadonlyArray<readonly [name: string, row: object]>,
  bounds: Readonly<Record<string, Goal>>,
): boolean {
  const names = Object.keys(rows[0]?.[1] ?? {});
  const cells = rows.map(([name, row]) => [name, ...Object.values(row).map(format)]);
  const goals = names.map((name) => (bounds[name] ? goalText(bounds[name]) : ''));
  const heads = [what, ...names.map((name) => name.replace(/[A-Z]/g, ' $&').toLowerCase())];
  print(formatTable(heads, [...cells, ['bound', ...goals]]));
  return rows.every(([, row]) => {
    const values = new Map(Object.entries(row));
    return Object.entries(bounds).every(([name, goal]) => reaches(Number(values.get(name)), goal));
  });
}

function format(value: unknown): string {
  if (typeof value !== 'number') return String(value);
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : 0 });
}
