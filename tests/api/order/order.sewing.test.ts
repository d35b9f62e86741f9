import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { loggedAbout, changesOf } from '../admin/orders/orders.change.documents.ts';
import { BOTH, DRESS, HEM_98, offer } from '../cart/altered.ts';
import { addedPickup, change } from '../delivery/delivery.documents.ts';
import { guestOrder, HOME, place } from './order.documents.ts';
import { dresses, move, ordered, sewingOf } from './order.sewing.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);
const { list, moveJob, jobsOf, sewAll } = sewingOf(admin);
const { update } = changesOf(admin);
await offer(shop, undefined, 1_000);

const codes = ({ userErrors }: { readonly userErrors: ReadonlyArray<{ readonly code: string }> }) =>
  userErrors.map(({ code }) => code);
const openJobs = async () => {
  const { data } = await admin.request<{ dashboard: { openSewingJobs: number } }>(
    '{ dashboard { openSewingJobs } }',
  );
  return data.dashboard.openSewingJobs;
};

const chosen = (value: number) => ({
  variantId: DRESS,
  quantity: 1,
  alterations: [{ id: 'ourlet', value }],
});

describe('sewing jobs', () => {
  test('are listed once an order is confirmed, the first that is due first', async () => {
    const before = await openJobs();
    const order = await ordered(shop, admin, [[[]], [HEM_98, 2], [BOTH]], { to: [] });
    expect(await jobsOf(order.id)).toEqual([]);
    await move(admin, [order.id], 'CONFIRMED');
    const jobs = await jobsOf(order.id);
    expect(jobs).toMatchObject([
      {
        id: `${order.id}/${DRESS}+ourlet:98.5`,
        status: 'TODO',
        version: 1,
        moves: ['IN_PROGRESS', 'DONE'],
        changedBy: null,
        order: { number: order.number },
        line: { quantity: 2, alterations: [{ title: 'Ourlet', value: 98.5 }] },
      },
      { line: { alterations: [{ title: 'Ourlet' }, { title: 'Pinces', value: null }] } },
    ]);
    const [first = '', second = ''] = jobs.map(({ dueOn }) => dueOn);
    expect(second > first).toBe(true);
    expect(await openJobs()).toBe(before + 2);
    await move(admin, [order.id], 'CANCELLED');
    expect([await jobsOf(order.id), await openJobs()]).toEqual([[], before]);
  });

  test('are paged, and a cursor of another list is refused', async () => {
    await ordered(shop, admin, [[HEM_98], [BOTH]]);
    await ordered(shop, admin, [[HEM_98]]);
    const whole = (await list('TODO')).data?.sewingJobs;
    const found: string[] = [];
    let after: string | null = null;
    do {
      const { data }: Awaited<ReturnType<typeof list>> = await list('TODO', { first: 2, after });
      found.push(...(data?.sewingJobs.nodes ?? []).map(({ id }) => id));
      expect(data?.sewingJobs.totalCount).toBe(whole?.totalCount);
      after = data?.sewingJobs.pageInfo.hasNextPage ? data.sewingJobs.pageInfo.endCursor : null;
    } while (after !== null);
    expect(found).toEqual(whole?.nodes.map(({ id }) => id));
    const { errors } = await list('TODO', { after: 'ailleurs' });
    expect(errors[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });

  test('move by their version, and the log names who moved what', async () => {
    const order = await ordered(shop, admin, [[HEM_98]]);
    const [job] = await jobsOf(order.id);
    if (!job) throw new Error('There is no job');
    expect(await moveJob(job.id, 'IN_PROGRESS', 1)).toMatchObject({
      job: { status: 'IN_PROGRESS', version: 2, changedBy: 'patronne@exemple.ma' },
      userErrors: [],
    });
    expect(await moveJob(job.id, 'DONE', 1)).toMatchObject({
      job: { status: 'IN_PROGRESS', version: 2 },
      userErrors: [{ code: 'VERSION_CONFLICT', field: 'expectedVersion' }],
    });
    expect(codes(await moveJob(`${job.id}+`, 'DONE', 2))).toEqual(['INVALID']);
    expect(codes(await moveJob('nulle-part', 'DONE', 2))).toEqual(['INVALID']);
    expect(await jobsOf(order.id, 'IN_PROGRESS')).toHaveLength(1);
    const [logged] = await loggedAbout(admin, order.number);
    expect(logged?.action).toBe('sewing.move');
  });

  test('that two move at once are moved by one of them', async () => {
    for (let n = 0; n < 10; n += 1) {
      const order = await ordered(shop, admin, [[HEM_98]]);
      const [job] = await jobsOf(order.id);
      if (!job) throw new Error('There is no job');
      const both = await Promise.all([
        moveJob(job.id, 'IN_PROGRESS', 1),
        moveJob(job.id, 'DONE', 1),
      ]);
      expect(both.flatMap(codes)).toEqual(['VERSION_CONFLICT']);
      expect(both.map((each) => each.job?.version)).toEqual([2, 2]);
      await move(admin, [order.id], 'CANCELLED');
    }
  });

  test('begin at once at the counter, where the order is paid and handed in', async () => {
    const { order } = await change<{ order: { id: string; status: string } | null }>(
      admin,
      'createOrder',
      {
        input: [
          'NewOrderInput!',
          {
            channel: 'SHOP',
            paymentMethod: 'PAID_IN_SHOP',
            lines: [{ variantId: DRESS, quantity: 1, alterations: HEM_98 }],
            acceptsAlterations: true,
          },
        ],
        idempotencyKey: ['String!', crypto.randomUUID()],
      },
      'order { id status }',
    );
    expect(await jobsOf(order?.id ?? '')).toMatchObject([{ status: 'TODO' }]);
  });
});

describe('an order with unfinished sewing', () => {
  test('is not shipped, neither alone nor with others, nor by a carrier', async () => {
    const order = await ordered(shop, admin, [[HEM_98], [[]]]);
    const other = await ordered(shop, admin, [[[]]]);
    for (const ids of [[order.id], [other.id, order.id]]) {
      const { orders, userErrors } = await move(admin, ids, 'SHIPPED');
      expect(orders).toBeNull();
      expect(userErrors).toMatchObject([{ code: 'NOT_ALLOWED_NOW' }]);
      expect(userErrors[0]?.message).toContain('+ Ourlet 98,5\u00a0cm\u00a0»');
    }
    const ship = () =>
      change<{ shipments: readonly object[] }>(
        admin,
        'shipOrders',
        {
          orderIds: ['[ID!]!', [order.id, other.id]],
          carrierId: ['ID!', 'file'],
          idempotencyKey: ['String!', crypto.randomUUID()],
        },
        'shipments { id }',
      );
    const given = await ship();
    expect([given.shipments.length, codes(given)]).toEqual([1, ['NOT_ALLOWED_NOW']]);
    await sewAll(order.id);
    expect(await move(admin, [order.id], 'SHIPPED')).toMatchObject({
      orders: [{ status: 'SHIPPED' }],
    });
    const [done] = await jobsOf(order.id, 'DONE');
    expect(codes(await moveJob(done?.id ?? '', 'TODO', done?.version ?? 0))).toEqual([
      'NOT_ALLOWED_NOW',
    ]);
  });

  test('is neither said to be ready nor handed over where it is fetched', async () => {
    const { name } = HOME;
    const { order } = await place(shop, {
      ...guestOrder([], { name, acceptsAlterations: true }),
      deliveryOptionId: await addedPickup(admin),
      lines: dresses([HEM_98]),
    });
    const orderId = order?.id ?? '';
    await move(admin, [orderId], 'CONFIRMED');
    const ready = () =>
      change(admin, 'markReady', { orderId: ['ID!', orderId] }, 'order { status }');
    const fetched = (collected: number) =>
      change(
        admin,
        'markPickedUp',
        { orderId: ['ID!', orderId], collected: ['Centimes!', collected] },
        'order { status }',
      );
    expect(codes(await ready())).toEqual(['NOT_ALLOWED_NOW']);
    expect(codes(await fetched(132_000))).toEqual(['NOT_ALLOWED_NOW']);
    await sewAll(orderId);
    expect(await ready()).toMatchObject({ order: { status: 'PREPARED' } });
    expect(await fetched(132_000)).toMatchObject({ order: { status: 'DELIVERED' } });
  });

  test('has other jobs after a correction of its lines, which prices new alterations of today', async () => {
    const order = await ordered(shop, admin, [[HEM_98]]);
    await sewAll(order.id);
    // The price of the hem that was bought stays.
    const product = await shop.store.read.catalog.product(DRESS);
    const [hem] = product?.alterations ?? [];
    if (!hem) throw new Error('The dress has no hem');
    await offer(shop, [{ ...hem, price: 4_500 }], 1_000);
    const changed = await update(order.id, { lines: [chosen(98.5), chosen(120)] });
    expect(changed.userErrors).toEqual([]);
    expect(changed.order?.lines.map(({ price }) => price.amount)).toEqual([132_000, 133_500]);
    expect(await jobsOf(order.id, 'DONE')).toHaveLength(1);
    expect(await jobsOf(order.id)).toMatchObject([{ line: { alterations: [{ value: 120 }] } }]);
    const version = changed.order?.version ?? 0;
    const bad = await update(order.id, { lines: [chosen(98.5), chosen(12)] }, version);
    expect(bad.userErrors).toMatchObject([
      { code: 'UNKNOWN_ALTERATION', field: 'lines.1.alterations' },
    ]);
    await offer(shop, undefined, 1_000);
  });
});
