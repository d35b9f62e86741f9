import { deepStrictEqual } from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { restProduct } from '../../server/catalog/catalog.rest.ts';
import { baseVariant, enteredPriceOf } from '../../server/catalog/catalog.variant.rules.ts';
import { CITIES } from '../../server/delivery/city/city.rules.ts';
import { DAY_MS } from '#shared/instants.ts';
import { disk, type Files } from '../../server/storage/lowdb/journal/files.ts';
import { campaign } from '../rules/catalog/campaign/campaigns.ts';
import { startShop as startHere } from '../support/shop/shop.ts';
import { nowhere } from '../support/store/memory-files.ts';
import { fillFolder } from './catalogue.ts';
import {
  alternate,
  compare,
  formatRatios,
  p99Of,
  processorOf,
  type Pace,
  type Rival,
  type Side,
} from './load.ts';
import {
  formatMetrics,
  median,
  memoryOf,
  print,
  report,
  type Goal,
  type Metric,
} from './metrics.ts';
import {
  CARD,
  cardOf,
  CHANGED,
  EVER_NEW,
  get,
  graphql,
  openCarts,
  sampleOf,
  type Sample,
} from './requests.ts';
import { inNewFolder, measureStart, withPlainServer, withShop, type RunningShop } from './shop.ts';

const PRODUCTS = 30;
const LARGE = 10_000;
const CONNECTIONS = 50;
const READ_PACE: Pace = { rounds: 5, seconds: 3, warmUpSeconds: 4, connections: CONNECTIONS };
/** Shorter windows exaggerate p99: 50 connections arrive at once. */
const WRITE_PACE: Pace = { rounds: 3, seconds: 10, warmUpSeconds: 5, connections: CONNECTIONS };
const SHORT: Pace = { rounds: 1, seconds: 0.5, warmUpSeconds: 0.5, connections: CONNECTIONS };
const STARTS = 5;

const LIST = `query List($first: Int!, $filter: ProductFilter) {
  products(first: $first, filter: $filter) { totalCount nodes { ${CARD} } }
}`;
const ONE = `query One($id: ID!) { product(id: $id) { ${CARD} } }`;
const CITY_SEARCH =
  'query Cities($search: String) { cities(search: $search) { id name region postalCodes } }';
/** Headers of a browser that requests a page. */
const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };

interface Findings {
  readonly ratios?: ReadonlyArray<readonly string[]>;
  readonly metrics: readonly Metric[];
}

