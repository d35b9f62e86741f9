import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { processorMs } from './process-metrics.ts';

const LOAD = fileURLToPath(new URL('load.mjs', import.meta.url));

/** In a request this is another number, of nine digits, every time it is sent (`load.mjs`). */
export const EVER_NEW = '%N%';

/** A server and what it is asked: whole HTTP requests. */
export interface Side {
  readonly url: string;
  readonly pid: number;
  /** Connection n of c sends requests n, n + c, n + 2c and so on, over and over. */
  readonly requests: readonly string[];
  /** What every answer must have; 200 unless told. */
  readonly status?: number;
  /** What every answer must have in what comes of it first. */
  readonly holds?: string;
}

/** What was seen while one side was asked. */
export interface Window {
  readonly answersASecond: number;
  /** Processor time of the server, an answer. */
  readonly processorMs: number;
  readonly p50: number;
  readonly p99: number;
}

/** Ever new over the whole run of a bench: no window asks what one before has asked. */
let next = 100_000_000;

/** Asks one side for some seconds. Rejects when one answer is not what it must be. */
export async function ask(
  side: Side,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Window> {
  const child = spawn(process.execPath, [LOAD], { stdio: ['pipe', 'pipe', 'inherit'] });
  const { url, pid, requests, status = 200, holds } = side;
  const before = await processorMs(pid);
  const port = Number(new URL(url).port);
  const requested = { port, connections, seconds, requests, status, holds, from: next };
  child.stdin.end(JSON.stringify(requested));
  const said = await text(child.stdout);
  const took = (await processorMs(pid)) - before;
  if (said === '') throw new Error(`${url} did not answer as it must`);
  const result: Loaded = JSON.parse(said);
  next = result.next;
  return {
    answersASecond: (result.answered * 1000) / result.took,
    processorMs: took / result.answered,
    p50: result.p50,
    p99: result.p99,
  };
}

/** What `load.mjs` prints. */
interface Loaded {
  readonly answered: number;
  readonly took: number;
  readonly next: number;
  readonly p50: number;
  readonly p99: number;
}
