import { deepStrictEqual } from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { cursorOf } from '../../server/catalog/catalog.cursor.ts';
import type { ProductRecord, ProductSort } from '../../server/catalog/catalog.store.ts';
import { openLowdbStore } from '../../server/store.open.ts';
import { ORDERS_A_MB, saveOrders } from '../resilience/sample.ts';
import { formatTable } from '../support/http/table.ts';
import { fillFolder } from './catalogue.ts';
import { alternate, processorOf, type Pace } from './load.ts';
import {
  formatMetrics,
  goalText,
  memoryOf,
  print,
  reaches,
  report,
  type Goal,
  type Metric,
} from './metrics.ts';
import { CARD, cardOf, CHANGED, EVER_NEW, get, graphql, openCarts, sampleOf } from './requests.ts';
import { runAdmin, runCalls, runExports } from './scale.admin.ts';
import { runForeign } from './scale.foreign.ts';
import { inNewFolder, measureStart, startShop, type RunningShop, type Start } from './shop.ts';

const PACE: Pace = { rounds: 3, seconds: 2, warmUpSeconds: 2, connections: 2 };
const SHORT: Pace = { rounds: 1, seconds: 0.3, warmUpSeconds: 0.3, connections: 2 };
/** A seed, a boutique, and what must work. */
const SIZES = [30, 10_000, 100_000];
const SHORT_SIZES = [30, 1_000];
const STARTS = 3;

/** Processor time of a request in a boutique. */
const GOAL = { size: 10_000, ms: { atMost: 20 } };
const GOALS: ReadonlyMap<number, { readonly idle?: Goal; readonly most?: Goal }> = new Map([
  [30, { idle: { atMost: 130 } }],
  [10_000, { idle: { atMost: 250 } }],
  [100_000, { most: { below: 1_500 } }],
]);

const COMPACTED_MB = 50;
const WRITERS = 16;

const count = (size: number) => size.toLocaleString('en-US');

const OPTION = { type: 'boolean', default: false } as const;
const OPTIONS = { short: OPTION, admin: OPTION, exports: OPTION, calls: OPTION, foreign: OPTION };

/**
 * `npm run bench:scale [-- --short]`: the same shop with ever more products, all sizes in one run. Returns
 * 0 once everything was measured, whatever the result. With `--admin` lists of the back office, with
 * `--calls` the queue of calls, with `--exports` the memory of feeds and exports, each on both stores; with `--foreign`
 * the products of another shop's file.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: OPTIONS });
  if (values.admin) return runAdmin(values.short);
  if (values.calls) return runCalls(values.short);
  if (values.exports) return runExports(values.short);
  if (values.foreign) return runForeign(values.short);
  const [sizes, pace] = values.short ? [SHORT_SIZES, SHORT] : [SIZES, PACE];
  const opened: OpenedShop[] = [];
  try {
    for (const size of sizes) {
      report(`${count(size)} products`);
      opened.push(await openShop(size, values.short ? 1 : STARTS));
    }
    const rows: Array<readonly string[]> = [];
    for (const subject of SUBJECTS) {
      report(subject.what);
      rows.push(await measure(subject, opened, pace));
    }
    const heads = sizes.map((size) => `ms at ${count(size)}`);
    const goal = `at ${count(GOAL.size)}, ${goalText(GOAL.ms)}`;
    print(formatTable(['processor time of', ...heads, goal], rows));
    report('compaction');
    const stall = await measureCompaction(values.short ? 1 : COMPACTED_MB);
    print(formatMetrics([...(await Promise.all(opened.map(metricsOf))).flat(), stall]));
  } finally {
    for (const { close } of opened) await close();
  }
  return 0;
}

/** A shop of one size, and how it starts. */
interface OpenedShop extends RunningShop {
  readonly start: Start;
  close(): Promise<void>;
}

/** Fills a folder, starts a shop over it so many times, and leaves the last one open. */
async function openShop(size: number, starts: number): Promise<OpenedShop> {
  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-scale-'));
  const products = await fillFolder(folder, size);
  const start = await measureStart(folder, starts);
  const shop = startShop(folder);
  const url = await shop.ready;
  await checkPages(url, products);
  const close = async () => {
    await shop.end();
    await rm(folder, { recursive: true });
  };
  return { start, url, pid: shop.pid, products, close };
}

/** A row: processor time at each size, and whether the goal is reached. */
async function measure(
  { what, requests, holds }: Subject,
  shops: readonly OpenedShop[],
  pace: Pace,
): Promise<readonly string[]> {
  const sides = await Promise.all(
    shops.map(async (shop) => ({ ...shop, requests: await requests(shop), holds })),
  );
  const times = (await alternate(sides, pace)).map(processorOf);
  const measured = times[shops.findIndex(({ products }) => products.length === GOAL.size)];
  const isReached = measured === undefined ? '' : reaches(measured, GOAL.ms) ? 'yes' : 'no';
  return [what, ...times.map((ms) => ms.toFixed(2)), isReached];
}

async function metricsOf({ products, pid, start }: OpenedShop): Promise<readonly Metric[]> {
  const goals = GOALS.get(products.length);
  const at = `${count(products.length)} products`;
  const most = await memoryOf(pid, 'VmHWM');
  return [
    { what: `${at}: start to first answer, ms`, value: start.firstAnswerMs },
    { what: `${at}: idle memory, MB`, value: start.idleMb, goal: goals?.idle },
    { what: `${at}: most memory, MB`, value: most, goal: goals?.most },
  ];
}

