import { FOUND, type Vendure } from '../peers/vendure.ts';
import type { Findings } from '../report.ts';
import { processorOf, sideBySide, type Pace, type Rival } from '../side-by-side.ts';
import type { RunningShop } from '../running.ts';
import type { Questions } from './answers.ts';
import type { Peers } from './peers.ts';

const STRINGIFY = 'node:http, JSON.stringify';
const EXPRESS = 'Apollo Server, Express';
const READY = 'node:http, ready bytes';
const VENDURE = 'Vendure';

// What right answers begin with.
const PRODUCTS = '{"data":{"products":{';
const ONE_PRODUCT = '{"data":{"product":{';
const REST_PRODUCTS = '{"products":[{';

/** Measures what strangers ask of the catalogue, beside the limits and the peers that there are. */
export async function measureReads(
  shop: RunningShop,
  asked: Questions,
  peers: Peers,
  pace: Pace,
): Promise<Findings> {
  const ours = (requests: readonly string[], holds: string) => ({ ...shop, requests, holds });
  const { stringified, ready, express, vendure } = peers;
  const sold = (question: (vendure: Vendure) => readonly string[], goal?: Rival['goal']) =>
    vendure
      ? [
          {
            of: VENDURE,
            side: { ...vendure, requests: question(vendure), holds: FOUND },
            ...(goal && { goal }),
          },
        ]
      : [];

  const list = await sideBySide(
    `list of ${shop.products.length}, the same question again`,
    ours(asked.list, PRODUCTS),
    [
      {
        of: STRINGIFY,
        side: { ...stringified.list, requests: asked.list },
        goal: { atLeast: 2 },
      },
      { of: READY, side: { ...ready.list, requests: asked.list } },
      { of: EXPRESS, side: { ...express, requests: asked.list } },
      ...sold((peer) => peer.list, { atLeast: 60 }),
    ],
    pace,
  );
  const renewed = await sideBySide(
    'the same list, ever new variables',
    ours(asked.renewed, PRODUCTS),
    [
      {
        of: STRINGIFY,
        side: { ...stringified.list, requests: asked.renewed },
        goal: { atLeast: 0.45 },
      },
      { of: EXPRESS, side: { ...express, requests: asked.renewed } },
    ],
    pace,
  );
  const one = await sideBySide(
    'one product',
    ours(asked.ones, ONE_PRODUCT),
    [
      {
        of: STRINGIFY,
        side: { ...stringified.one, requests: asked.ones },
        goal: { atLeast: 0.45 },
      },
      { of: EXPRESS, side: { ...express, requests: asked.ones } },
      ...sold((peer) => peer.one),
    ],
    pace,
  );
  const rest = await sideBySide(
    'REST /api/products',
    ours(asked.rest, REST_PRODUCTS),
    [
      {
        of: STRINGIFY,
        side: { ...stringified.rest, requests: asked.rest },
        goal: { atLeast: 1.5 },
      },
    ],
    pace,
  );
  const whole = { of: `${STRINGIFY}, whole`, side: { ...stringified.rest, requests: asked.rest } };
  const unchanged = { ...shop, requests: asked.known, status: 304 };
  const known =
    asked.known.length > 0
      ? [await sideBySide('REST /api/products, 304 on its ETag', unchanged, [whole], pace)]
      : [];
  return {
    ratios: [list, renewed, one, rest, ...known].flatMap(({ ratios }) => ratios),
    remarks: known.length > 0 ? [] : ['REST /api/products has no ETag: nothing to answer 304 to.'],
    figures: [
      {
        what: 'processor time of a list asked again, ms',
        value: processorOf(list.ours),
        digits: 3,
      },
      {
        what: 'of one with ever new variables, ms',
        value: processorOf(renewed.ours),
        digits: 3,
        goal: { atMost: 0.2 },
      },
      {
        what: 'of one product, ms',
        value: processorOf(one.ours),
        digits: 3,
        goal: { atMost: 0.2 },
      },
    ],
  };
}
