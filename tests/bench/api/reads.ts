import type { Goal } from '../goal.ts';
import { FOUND } from '../peers/vendure.ts';
import type { Findings } from '../report.ts';
import type { RunningShop } from '../running.ts';
import { processorOf, sideBySide, type Pace, type Rival } from '../side-by-side.ts';
import type { Questions } from './answers.ts';
import type { Peers } from './peers.ts';

// What right answers begin with.
const PRODUCTS = '{"data":{"products":{';
const ONE_PRODUCT = '{"data":{"product":{';
const REST_PRODUCTS = '{"products":[{';

/** Of issue 6, for what nobody has asked before. */
const MOST_MS = { atMost: 0.2 };

/** Measures what strangers ask of the catalogue, beside the limits and the peers that there are. */
export async function measureReads(
  shop: RunningShop,
  requested: Questions,
  peers: Peers,
  pace: Pace,
): Promise<Findings> {
  const beside = rivalsOf(peers);
  const measure = (what: string, requests: readonly string[], holds: string, rivals: Rivals) =>
    sideBySide(what, { ...shop, requests, holds }, rivals, pace);

  const list = await measure(
    `list of ${shop.products.length}, the same question again`,
    requested.list,
    PRODUCTS,
    [
      beside.stringify('list', requested.list, { atLeast: 2 }),
      { of: 'node:http, ready bytes', side: { ...peers.ready.list, requests: requested.list } },
      beside.express(requested.list),
      ...beside.vendure('list', { atLeast: 60 }),
    ],
  );
  const renewed = await measure('the same list, ever new variables', requested.renewed, PRODUCTS, [
    beside.stringify('list', requested.renewed, { atLeast: 0.45 }),
    beside.express(requested.renewed),
  ]);
  const one = await measure('one product', requested.ones, ONE_PRODUCT, [
    beside.stringify('one', requested.ones, { atLeast: 0.45 }),
    beside.express(requested.ones),
    ...beside.vendure('one'),
  ]);
  const rest = await measure('REST /api/products', requested.rest, REST_PRODUCTS, [
    beside.stringify('rest', requested.rest, { atLeast: 1.5 }),
  ]);
  const known = await measureKnown(shop, requested, beside.stringify('rest', requested.rest), pace);
  return {
    ratios: [...[list, renewed, one, rest].flatMap(({ ratios }) => ratios), ...(known ?? [])],
    metrics: [
      { what: 'a cached list, processor ms', value: processorOf(list.ours), digits: 3 },
      {
        what: 'a list with ever new variables, processor ms',
        value: processorOf(renewed.ours),
        digits: 3,
        goal: MOST_MS,
      },
      {
        what: 'one product, processor ms',
        value: processorOf(one.ours),
        digits: 3,
        goal: MOST_MS,
      },
    ],
    remarks: known ? [] : ['REST /api/products has no ETag: nothing to answer 304 to.'],
  };
}

type Rivals = readonly Rival[];

/** The peers by what they are asked. */
function rivalsOf({ stringified, express, vendure }: Peers) {
  return {
    stringify: (
      kind: keyof Peers['stringified'],
      requests: readonly string[],
      goal?: Goal,
    ): Rival => ({
      of: 'node:http, JSON.stringify',
      side: { ...stringified[kind], requests },
      goal,
    }),
    express: (requests: readonly string[]): Rival => ({
      of: 'Apollo Server, Express',
      side: { ...express, requests },
    }),
    /** None when there is none here. */
    vendure: (kind: 'list' | 'one', goal?: Goal): Rivals =>
      vendure
        ? [{ of: 'Vendure', side: { ...vendure, requests: vendure[kind], holds: FOUND }, goal }]
        : [],
  };
}

/** What the shop does for those who have its answer already; null when it gives no `ETag`. */
async function measureKnown(
  shop: RunningShop,
  { known }: Questions,
  whole: Rival,
  pace: Pace,
): Promise<Findings['ratios'] | null> {
  if (known.length === 0) return null;
  const what = 'REST /api/products, 304 on its ETag';
  return (await sideBySide(what, { ...shop, requests: known, status: 304 }, [whole], pace)).ratios;
}