/** The longest stall of the event loop while so much is compacted and sixteen writers go on. */
function measureCompaction(megabytes: number): Promise<Metric> {
  return inNewFolder(async (folder) => {
    const store = await openLowdbStore(folder);
    await saveOrders(store, megabytes * ORDERS_A_MB);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    const done = new AbortController();
    const writers = Array.from({ length: WRITERS }, async (_, place) => {
      while (!done.signal.aborted) {
        await store.transaction(({ carts }) => carts.save(`w${place}`, []));
      }
    });
    delay.enable();
    await store.compact();
    delay.disable();
    done.abort();
    await Promise.all(writers);
    await store.close();
    const what = `${megabytes} MB compacted among writers: longest stall, ms`;
    return { what, value: delay.max / 1e6, digits: 1, goal: { below: 50 } };
  });
}

const VARIABLES = '$filter: ProductFilter, $sort: ProductSort!, $after: String, $new: ID!';
const FOUND = 'products(filter: $filter, sort: $sort, first: 24, after: $after)';
// Another product that there is not every time: the request is new, what it costs the same.
const NEW = 'none: product(id: $new) { id }';
const PAGE_SIZE = 24;

const PAGE = `query Page(${VARIABLES}) { ${FOUND} {
  edges { cursor node { ${CARD} } } pageInfo { hasNextPage endCursor } totalCount
} ${NEW} }`;
const FACETS = `query Facets(${VARIABLES}) { ${FOUND} {
  totalCount facets { categories { value count } brands { value count } }
} ${NEW} }`;
const OPTION_FACETS = `query OptionFacets(${VARIABLES}) { ${FOUND} {
  totalCount facets { options { name values { value count } } price { min max } }
} ${NEW} }`;

interface Requested {
  readonly sort?: ProductSort;
  readonly filter?: object;
  readonly after?: string;
}

const query = (document: string, { sort = 'FEATURED', filter = {}, after }: Requested = {}) =>
  graphql(document, { filter, sort, after, new: EVER_NEW });
const page = (requested?: Requested) => query(PAGE, requested);

/** Something that shops of every size are measured by. */
interface Subject {
  readonly what: string;
  readonly requests: (shop: RunningShop) => Promise<readonly string[]>;
  /** Text at the beginning or end of every right answer. */
  readonly holds: string;
}

const fixed = (what: string, request: string): Subject => ({
  what,
  holds: '{"data":{"products":{',
  requests: async () => [request],
});
const search = (what: string, text: string) =>
  fixed(`search, ${what}`, page({ filter: { search: text } }));

/** The four categories of the seed that every shop here has, and one that is another each time. */
const FASHION = { categories: ['Hauts', 'Bas', 'Robes', 'Traditionnels', EVER_NEW] };
/** Two sizes of the seed, and one that is another each time. */
const TWO_SIZES = { options: [{ name: 'Taille', values: ['38', '40', EVER_NEW] }] };

const SUBJECTS: readonly Subject[] = [
  fixed('page of 24', page()),
  fixed('cheapest first', page({ sort: 'PRICE_ASC' })),
  fixed('dearest first', page({ sort: 'PRICE_DESC' })),
  {
    ...fixed('last page, cheapest first', ''),
    requests: async ({ products }) => [
      page({ sort: 'PRICE_ASC', after: lastPageCursor(products) }),
    ],
  },
  fixed('page of four categories', page({ filter: FASHION })),
  search('one word', 'robe'),
  search('two words', 'caftan cel'),
  search('descriptions', 'soies'),
  search('corrected', 'cafatn'),
  search('finds nothing', EVER_NEW),
  fixed('facets', query(FACETS)),
  fixed('facets of a filter', query(FACETS, { filter: FASHION })),
  fixed('page of two sizes', page({ filter: TWO_SIZES })),
  fixed('facets of options', query(OPTION_FACETS, { filter: TWO_SIZES })),
  {
    what: 'HTML of a product',
    holds: '<html',
    requests: async ({ products }) => [get(`/products/${products[1]?.id ?? ''}`)],
  },
  {
    what: 'cart change',
    holds: CHANGED,
    requests: ({ url }) => openCarts(url, PACE.connections),
  },
];

/** The cursor behind which the last page of the cheapest-first list begins. */
function lastPageCursor(products: readonly ProductRecord[]): string {
  const before = cheapestFirst(products).at(-PAGE_SIZE - 1);
  if (!before) throw new Error('There is no second page');
  return cursorOf('PRICE_ASC', before);
}

/** Throws unless the first and the last page are, field by field, those of these products. */
async function checkPages(url: string, products: readonly ProductRecord[]): Promise<void> {
  const sorted = cheapestFirst(products);
  const cards = async (after?: string) => {
    const request = page({ sort: 'PRICE_ASC', ...(after !== undefined && { after }) });
    const { edges } = JSON.parse((await sampleOf(url, request)).body.toString()).data.products;
    return edges.map(({ node }: { readonly node: object }) => node);
  };
  deepStrictEqual(await cards(), sorted.slice(0, PAGE_SIZE).map(cardOf));
  deepStrictEqual(await cards(lastPageCursor(products)), sorted.slice(-PAGE_SIZE).map(cardOf));
}

function cheapestFirst(products: readonly ProductRecord[]): readonly ProductRecord[] {
  return products
    .filter(({ outOfStock }) => !outOfStock)
    .sort((a, b) => a.price - b.price || a.position - b.position);
}
