import type pg from 'pg';
import type { Value } from '../../../server/storage/postgres/database.ts';

/** What a query did, as EXPLAIN (ANALYZE, BUFFERS) tells. */
export interface Explained {
  readonly ms: number;
  /** Pages of 8 KB, in memory or not. */
  readonly buffers: number;
  /** Rows that were looked at, those that a filter threw away too. */
  readonly rows: number;
  /** How tables were read, such as `Index Scan products_by_price`. */
  readonly reads: readonly string[];
  /** Whether no table was read from its beginning to its end. */
  readonly isByIndex: boolean;
}

/** The part of a plan that is looked at. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

interface Plan {
  readonly Plan: PlanNode;
  readonly 'Execution Time': number;
}

/** Tables of so few rows are read whole by any plan. */
const FEW_ROWS = 100;

/** Runs a query, twice so that the pages that it needs are in memory, and tells of the second time. */
export async function explain(
  client: pg.Client,
  sql: string,
  values: readonly Value[],
): Promise<Explained> {
  const requested = `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${sql}`;
  await client.query(requested, [...values]);
  const { rows } = await client.query<{ 'QUERY PLAN': readonly [Plan] }>(requested, [...values]);
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!plan) throw new Error('EXPLAIN told nothing');
  const nodes = nodesOf(plan.Plan).filter((node) => node['Actual Loops'] > 0);
  const scans = nodes.filter((node) => node['Node Type'].endsWith('Scan'));
  return {
    ms: plan['Execution Time'],
    buffers: plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'],
    rows: scans.reduce((sum, node) => sum + rowsOf(node), 0),
    reads: [...new Set(scans.flatMap(readOf))],
    isByIndex: scans.every((node) => node['Node Type'] !== 'Seq Scan' || rowsOf(node) <= FEW_ROWS),
  };
}

function nodesOf(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function rowsOf(node: PlanNode): number {
  const removed =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return Math.round((node['Actual Rows'] + removed) * node['Actual Loops']);
}

/** Scans of what the query itself made are no reading of tables. */
function readOf(node: PlanNode): readonly string[] {
  const name = node['Index Name'] ?? node['Relation Name'];
  return name === undefined || node['Node Type'] === 'Bitmap Heap Scan'
    ? []
    : [`${node['Node Type'].replace(/ Scan$/, '')} ${name}`];
}
