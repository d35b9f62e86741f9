import fc from 'fast-check';
import { sendRaw, type From, type RawResponse, type RawRequest } from '../../support/http/raw.ts';
import { anyRequest } from './random.requests.ts';
import type { Known } from './random.values.ts';

export interface RandomResult {
  readonly statuses: ReadonlyMap<number, number>;
  /** Answers that no shop may give, each with its request: there must be none. */
  readonly faults: readonly string[];
  /** The longest that the request after a batch took, in milliseconds. */
  readonly slowestControlMs: number;
}

/** How many requests, which ones, and what receives how many were sent. */
export interface RandomRun {
  readonly runs: number;
  readonly seed: number;
  readonly report?: (sent: number) => Promise<void>;
}

const BATCH = 20;
const ADDRESSES = 250;
const SHOWN = 1_000;
export const DIGS =
  /node_modules|\.[jt]s:\d|\bat \S+ \(|Maximum call stack|fastify|FST_ERR|ApolloServer/i;
const CONTROL: RawRequest = {
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: '{"query":"{ product(id: \\"caftan-celeste\\") { title } }"}',
};

/**
 * Sends `runs` random requests to the shop at `url`, a batch at once, and sends it a simple one
 * after each batch. The same seed sends the same.
 */
export async function sendRandom(
  url: string,
  known: Known,
  { runs, seed, report = async () => {} }: RandomRun,
): Promise<RandomResult> {
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  let slowestControlMs = 0;
  const requests = anyRequest(known);
  for (let sent = 0; sent < runs; sent += BATCH) {
    const requested = fc.sample(requests, { numRuns: BATCH, seed: seed + sent });
    // From many addresses: one alone runs out of ports before the machine has them free again.
    const localAddress = `127.0.2.${((sent / BATCH) % ADDRESSES) + 1}`;
    const answers = await Promise.all(requested.map((each) => ask(url, each, { localAddress })));
    for (const [place, answer] of answers.entries()) {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const fault = faultOf(answer);
      if (fault) faults.push(`${fault}\n${describe(requested[place])}`);
    }
    const asking = performance.now();
    const control = controlFault(await ask(url, CONTROL));
    slowestControlMs = Math.max(slowestControlMs, performance.now() - asking);
    if (control) faults.push(`${control}\n${requested.map(describe).join('\n')}`);
    await report(sent + BATCH);
  }
  return { statuses, faults, slowestControlMs };
}

/** A shop that takes no connection any more gives no answer. */
const ask = (url: string, request: RawRequest, from?: From): Promise<RawResponse> =>
  sendRaw(url, request, from).catch(() => ({ status: 0, headers: {}, body: '' }));

function describe(request: RawRequest | undefined): string {
  return JSON.stringify({ ...request, body: String(request?.body) }).slice(0, SHOWN);
}

function faultOf({ status, headers, body }: RawResponse): string | null {
  if (status === 0) return 'no answer';
  const isPlanned = status === 503 && 'retry-after' in headers;
  if (status >= 500 && !isPlanned) return `status ${status}: ${body.slice(0, SHOWN)}`;
  const dug = DIGS.exec(body)?.[0];
  if (dug) return `an answer tells ${dug}: ${body.slice(0, SHOWN)}`;
  const isJson = headers['content-type']?.includes('json') && status !== 304;
  return isJson && body !== '' && !isReadable(body) ? `no JSON: ${body.slice(0, SHOWN)}` : null;
}

function controlFault({ status, body }: RawResponse): string | null {
  const isRight = status === 200 && body.includes('Caftan Céleste');
  return isRight ? null : `the question after it: ${status} ${body.slice(0, SHOWN)}`;
}

function isReadable(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
