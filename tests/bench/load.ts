import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { formatTable } from '../support/http/table.ts';
import { goalCells, median, processorMs, ratioOf, type Goal } from './metrics.ts';

const LOAD = fileURLToPath(new URL('load.mjs', import.meta.url));

/** A server and whole HTTP requests to send to it. */
export interface Side {
  readonly url: string;
  readonly pid: number;
  /** Connection n of c sends requests n, n + c, n + 2c and so on, over and over. */
  readonly requests: readonly string[];
  /** Status of every answer; 200 by default. */
  readonly status?: number;
  /** Text in the first chunk of every answer. */
  readonly holds?: string;
}

interface Window {
  readonly answersASecond: number;
  /** Processor time of the server for an answer. */
  readonly processorMs: number;
  readonly p99: number;
}

/** How long and how often each side is measured. */
export interface Pace {
  readonly rounds: number;
  readonly seconds: number;
  readonly warmUpSeconds: number;
  readonly connections: number;
}

/** Never the same over the whole run of a bench: no window requests what one before has requested. */
let next = 100_000_000;

/** Loads one side for some seconds. Rejects when one answer is not what it must be. */
async function load(side: Side, connections: number, seconds: number): Promise<Window> {
  const child = spawn(process.execPath, [LOAD], { stdio: ['pipe', 'pipe', 'inherit'] });
  const { url, pid, requests, status = 200, holds } = side;
  const before = await processorMs(pid);
  const port = Number(new URL(url).port);
  child.stdin.end(
    JSON.stringify({ port, connections, seconds, requests, status, holds, from: next }),
  );
  const printed = await text(child.stdout);
  const spent = (await processorMs(pid)) - before;
  if (printed === '') throw new Error(`${url} did not answer as it must`);
  const { answered, took, next: following, p99 } = JSON.parse(printed);
  next = following;
  return {
    answersASecond: (answered * 1000) / took,
    processorMs: spent / answered,
    p99,
  };
}

/** The windows of each side, in the order of the sides; the first side of a round is the last of the next. */
export async function alternate(
  sides: readonly Side[],
  { rounds, seconds, warmUpSeconds, connections }: Pace,
): Promise<ReadonlyArray<readonly Window[]>> {
  const windows = sides.map((side) => ({ side, of: [] as Window[] }));
  for (const side of sides) await load(side, connections, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const each of round % 2 === 0 ? windows : windows.toReversed()) {
      each.of.push(await load(each.side, connections, seconds));
    }
  }
  return windows.map((each) => each.of);
}

const answersASecond = (window: Window) => window.answersASecond;
const processorTime = (window: Window) => window.processorMs;

/** Processor time of an answer: the median of the windows. */
export const processorOf = (windows: readonly Window[]) => median(windows.map(processorTime));

/** Milliseconds within which 99 % of the answers came: the median of the windows. */
export const p99Of = (windows: readonly Window[]) => median(windows.map(({ p99 }) => p99));

/** The side that the shop is compared with, and the required ratio. */
export interface Rival {
  readonly of: string;
  readonly side: Side;
  readonly goal?: Goal | undefined;
  /**
   * The measure of the goal. Processor time by default: it is steadier, and the load shares the
   * machine. Answers where a disk is waited for as well.
   */
  readonly judged?: 'answers';
}

/** Measures the shop and its rivals in turn. Returns the rows of the table, and the shop's windows. */
export async function compare(what: string, ours: Side, rivals: readonly Rival[], pace: Pace) {
  const [own = [], ...others] = await alternate([ours, ...rivals.map(({ side }) => side)], pace);
  const rows = rivals.map(({ of, goal, judged }, n) => {
    const other = others[n] ?? [];
    const answers = ratioOf(own.map(answersASecond), other.map(answersASecond));
    const thrift = ratioOf(other.map(processorTime), own.map(processorTime));
    const cells = goalCells(judged === 'answers' ? answers : thrift, goal);
    return [what, of, answers.toFixed(2), thrift.toFixed(2), ...cells];
  });
  return { rows, own };
}

export function formatRatios(rows: ReadonlyArray<readonly string[]>): string {
  const heads = ['measured', 'of', 'answers', 'for its processor time', 'goal', 'reached'];
  return formatTable(heads, rows);
}
