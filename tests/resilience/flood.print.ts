import { formatTable } from '../support/http/table.ts';
import { FLOODS, proveFlood, type FloodResult } from './flood.ts';

const MOST_MB = 300;
const LONGEST_API_P99_MS = 500;
const LONGEST_HEALTH_MS = 100;

const HEADS = [
  'flood, from one address',
  '200',
  '503',
  '429',
  'other',
  'cut off',
  'MB',
  'API p99 ms',
  'healthz ms',
  'unflooded',
];

/** Floods the shop in each way and prints what others saw; true when all of it is within bounds. */
export async function printFloods(): Promise<boolean> {
  const results: FloodResult[] = [];
  for (const flood of FLOODS) results.push(await proveFlood(flood));
  const bounds = [
    'at most',
    ...Array.from({ length: 5 }, () => ''),
    ...[MOST_MB, LONGEST_API_P99_MS, LONGEST_HEALTH_MS].map(String),
    '',
  ];
  process.stdout.write(`${formatTable(HEADS, [...results.map(rowOf), bounds])}\n`);
  return results.every(isWithinBounds);
}

function rowOf({ name, statuses, unanswered, memory, api, health, quietMs }: FloodResult) {
  const { 200: done = 0, 503: refused = 0, 429: limited = 0, ...others } = statuses;
  const other = Object.values(others).reduce((sum, count) => sum + count, 0);
  return [
    name,
    ...[done, refused, limited, other, unanswered].map((count) => count.toLocaleString('en-US')),
    memory.join(' → '),
    ...[api.p99, health.slowest, quietMs].map((ms) => ms.toFixed(0)),
  ];
}

function isWithinBounds({ withoutRetryAfter, memory, api, health }: FloodResult): boolean {
  const [, most] = memory;
  const isAnswering = api.p99 < LONGEST_API_P99_MS && health.slowest < LONGEST_HEALTH_MS;
  return withoutRetryAfter + api.refused + health.refused === 0 && most < MOST_MB && isAnswering;
}