/**
 * `npm run bench [-- --short]`: the shop beside plain node:http, all in one run. Returns 0 once
 * everything was measured, whatever the result.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { short: { type: 'boolean', default: false } } });
  const [reads, writes] = values.short ? [SHORT, SHORT] : [READ_PACE, WRITE_PACE];
  report('starts');
  const starts = await measureStarts(values.short ? 1 : STARTS);
  const findings = await withShop(PRODUCTS, async (shop): Promise<readonly Findings[]> => {
    report('reads');
    const read = await measureReads(shop, reads);
    report('campaigns');
    const reduced = await measureCampaigns(shop, reads);
    report('cities');
    const cities = await measureCities(shop.url);
    report('pages');
    const pages = await measurePages(shop, reads);
    report('cart changes');
    const written = await measureWrites(shop, writes);
    const value = await memoryOf(shop.pid, 'VmHWM');
    const memory = { what: 'most memory of all this, MB', value, goal: { below: 250 } };
    return [read, reduced, cities, pages, written, { metrics: [memory] }];
  });
  print(formatRatios(findings.flatMap(({ ratios = [] }) => ratios)));
  print(formatMetrics([...findings, starts].flatMap(({ metrics }) => metrics)));
  return 0;
}

async function measureStarts(times: number): Promise<Findings> {
  const { firstAnswerMs, idleMb } = await inNewFolder(async (folder) => {
    await fillFolder(folder, PRODUCTS);
    return measureStart(folder, times);
  });
  const goal = { below: 600 };
  const empty = await inNewFolder((folder) => measureStart(folder, 1));
  return {
    metrics: [
      { what: 'start to first answer, ms', value: firstAnswerMs, goal },
      { what: 'the same in an empty folder, ms', value: empty.firstAnswerMs, goal },
      { what: 'memory of an idle shop, MB', value: idleMb, goal: { atMost: 120 } },
    ],
  };
}

/** Measures reads of the catalogue beside plain node:http, once their answers are right field by field. */
async function measureReads({ url, pid, products }: RunningShop, pace: Pace): Promise<Findings> {
  const first = products.length;
  const all = { includeOutOfStock: true };
  // Every category that there is and one that there never is: other variables, the same products.
  const categories = [...new Set(products.map(({ categoryName }) => categoryName)), EVER_NEW];
  const list = graphql(LIST, { first, filter: all });
  const renewed = graphql(LIST, { first, filter: { ...all, categories } });
  const ones = products.map(({ id }) => graphql(ONE, { id }));
  const rest = get('/api/products');
  const listed = { data: { products: { totalCount: first, nodes: products.map(cardOf) } } };
  const answered = await check(url, list, listed);
  await check(url, renewed, listed);
  for (const [n, product] of products.entries()) {
    await check(url, ones[n] ?? '', { data: { product: cardOf(product) } });
  }
  const restAnswer = await check(url, rest, {
    products: products.map((one) => restProduct(one, enteredPriceOf(one, baseVariant(one)))),
  });
  const known = get('/api/products', { 'if-none-match': restAnswer.headers['etag'] ?? '' });

  const measure = async (
    what: string,
    side: Pick<Side, 'requests' | 'holds' | 'status'>,
    sample: Sample,
    goal?: Goal,
  ) =>
    withPlainServer(sample, false, (stringify) => {
      const rival = { ...stringify, requests: side.requests };
      const of = 'node:http, JSON.stringify';
      return compare(what, { url, pid, ...side }, [{ of, side: rival, goal }], pace);
    });
  const holds = '{"data":{"products":{';
  const again = await measure('list of 30, again', { requests: [list], holds }, answered, {
    atLeast: 2,
  });
  const renewedList = await measure(
    'the same list, ever new variables',
    { requests: [renewed], holds },
    answered,
    { atLeast: 0.3 },
  );
  const one = await measure(
    'one product',
    { requests: ones, holds: '{"data":{"product":{' },
    await sampleOf(url, ones[0] ?? ''),
    { atLeast: 0.3 },
  );
  const restList = await measure(
    'REST /api/products',
    { requests: [rest], holds: '{"products":[{' },
    restAnswer,
    { atLeast: 1.5 },
  );
  const unchanged = { requests: [known], status: 304 };
  const cached = await measure('REST /api/products, 304 on its ETag', unchanged, restAnswer);
  const goal = { atMost: 0.2 };
  const [newMs, oneMs] = [processorOf(renewedList.own), processorOf(one.own)];
  return {
    ratios: [again, renewedList, one, restList, cached].flatMap(({ rows }) => rows),
    metrics: [
      { what: 'a cached list, processor ms', value: processorOf(again.own), digits: 3 },
      { what: 'a list with ever new variables, processor ms', value: newMs, digits: 3, goal },
      { what: 'one product, processor ms', value: oneMs, digits: 3, goal },
    ],
  };
}

/** Measures lists while campaigns run beside the same lists without any. */
async function measureCampaigns(
  { url, pid, products }: RunningShop,
  pace: Pace,
): Promise<Findings> {
  const first = products.length;
  const categories = [...new Set(products.map(({ categoryName }) => categoryName)), EVER_NEW];
  const startsAt = new Date(Date.now() - DAY_MS).toISOString();
  const endsAt = new Date(Date.now() + DAY_MS).toISOString();
  const dates = { startsAt, endsAt };
  const campaigns = [
    campaign({
      ...dates,
      slug: 'quelques-uns',
      products: products.slice(0, 9).map(({ id }) => id),
    }),
    campaign({ ...dates, slug: 'marque', products: [], brands: [products[0]?.brand ?? ''] }),
  ];
  const goal: Goal = { atLeast: 0.9 };
  const of = 'the same without campaigns';
  return withShop(
    PRODUCTS,
    async (shop) => {
      const ratios = [];
      for (const [what, requests] of [
        ['list of 30 with campaigns, again', [graphql(LIST, { first, filter: {} })]],
        ['the same list, ever new variables', [graphql(LIST, { first, filter: { categories } })]],
      ] as const) {
        const holds = '{"data":{"products":{';
        const rival: Rival = { of, side: { url, pid, requests, holds }, goal };
        const ours = { url: shop.url, pid: shop.pid, requests, holds };
        ratios.push(...(await compare(what, ours, [rival], pace)).rows);
      }
      return { ratios, metrics: [] };
    },
    {},
    campaigns,
  );
}

