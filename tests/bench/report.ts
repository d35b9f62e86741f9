import { formatTable } from '../support/http/table.ts';
import { goalText, reaches, type Goal } from './goal.ts';
import type { Ratio } from './side-by-side.ts';

/** A figure by itself, or null where it could not be had. */
export interface Figure {
  readonly what: string;
  readonly value: number | null;
  readonly digits?: number;
  readonly goal?: Goal | undefined;
}

/** What was measured of one subject. */
export interface Findings {
  readonly ratios?: readonly Ratio[];
  readonly metrics?: readonly Figure[];
  /** What could not be measured here, and why. */
  readonly remarks?: readonly string[];
}

const RATIO_HEADS = ['measured', 'of', 'answers', 'for its processor time', 'goal', 'reached'];
const FIGURE_HEADS = ['measured', 'here', 'goal', 'reached'];
const NOT_HAD = '–';

/** Tables of what was found, each with its goals; a table without rows is left out. */
export function formatFindings(findings: readonly Findings[]): string {
  const ratios = findings.flatMap((each) => each.ratios ?? []).map(ratioCells);
  const metrics = findings.flatMap((each) => each.metrics ?? []).map(figureCells);
  return [
    ...(ratios.length > 0 ? [formatTable(RATIO_HEADS, ratios)] : []),
    ...(metrics.length > 0 ? [formatTable(FIGURE_HEADS, metrics)] : []),
    ...findings.flatMap((each) => each.remarks ?? []),
  ].join('\n');
}

function ratioCells({ what, of, answers, thrift, goal, judged = 'processor' }: Ratio) {
  const cells = [what, of, answers.toFixed(2), thrift.toFixed(2)];
  return [...cells, ...goalCells(judged === 'processor' ? thrift : answers, goal)];
}

function figureCells({ what, value, digits = 0, goal }: Figure) {
  return [what, value === null ? NOT_HAD : value.toFixed(digits), ...goalCells(value, goal)];
}

function goalCells(value: number | null, goal: Goal | undefined): readonly string[] {
  if (!goal) return ['', ''];
  return [goalText(goal), value !== null && reaches(value, goal) ? 'yes' : 'no'];
}
