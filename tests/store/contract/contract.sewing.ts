import { expect, test } from 'vitest';
import { byText } from '#shared/text.ts';
import type { LineAlterationRecord } from '../../../server/catalog/alteration/line.store.ts';
import { moveSewing, sewingJobsOf } from '../../../server/order/sewing/sewing.rules.ts';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import type { Store } from '../../../server/store.ts';
import { seededChance } from '../../support/seeded-chance.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { order } from './records.ts';

const STATES = ['TODO', 'IN_PROGRESS', 'DONE'] as const;
const DAY_MS = 86_400_000;

const hem = (days: number): LineAlterationRecord => ({
  id: 'ourlet',
  title: 'Ourlet',
  titles: {},
  measureName: 'Longueur',
  measureNames: {},
  price: 0,
  value: 90 + days,
  days,
});

async function listed(store: Store, status: (typeof STATES)[number], first: number) {
  const found: string[] = [];
  let after: string | null = null;
  for (;;) {
    const page = await store.read.orders.sewingPage({ status, first, after });
    expect(page.nodes.every((job) => job.status === status)).toBe(true);
    found.push(...page.nodes.map(({ id }) => id));
    after = page.pageInfo.endCursor;
    if (!page.pageInfo.hasNextPage) return { found, totalCount: page.totalCount };
  }
}

/** Lists of sewing jobs: every store gives what the rules say. */
export function listsSewing(open: OpenStore): void {
  const under = emptyStores(open);
  const chance = seededChance(23);
  const below = (end: number) => Math.floor(chance() * end);

  function anyOrder(n: number): OrderRecord {
    const [line] = order('o').lines;
    if (!line) throw new Error('The record has no line');
    const lines = Array.from({ length: 1 + below(4) }, (_, place) => ({
      ...line,
      alterations: chance() < 0.7 ? [hem(5 * place + below(5))] : [],
    }));
    const status = (['PENDING', 'PAID', 'CONFIRMED', 'CANCELLED', 'SHIPPED'] as const)[below(5)];
    const placedAt = new Date(Date.parse('2026-03-02T10:00:00.000Z') + below(9) * DAY_MS);
    const placed = order(`o${n}`, {
      lines,
      status: status ?? 'PAID',
      placedAt: placedAt.toISOString(),
    });
    const about = { by: 'salma@example.com', now: placedAt };
    return sewingJobsOf(placed).reduce((moved, { id }) => {
      const job = sewingJobsOf(moved).find((each) => each.id === id);
      return job ? moveSewing(job, STATES[below(3)] ?? 'TODO', about) : moved;
    }, placed);
  }

  test('has each job once, the first that is due first, on pages of any size', async () => {
    const orders = Array.from({ length: 40 }, (_, n) => anyOrder(n));
    await under.store.transaction((ports) => ports.orders.save(...orders));
    const store = await under.reopen();
    const jobs = orders.flatMap((each) => sewingJobsOf(each));
    for (const status of STATES) {
      const expected = jobs
        .filter((job) => job.status === status)
        .map(({ id, dueOn, order: { id: orderId, placedAt, lines }, line }) => ({
          id,
          place: [dueOn, placedAt, orderId, lines.indexOf(line)].join(' '),
        }))
        .toSorted(byText(({ place }) => place))
        .map(({ id }) => id);
      expect(expected.length).toBeGreaterThan(8);
      for (const first of [1, 3, 100]) {
        expect(await listed(store, status, first)).toEqual({
          found: expected,
          totalCount: expected.length,
        });
      }
    }
    const unfinished = jobs.filter(({ status }) => status !== 'DONE');
    expect(await store.read.orders.openSewingCount()).toBe(unfinished.length);
  });
}
