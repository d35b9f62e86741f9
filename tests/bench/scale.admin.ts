import { setTimeout as pause } from 'node:timers/promises';
import { ORDERS } from '../api/admin/orders/orders.documents.ts';
import { dateInMorocco } from '../../server/shared/time.ts';
import { formatTable } from '../support/http/table.ts';
import { requestAdmin } from '../support/shop/admin.ts';
import { onBothStores, OWNER_COOKIE } from './back-office.ts';
import { formatMetrics, memoryOf, print, quantile, report, type Metric } from './metrics.ts';

const TIMES = 40;
const WARM_UP = 3;
const GOAL_MS = 20;

const PRODUCTS = `query ($filter: ProductFilter) { products(filter: $filter, first: 20) {
  totalCount pageInfo { endCursor } nodes {
    id version title brand categoryName image price { amount } outOfStock
    variants { id stockOnHand quantityAvailable }
  }
} }`;
const STOCK = `query ($filter: StockFilter) { stockLevels(filter: $filter, first: 50) {
  totalCount pageInfo { endCursor } nodes {
    id soldIn30Days product { id title image }
    variant { id title sku stockOnHand allocated quantityAvailable waiting }
  }
} }`;
const CUSTOMERS = `query ($search: String) { customers(search: $search, first: 20) {
  totalCount pageInfo { endCursor } nodes {
    id kind name email phone createdAt orderCount refusedCount
  }
} }`;
const DASHBOARD = `query ($days: Int!) { dashboard(days: $days) {
  toConfirm toPrepare openReturns lowStock failedMails days { date orders sales }
} }`;
const SALES = `query ($period: SalesPeriod!) { sales(period: $period) {
  sums { orders quantity sales refunded } before { orders quantity sales refunded }
  buckets { from to sums { orders quantity sales refunded } before { sales } change { sales } }
  channels { channel orders sales }
  products: by(dimension: PRODUCT) { name productId quantity sales }
  sizes: by(dimension: SIZE) { name quantity sales }
  categories: by(dimension: CATEGORY) { name quantity sales }
  returnsByReason { reason returns quantity } refusalsByCity { city delivered refused rate }
} }`;
const INVOICES = `query ($month: String!, $after: String) { invoices(month: $month, first: 50, after: $after) {
  totalCount sums { net { amount } vat { amount } gross { amount } } pageInfo { endCursor } nodes {
    id kind issuedAt name net { amount } vat { amount } gross { amount } order { id number }
  }
} }`;
const AUDIT_LOG = '{ auditLog { totalCount nodes { at actor action subject before after } } }';

type List = readonly [what: string, document: string, variables: object];

/** Every list, with filters that many, few and none match; orders from the first page and a deep one. */
function listsOf(products: number, orders: number): readonly List[] {
  const year = { from: '2025-06-01T00:00:00.000Z', to: '2026-06-01T00:00:00.000Z' };
  const orderFilters = [
    {},
    { statuses: ['DELIVERED'] },
    { statuses: ['PENDING', 'PREPARED'] },
    { from: year.from, to: year.to },
    { hasOpenReturn: true },
    { updatedSince: year.from },
    { search: 'alami' },
    { search: `client${orders / 2}@example.com` },
    { search: '+212 6 10 00 00 77' },
    { search: 'introuvable' },
    { ...year, search: 'ben-said rabat', statuses: ['DELIVERED'] },
  ];
  const productFilters = [
    {},
    { categories: ['Robes'] },
    { search: 'robe' },
    { search: `-${products - 1}` },
    { search: 'introuvable' },
    { lowStock: true },
  ];
  const stockFilters = [{}, { lowStock: true }, { search: 'robe 38' }, { search: 'introuvable' }];
  const lists: ReadonlyArray<readonly [string, string, ReadonlyArray<object>]> = [
    ['orders', ORDERS, orderFilters.map((filter) => ({ filter }))],
    ['orders', ORDERS, orderFilters.map((filter) => ({ filter, after: `o${orders / 50}` }))],
    ['products', PRODUCTS, productFilters.map((filter) => ({ filter }))],
    ['stock', STOCK, stockFilters.map((filter) => ({ filter }))],
    ['customers', CUSTOMERS, ['', 'alami', 'introuvable'].map((search) => ({ search }))],
    ['dashboard', DASHBOARD, [30, 366].map((days) => ({ days }))],
    ['sales', SALES, ['DAY', 'WEEK', 'MONTH'].map((period) => ({ period }))],
    ['invoices', INVOICES, invoicePages()],
    ['audit log', AUDIT_LOG, [{}]],
  ];
  return lists.flatMap(([what, document, each]) =>
    each.map((variables): List => [what + wordsOf(variables), document, variables]),
  );
}

/** The present month, the one before, and a page in its midst. */
function invoicePages(): readonly object[] {
  const month = dateInMorocco(new Date()).slice(0, 7);
  const day = new Date(`${month}-01`);
  day.setUTCMonth(day.getUTCMonth() - 1);
  const before = day.toISOString().slice(0, 7);
  return [{ month }, { month: before }, { month: before, after: `${before}-15T00:00:00.000Z F` }];
}

/** Returns words such as ` filter search alami after o4000`. */
const wordsOf = (variables: object) =>
  JSON.stringify(variables)
    .replaceAll(/T00:[\d:.]+Z/g, '')
    .replaceAll(/[^\w-]+/g, ' ')
    .trimEnd();

