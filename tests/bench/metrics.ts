import { readFile } from 'node:fs/promises';
import { formatTable } from '../support/http/table.ts';

/** The value that lies behind this share of the sorted values; 0 when there is none. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

/** The middle value; of an even number of values the higher of the two. 0 when there is none. */
export const median = (values: readonly number[]) => quantile(values, 0.5);

/** The median of `ours[n] / theirs[n]`: a machine that is slow for a while is slow for both. */
export function ratioOf(ours: readonly number[], theirs: readonly number[]): number {
  return median(
    ours.flatMap((value, round) => {
      const other = theirs[round] ?? 0;
      return other > 0 ? [value / other] : [];
    }),
  );
}

/** Linux counts processor time in these, whatever the machine (`man 5 proc`, `_SC_CLK_TCK`). */
const TICKS_A_SECOND = 100;

/** Processor time that a process has taken so far, with all its threads, in milliseconds. */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The second field is a name that may hold blanks; user and system time are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
}

/** Memory of a process in MB: what it has now (`VmRSS`), or the most that it ever had (`VmHWM`). */
export async function memoryOf(pid: number, name: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024);
}

/** The bound of a measured value. */
export type Goal =
  { readonly atLeast: number } | { readonly atMost: number } | { readonly below: number };

export function reaches(value: number, goal: Goal): boolean {
  if ('atLeast' in goal) return value >= goal.atLeast;
  return 'atMost' in goal ? value <= goal.atMost : value < goal.below;
}

export function goalText(goal: Goal): string {
  if ('atLeast' in goal) return `at least ${goal.atLeast}`;
  return 'atMost' in goal ? `at most ${goal.atMost}` : `below ${goal.below}`;
}

/** The goal and whether it is reached, as two cells; blank without a goal. */
export function goalCells(value: number, goal: Goal | undefined): readonly string[] {
  return goal ? [goalText(goal), reaches(value, goal) ? 'yes' : 'no'] : ['', ''];
}

export interface Metric {
  readonly what: string;
  readonly value: number;
  readonly digits?: number;
  readonly goal?: Goal | undefined;
}

export function formatMetrics(metrics: readonly Metric[]): string {
  const rows = metrics.map(({ what, value, digits = 0, goal }) => [
    what,
    value.toFixed(digits),
    ...goalCells(value, goal),
  ]);
  return formatTable(['measured', 'here', 'goal', 'reached'], rows);
}

/** On the terminal, while something long runs. */
export function report(step: string): void {
  process.stderr.write(`${step} …\n`);
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
