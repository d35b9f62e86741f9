import { setTimeout as pause } from 'node:timers/promises';
import { formatTable } from '../../support/http/table.ts';
import { spawnShop, type ShopProcess } from '../../support/shop/spawn.ts';
import { inNewFolder } from '../beside.ts';
import { median } from '../median.ts';
import { fillBackOffice, type Amounts } from './admin.fill.ts';
import { adminLists, type AdminList } from './admin.subjects.ts';
import { onPostgres } from './on-postgres.ts';

const AMOUNTS: Amounts = {
  products: 100_000,
  orders: 200_000,
  customers: 50_000,
  auditEntries: 50_000,
  failedMails: 200,
};
const SHORT_AMOUNTS: Amounts = {
  products: 1_000,
  orders: 2_000,
  customers: 500,
  auditEntries: 500,
  failedMails: 20,
};
const TIMES = 40;
const WARM_UP = 3;
const GOAL_MS = 100;

const OWNER = { email: 'patronne@exemple.ma', password: 'une boutique bien tenue' };

const say = (text: string) => process.stdout.write(`${text}\n`);
const report = (text: string) => process.stderr.write(`${text} …\n`);
const count = (size: number) => size.toLocaleString('en-US');

interface Times {
  readonly first: number;
  readonly median: number;
  readonly p95: number;
}

/**
 * `npm run bench:scale -- --admin`: every list of the back office on both stores, one request after the
 * other. Returns 0 when every median is below the goal, else 1.
 */
export function runAdmin(isShort: boolean): Promise<number> {
  const amounts = isShort ? SHORT_AMOUNTS : AMOUNTS;
  return inNewFolder(async (DATA_DIR) => {
    report(`${count(amounts.products)} products, ${count(amounts.orders)} orders`);
    await fillBackOffice(DATA_DIR, amounts);
    report('lowdb');
    const lowdb = await measureShop({ DATA_DIR, RATE_LIMITS: 'off' }, amounts);
    const postgres = await onPostgres(DATA_DIR, report, (variables) =>
      measureShop(variables, amounts),
    );
    const heads = ['ms', ...['lowdb', 'PostgreSQL'].flatMap((name) => [name, 'p95', 'first'])];
    const rows = adminLists(amounts).map(({ what }, n) => [
      what,
      ...cells(lowdb[n]),
      ...cells(postgres[n]),
    ]);
    say(formatTable(heads, rows));
    return [...lowdb, ...postgres].every((times) => times.median < GOAL_MS) ? 0 : 1;
  });
}

const cells = (times: Times | undefined) =>
  [times?.median, times?.p95, times?.first].map((ms) => (ms ?? NaN).toFixed(1));

async function measureShop(
  variables: Readonly<Record<string, string>>,
  amounts: Amounts,
): Promise<readonly Times[]> {
  const shop = spawnShop(variables);
  try {
    const url = await shop.ready;
    const cookie = await openSession(shop, url, variables['DATABASE_URL'] === undefined);
    const times: Times[] = [];
    for (const list of adminLists(amounts)) {
      const measured = await measure(url, cookie, list);
      report(`${list.what}: ${cells(measured).join(' ')}`);
      times.push(measured);
    }
    return times;
  } finally {
    await shop.end();
  }
}

async function measure(url: string, cookie: string, list: AdminList): Promise<Times> {
  const all: number[] = [];
  for (let n = 0; n < TIMES + WARM_UP; n += 1) {
    const start = performance.now();
    const { body } = await send(url, cookie, list);
    all.push(performance.now() - start);
    if (!body.startsWith('{"data":{')) throw new Error(`${list.what}: ${body.slice(0, 300)}`);
  }
  const [first = 0] = all;
  const warm = all.slice(WARM_UP).toSorted((a, b) => a - b);
  return { first, median: median(warm), p95: warm[Math.ceil(warm.length * 0.95) - 1] ?? 0 };
}

async function send(
  url: string,
  cookie: string,
  { document, variables = {} }: Omit<AdminList, 'what'>,
) {
  const response = await fetch(`${url}/graphql/admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-belle-vue-admin': '1', cookie },
    body: JSON.stringify({ query: document, variables }),
  });
  return { body: await response.text(), headers: response.headers };
}

/** Sets the first owner up, or logs in where a copy of the shop has one. */
async function openSession(shop: ShopProcess, url: string, isNew: boolean): Promise<string> {
  const token = isNew ? await setupToken(shop) : undefined;
  const { headers, body } = await send(
    url,
    '',
    token === undefined
      ? {
          document: `mutation ($email: String!, $password: String!) {
            logIn(email: $email, password: $password) { me { id } }
          }`,
          variables: OWNER,
        }
      : {
          document: `mutation ($token: String!, $input: SetUpInput!) {
            setUpAccount(token: $token, input: $input) { me { id } }
          }`,
          variables: { token, input: { ...OWNER, name: 'Leïla Bennani' } },
        },
  );
  const [cookie] = (headers.get('set-cookie') ?? '').split(';');
  if (!cookie) throw new Error(`No session: ${body}`);
  return cookie;
}

/** Printed after the address. */
async function setupToken({ said }: ShopProcess): Promise<string> {
  for (;;) {
    const [, token] = /\/admin\/setup\?token=([\w-]+)/.exec(said.out) ?? [];
    if (token !== undefined) return token;
    await pause(20);
  }
}
