import { gzipSync } from 'node:zlib';
import { memoryOf, print, quantile } from '../bench/metrics.ts';
import { inNewFolder, startShop } from '../bench/shop.ts';
import { sendRandom } from '../security/random/random.ts';
import { sendRaw } from '../support/http/raw.ts';
import { proveFloods } from './flood.ts';
import { NONE, printRows } from './report.ts';
import { connect, LOG_IN, type Session } from './request.ts';

/** Requests after which the process has what it needs; a tenth of them all, when that is more. */
const WARM_AFTER = 5_000;
const TIMES = 40;
const BOUNDS = {
  notPlanned: NONE,
  dead: NONE,
  controlMs: { below: 250 },
  memoryTimes: { atMost: 1.25 },
};

const FRAGMENTS = Array.from(
  { length: 20 },
  (_, n) => `fragment F${n} on Query { a: me { id } ...F${n + 1} ...F${n + 1} }`,
).join(' ');
const MANY_KEYS = Object.fromEntries(Array.from({ length: 2_500 }, (_, n) => [`k${n}`, 1]));
const LONG_EMAIL = { firstName: 'A', lastName: 'B', email: `a@${'a'.repeat(30_000)}.` };

/** Each with the bound that attack-cases.json names for it, in milliseconds. */
const DOCUMENTS: Readonly<Record<string, readonly [boundMs: number, document: string]>> = {
  'GQL-003 2,000 levels': [50, `{ ${'a {'.repeat(2_000)}${'}'.repeat(2_000)} }`],
  'GQL-004 2^20 fields in fragments': [50, `{ ...F0 } ${FRAGMENTS} fragment F20 on Query { id }`],
  'GQL-012 500 directives': [20, `{ brands { name ${'@include(if:true)'.repeat(500)} } }`],
  'GQL-014 fields that overlap': [250, `{ ${'me { id } '.repeat(190)} }`],
};
const ATTACKS: ReadonlyArray<readonly [string, number, string, string | Buffer]> = [
  ...Object.entries(DOCUMENTS).map(
    ([name, [boundMs, query]]) => [name, boundMs, '/graphql', JSON.stringify({ query })] as const,
  ),
  ['GTR-017 20 MB packed', 50, '/graphql', gzipSync(Buffer.alloc(20 * 1024 * 1024, ' '))],
  ['DOS-010 2,500 keys', 20, '/api/auth/login', JSON.stringify(MANY_KEYS)],
  [
    'DOS-009 an e-mail of 30 KB',
    20,
    '/api/auth/signup',
    JSON.stringify({ ...LONG_EMAIL, password: 'un mot de passe' }),
  ],
];

/**
 * Sends `runs` random requests to the built shop, then the attacks whose time counts, then floods. No
 * answer may be one that was not planned, and the process must not end.
 */
export async function proveAttack(runs: number): Promise<boolean> {
  const isHeld = await inNewFolder(async (folder) => {
    const shop = startShop(folder);
    const url = await shop.ready;
    const seed = Date.now();
    let early = 0;
    const { statuses, faults, slowestControlMs } = await sendRandom(url, await findKnown(url), {
      runs,
      seed,
      async report(sent) {
        if (early === 0 && sent >= Math.max(runs / 10, WARM_AFTER))
          early = await memoryOf(shop.pid);
        if (sent % 10_000 === 0) process.stderr.write(`${sent} of ${runs}\n`);
      },
    });
    const late = await memoryOf(shop.pid);
    const isSoon = await proveTimes(url, shop.pid);
    const dead = await Promise.race([shop.ended.then(() => 1), Promise.resolve(0)]);
    const { err } = await shop.end();
    printRows('status', [['answers', Object.fromEntries(statuses)]], {});
    const values = {
      notPlanned: faults.length,
      dead,
      controlMs: slowestControlMs,
      memory: late,
      memoryTimes: late / (early || late),
    };
    const isPlanned = printRows(`${runs} requests, seed ${seed}`, [['random', values]], BOUNDS);
    for (const fault of faults.slice(0, 10)) print(fault);
    if (err !== '') print(`The shop's log:\n${err.slice(0, 2_000)}`);
    return isPlanned && isSoon;
  });
  return (await proveFloods(1)) && isHeld;
}

/** Sends each attack one after the other, and compares the time of its answers with its bound. */
async function proveTimes(url: string, pid: number): Promise<boolean> {
  const rows = [];
  for (const [attack, boundMs, path, body] of ATTACKS) {
    const before = await memoryOf(pid);
    const headers = { 'content-type': 'application/json' };
    const times: number[] = [];
    let status = 0;
    for (let n = 0; n < TIMES; n += 1) {
      const begun = performance.now();
      ({ status } = await sendRaw(url, { method: 'POST', path, headers, body }));
      times.push(performance.now() - begun);
    }
    // Of the second half: the first ones warm the shop up, and others use the machine too.
    const medianMs = quantile(times.slice(TIMES / 2), 0.5);
    const grownMb = (await memoryOf(pid)) - before;
    rows.push([
      attack,
      { status, boundMs, medianMs, ofBound: medianMs / boundMs, grownMb },
    ] as const);
  }
  return printRows('attack', rows, { ofBound: { below: 1 }, grownMb: { below: 20 } });
}

/** Ids and tokens that a stranger can have: those of the catalogue, and their own. */
async function findKnown(url: string) {
  const { body } = await sendRaw(url, { path: '/api/products' });
  const { products }: { products: ReadonlyArray<{ readonly _id: string }> } = JSON.parse(body);
  const connection = connect(url);
  const { session } = await connection.make<{ session: Session }>(LOG_IN);
  connection.close();
  return {
    ids: [...products.map(({ _id: id }) => id), 'robes', 'lunettes'],
    tokens: [session.token],
  };
}