/**
 * `--admin`: every list of the back office on both stores, one request after the other. Returns 0 when
 * every median is below the goal, else 1.
 */
export async function runAdmin(isShort: boolean): Promise<number> {
  const [products, orders] = isShort ? [1_000, 2_000] : [100_000, 200_000];
  const lists = listsOf(products, orders);
  const [lowdb, postgres] = await onBothStores(products, orders, async ({ url }) => {
    // What a start and the load before it leave to do is over once each was requested.
    const firsts: number[] = [];
    for (const list of lists) firsts.push(await timeOf(url, list));
    const measured: (readonly number[])[] = [];
    for (const [n, list] of lists.entries()) {
      measured.push([...(await timesOf(url, list)), firsts[n] ?? 0]);
    }
    return measured;
  });
  const rows = lists.map(([what], n) => {
    const times = [...(lowdb[n] ?? []), ...(postgres[n] ?? [])];
    return [what, ...times.map((ms) => ms.toFixed(1))];
  });
  const heads = ['ms', ...['lowdb', 'PostgreSQL'].flatMap((name) => [name, 'p95', 'first'])];
  print(formatTable(heads, rows));
  return [...lowdb, ...postgres].every(([middle = Infinity]) => middle < GOAL_MS) ? 0 : 1;
}

const ORDERS_TO_CALL = 5_000;
/** Selects what « À appeler » shows. */
const CALL_QUEUE = `{ callQueue(first: 20) { totalCount nodes {
  dueAt isDue attempts expectedLoss { amount } reasons isCancellationProposed
  order {
    id number status version placedAt language payable { amount } trackingUrl
    shippingInfo { name city phone } contacts { at outcome }
    lines { id title variantTitle quantity alterations { id title value } }
  }
} } }`;

/** `--calls`: the queue of calls on both stores. Returns 0 when both medians are below the goal, else 1. */
export async function runCalls(isShort: boolean): Promise<number> {
  const list: List = ['callQueue', CALL_QUEUE, {}];
  const measured = await onBothStores(
    isShort ? 100 : 1_000,
    ORDERS_TO_CALL + (isShort ? 5_000 : 200_000),
    async ({ url, store }) => {
      const first = await timeOf(url, list);
      const [middle, worst] = await timesOf(url, list);
      return { store, first, middle: middle ?? Infinity, worst: worst ?? Infinity };
    },
    ORDERS_TO_CALL,
  );
  const rows = measured.map(({ store, middle, worst, first }) => [
    store,
    ...[middle, worst, first].map((ms) => ms.toFixed(1)),
  ]);
  print(formatTable(['ms', 'median', 'p95', 'first'], rows));
  return measured.every(({ middle }) => middle < GOAL_MS) ? 0 : 1;
}

/** In milliseconds. */
async function timeOf(url: string, [, document, variables]: List): Promise<number> {
  const begun = performance.now();
  const { errors } = await requestAdmin({ url }, document, variables, { cookie: OWNER_COOKIE });
  const time = performance.now() - begun;
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return time;
}

/** The median and the 95th of a hundred, in milliseconds. */
async function timesOf(url: string, list: List): Promise<readonly number[]> {
  report(list[0]);
  const all: number[] = [];
  for (let n = 0; n < TIMES + WARM_UP; n += 1) all.push(await timeOf(url, list));
  const warm = all.slice(WARM_UP);
  return [quantile(warm, 0.5), quantile(warm, 0.95)];
}

const PATHS = ['/feeds/google.xml', '/export/products.ndjson', '/export/orders.ndjson'];
const IDLE_AFTER_MS = 3_000;
const LOOK_EVERY_MS = 20;
/** Times the memory at rest, in which lowdb has the whole catalogue. */
const MEMORY_GOAL = 1.5;

/**
 * `--exports`: the most memory that a shop takes while it sends each feed and export, on both stores.
 * Returns 0 when every peak is within the goal, else 1.
 */
export async function runExports(isShort: boolean): Promise<number> {
  const size = isShort ? 1_000 : 100_000;
  const peaks = await onBothStores(size, size, async ({ store, url, pid, secret }) => {
    // The lists that searches read are made once, whatever comes first.
    await bytesOf(`${url}/export/orders.ndjson?since=2100-01-01T00:00:00Z`, secret);
    await pause(IDLE_AFTER_MS);
    const atRest = await memoryOf(pid);
    const metrics: Metric[] = [{ what: `${store}: MB at rest`, value: atRest }];
    let worst = 0;
    for (const path of PATHS) {
      let peak = 0;
      const look = async () => (peak = Math.max(peak, await memoryOf(pid)));
      const looking = setInterval(() => void look(), LOOK_EVERY_MS);
      const begun = performance.now();
      const mb = (await bytesOf(url + path, secret)) / 1024 / 1024;
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      clearInterval(looking);
      await look();
      worst = Math.max(worst, peak / atRest);
      const what = `${path}, ${mb.toFixed(0)} MB in ${seconds} s: peak, times at rest`;
      metrics.push({ what, value: peak / atRest, digits: 2, goal: { atMost: MEMORY_GOAL } });
    }
    print(formatMetrics(metrics));
    return worst;
  });
  return Math.max(...peaks) <= MEMORY_GOAL ? 0 : 1;
}

async function bytesOf(url: string, secret: string): Promise<number> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${secret}` } });
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  return bytes;
}
