import { disk, type Files } from '../../../server/storage/lowdb/journal/files.ts';
import { nowhere } from '../../support/store/memory-files.ts';
import { startShop as startHere } from '../../support/shop/shop.ts';
import { CHANGED, openCarts } from '../carts.ts';
import type { Side } from '../load.ts';
import { ADJUSTED } from '../peers/vendure.ts';
import type { Findings } from '../report.ts';
import { withShop, type RunningShop } from '../running.ts';
import { p99Of, processorOf, sideBySide, type Pace } from '../side-by-side.ts';
import type { Peers } from './peers.ts';

const LARGE = 10_000;

/**
 * Measures durable changes of carts, a cart of its own for each connection: beside peers, in a large
 * catalogue, and beside a store that keeps nothing.
 */
export async function measureWrites(
  shop: RunningShop,
  { express, vendure }: Peers,
  pace: Pace,
): Promise<Findings> {
  const requests = await openCarts(shop.url, pace.connections);
  const carts = vendure ? await vendure.openCarts(pace.connections) : [];
  const what = `durable cart change, ${pace.connections} connections`;
  const beside = await withShop(LARGE, async (large) => {
    const largeRequests = await openCarts(large.url, pace.connections);
    return sideBySide(
      what,
      { ...shop, requests, holds: CHANGED },
      [
        {
          of: 'the same among 10,000 products',
          side: { ...large, requests: largeRequests, holds: CHANGED },
          goal: { atMost: 1.1 },
        },
        { of: 'Apollo Server, Express: no cart at all', side: { ...express, requests } },
        ...(vendure
          ? [
              {
                of: 'Vendure, adjust order line',
                side: { ...vendure, requests: carts, holds: ADJUSTED },
                goal: { atLeast: 50 },
                judged: 'answers' as const,
              },
            ]
          : []),
      ],
      pace,
    );
  });
  const { ratios: memory } = await besideMemory(what, pace);
  return {
    ratios: [...beside.ratios, ...memory],
    metrics: [
      { what: `${what}: p99, ms`, value: p99Of(beside.ours), digits: 1, goal: { below: 12 } },
      { what: `${what}: processor time, ms`, value: processorOf(beside.ours), digits: 3 },
    ],
  };
}

/** The same shop on a disk and on files that keep nothing, both in this process. */
async function besideMemory(what: string, pace: Pace) {
  const durable = await startSide(disk, pace);
  const memory = await startSide(nowhere, pace);
  try {
    const goal = { atLeast: 0.9 };
    const rival = { of: 'the same on a memory store', side: memory.side, goal };
    return await sideBySide(what, durable.side, [{ ...rival, judged: 'answers' }], pace);
  } finally {
    await durable.close();
    await memory.close();
  }
}

async function startSide(files: Files, pace: Pace) {
  const { url, close } = await startHere({ files });
  const requests = await openCarts(url, pace.connections);
  const side: Side = { url, pid: process.pid, requests, holds: CHANGED };
  return { side, close };
}