/** Measures the answer to each beginning of each city's name, which no answer before it was about. */
async function measureCities(url: string): Promise<Findings> {
  const names = CITIES.flatMap(({ name, ar }) => [name, ar]);
  const texts = new Set(names.flatMap((name) => [...name].map((_, at) => name.slice(0, at + 1))));
  const times: number[] = [];
  for (const search of texts) {
    const request = graphql(CITY_SEARCH, { search });
    const start = performance.now();
    await sampleOf(url, request);
    times.push(performance.now() - start);
  }
  const [value, goal] = [median(times), { below: 5 }];
  return { metrics: [{ what: 'a search for cities: median, ms', value, digits: 2, goal }] };
}

async function check(url: string, request: string, expected: object): Promise<Sample> {
  const sample = await sampleOf(url, request);
  deepStrictEqual(JSON.parse(sample.body.toString()), expected);
  return sample;
}

/** Measures cached pages beside their bytes on plain node:http, and pages that are new. */
async function measurePages({ url, pid, products }: RunningShop, pace: Pace): Promise<Findings> {
  const ratios = [];
  for (const [name, path] of [
    ['/', '/'],
    ['/products', '/products'],
    ['/products/:id', `/products/${products[1]?.id}`],
  ] as const) {
    const requests = [get(path, BROWSER)];
    const seen = await withPlainServer(await sampleOf(url, requests[0] ?? ''), true, (ready) => {
      const rival = { of: 'node:http, ready bytes', side: { ...ready, requests } };
      const goal = { atLeast: 0.5 };
      return compare(`page cached: ${name}`, { url, pid, requests }, [{ ...rival, goal }], pace);
    });
    ratios.push(...seen.rows);
  }
  // Categories that the catalogue has not count for nothing, but make it another page.
  const requests = ['Hauts', 'Robes', 'Traditionnels'].map((name) =>
    get(`/products?category=${name}&category=${EVER_NEW}`, BROWSER),
  );
  const [windows = []] = await alternate([{ url, pid, requests }], { ...pace, connections: 4 });
  const what = 'page rendered for the first time, processor time, ms';
  const value = processorOf(windows);
  return { ratios, metrics: [{ what, value, digits: 2, goal: { atMost: 8 } }] };
}

/** Measures durable changes, a cart for each connection: in a large catalogue, and beside a store in memory. */
async function measureWrites({ url, pid }: RunningShop, pace: Pace): Promise<Findings> {
  const what = `durable cart change, ${pace.connections} connections`;
  const sideOf = async (shop: Pick<Side, 'url' | 'pid'>): Promise<Side> => {
    const requests = await openCarts(shop.url, pace.connections);
    return { ...shop, requests, holds: CHANGED };
  };
  const large = await withShop(LARGE, async (other) => {
    const side = await sideOf({ url: other.url, pid: other.pid });
    const rival: Rival = { of: 'the same among 10,000 products', side, goal: { atMost: 1.1 } };
    return compare(what, await sideOf({ url, pid }), [rival], pace);
  });
  const here = async (files: Files) => {
    const shop = await startHere({ files });
    return { side: await sideOf({ url: shop.url, pid: process.pid }), close: shop.close };
  };
  const [durable, memory] = [await here(disk), await here(nowhere)];
  const rival: Rival = {
    of: 'the same on a memory store',
    side: memory.side,
    goal: { atLeast: 0.9 },
    judged: 'answers',
  };
  const beside = await compare(what, durable.side, [rival], pace);
  await durable.close();
  await memory.close();
  return {
    ratios: [...large.rows, ...beside.rows],
    metrics: [
      { what: `${what}: p99, ms`, value: p99Of(large.own), digits: 1, goal: { atMost: 20 } },
      { what: `${what}: processor time, ms`, value: processorOf(large.own), digits: 3 },
    ],
  };
}
