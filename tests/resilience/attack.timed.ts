import { gzipSync } from 'node:zlib';
import { sendRaw, type RawResponse } from '../support/http/raw.ts';
import { memoryOf } from './memory.ts';

/** An attack whose answer must come soon. */
export interface Timed {
  readonly attack: string;
  /** The status of the last answer. */
  readonly status: number;
  readonly boundMs: number;
  /** The middle one of the second half: the first ones warm the shop up, and others use the machine too. */
  readonly medianMs: number;
  /** How much the shop's memory grew meanwhile, MB. */
  readonly grownMb: number;
}

const TIMES = 40;

const repeat = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join(' ');
const inside = (depth: number, open: string, close: string) =>
  `{ ${open.repeat(depth)}${close.repeat(depth)} }`;

/** Each with the bound that attack-cases.json names for it, in milliseconds. */
const ATTACKS: ReadonlyArray<readonly [string, number, string, string | Buffer | object]> = [
  ['GQL-002 100 levels', 50, '/graphql', query(inside(100, 'a {', '}'))],
  ['GQL-003 2,000 levels', 50, '/graphql', query(inside(2000, 'a {', '}'))],
  [
    'GQL-004 2^20 fields in fragments',
    50,
    '/graphql',
    query(
      `{ ...F0 } ${repeat(20, (n) => `fragment F${n} on Query { a: me { id } ...F${n + 1} ...F${n + 1} }`)}
      fragment F20 on Query { __typename }`,
    ),
  ],
  [
    'GQL-012 500 directives',
    20,
    '/graphql',
    query(`{ brands { name ${'@include(if:true)'.repeat(500)} } }`),
  ],
  ['GQL-014 fields that overlap', 250, '/graphql', query(`{ ${repeat(190, () => 'me { id }')} }`)],
  ['GTR-017 20 MB packed', 50, '/graphql', gzipSync(Buffer.alloc(20 * 1024 * 1024, ' '))],
  ['DOS-010 2,500 keys', 20, '/api/auth/login', keys(2_500)],
  ['DOS-010 30,000 keys', 20, '/api/auth/login', keys(30_000)],
  [
    'DOS-009 an e-mail of 30 KB',
    20,
    '/api/auth/signup',
    {
      firstName: 'A',
      lastName: 'B',
      email: `a@${'a'.repeat(30_000)}.`,
      password: 'un mot de passe',
    },
  ],
];

function query(text: string): object {
  return { query: text };
}

function keys(count: number): object {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]));
}

/** Sends each attack one after the other to the shop at `url`, and takes the time of its answers. */
export async function timeAttacks(url: string, pid: number): Promise<readonly Timed[]> {
  const results: Timed[] = [];
  for (const [attack, boundMs, path, body] of ATTACKS) {
    const before = await memoryOf(pid);
    const bytes = Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const times: number[] = [];
    let last: RawResponse | null = null;
    for (let n = 0; n < TIMES; n += 1) {
      const begun = performance.now();
      last = await sendRaw(url, {
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json' },
        body: bytes,
      });
      times.push(performance.now() - begun);
    }
    const warm = times.slice(TIMES / 2).sort((a, b) => a - b);
    const medianMs = warm[Math.floor(warm.length / 2)] ?? 0;
    const grownMb = (await memoryOf(pid)) - before;
    results.push({ attack, status: last?.status ?? 0, boundMs, medianMs, grownMb });
  }
  return results;
}
