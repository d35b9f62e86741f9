import type { TestAdmin } from '../../support/shop/admin.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { DRESS } from '../cart/altered.ts';
import { change } from '../delivery/delivery.documents.ts';
import { guestOrder, place } from './order.documents.ts';

export interface Job {
  readonly id: string;
  readonly status: string;
  readonly version: number;
  readonly moves: readonly string[];
  readonly dueOn: string;
  readonly changedBy: string | null;
  readonly order: { readonly id: string; readonly number: string };
  readonly line: {
    readonly id: string;
    readonly quantity: number;
    readonly alterations: ReadonlyArray<{ readonly title: string; readonly value: number | null }>;
  };
}

const JOB = `id status version moves dueOn changedAt changedBy order { id number }
  line { id quantity alterations { title value } }`;

interface Page {
  readonly totalCount: number;
  readonly nodes: readonly Job[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

/** Alterations of a line, and how many items of it; none for an unaltered one. */
export type Wanted = readonly [alterations: readonly object[], quantity?: number];

export const dresses = (...lines: readonly Wanted[]) =>
  lines.map(([alterations, quantity = 1]) => ({ productId: DRESS, quantity, alterations }));

/** Places a guest's order of dresses, and moves it on. */
export async function ordered(
  shop: TestShop,
  admin: TestAdmin,
  lines: readonly Wanted[],
  { to = ['CONFIRMED'], ...input }: { readonly to?: readonly string[] } & object = {},
) {
  const { order, userErrors } = await place(shop, {
    ...guestOrder([], { email: 'nadia@example.com', acceptsAlterations: true, ...input }),
    lines: dresses(...lines),
  });
  if (!order) throw new Error(JSON.stringify(userErrors));
  for (const each of to) await move(admin, [order.id], each);
  return order;
}

export const move = (admin: TestAdmin, ids: readonly string[], to: string) =>
  change<{ orders: ReadonlyArray<{ status: string; moves: readonly string[] }> | null }>(
    admin,
    'moveOrders',
    { ids: ['[ID!]!', ids], to: ['OrderStatus!', to] },
    'orders { status moves }',
  );

export function sewingOf(admin: TestAdmin) {
  const list = async (status: string, variables: object = {}) =>
    admin.request<{ sewingJobs: Page } | null>(
      `query ($status: SewingStatus!, $first: Int! = 100, $after: String) {
        sewingJobs(status: $status, first: $first, after: $after) {
          totalCount nodes { ${JOB} } pageInfo { endCursor hasNextPage }
        }
      }`,
      { status, ...variables },
    );
  const moveJob = (id: string, to: string, expectedVersion: number) =>
    change<{ job: Job | null }>(
      admin,
      'moveSewingJob',
      { id: ['ID!', id], to: ['SewingStatus!', to], expectedVersion: ['Int!', expectedVersion] },
      `job { ${JOB} }`,
    );
  return {
    list,
    moveJob,
    /** Returns the jobs of an order in this state. */
    async jobsOf(orderId: string, status = 'TODO'): Promise<readonly Job[]> {
      const { data } = await list(status);
      return (data?.sewingJobs.nodes ?? []).filter(({ order }) => order.id === orderId);
    },
    /** Sews all that is to be sewn of an order. */
    async sewAll(orderId: string): Promise<void> {
      const { data } = await list('TODO');
      const jobs = (data?.sewingJobs.nodes ?? []).filter(({ order }) => order.id === orderId);
      for (const { id, version } of jobs) await moveJob(id, 'DONE', version);
    },
  };
}
