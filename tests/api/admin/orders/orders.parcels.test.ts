import { describe, expect, test } from 'vitest';
import { setStock } from '../../../../server/catalog/catalog.stock.rules.ts';
import { openAdmin } from '../../../support/shop/admin.ts';
import { sharedShop } from '../../../support/shop/shared-shop.ts';
import { guestOrder, place } from '../../order/order.documents.ts';
import type { UserError } from '../../protocol/documents.ts';
import { order } from '../../../store/contract/records.ts';
import { loggedAbout } from './orders.change.documents.ts';
import { listed, moved } from './orders.documents.ts';

const ID = 'jabador-atlas';

const shop = await sharedShop();
const admin = await openAdmin(shop);

const RECEIVE = `mutation ($ids: [ID!]!, $restock: Boolean! = true) {
  receiveParcels(ids: $ids, restock: $restock) {
    orders { id status version awaitsParcel parcelReturnedAt } userErrors { code field message }
  }
}`;

interface Received {
  readonly orders: ReadonlyArray<Readonly<Record<string, unknown>>> | null;
  readonly userErrors: readonly UserError[];
}

const received = async (ids: readonly string[], about: object = {}) =>
  (await admin.request<{ receiveParcels: Received }>(RECEIVE, { ids, ...about })).data
    .receiveParcels;

const codesOf = ({ userErrors }: Received) => userErrors.map(({ code }) => code);

async function stock(): Promise<readonly [onHand: number | null, allocated: number]> {
  const product = await shop.store.read.catalog.product(ID);
  const variant = product?.variants.find(({ id }) => id === ID);
  return [variant?.stockOnHand ?? null, variant?.allocated ?? 0];
}

async function count(quantity: number): Promise<void> {
  const product = await shop.store.read.catalog.product(ID);
  if (product) await shop.changeProduct(ID, setStock(product, ID, quantity));
}

/** An order of two whose parcel was refused, with five others in stock. */
async function refused() {
  await count(7);
  const placed = (await place(shop, guestOrder([[ID, 2]]))).order;
  if (!placed) throw new Error('The order was not placed');
  const { id, number } = placed;
  for (const to of ['CONFIRMED', 'SHIPPED', 'REFUSED']) await moved(admin, { ids: [id], to });
  return { id, number };
}

const awaited = async (filter: object = {}) =>
  (await listed(admin, { filter: { awaitsParcel: true, ...filter } })).nodes.map(({ id }) => id);

describe('a refused parcel', () => {
  test('is on sale again once it is back, and once', async () => {
    const { id, number } = await refused();
    expect(await stock()).toEqual([5, 0]);
    expect(await awaited()).toContain(id);
    expect(await awaited({ search: number, statuses: ['REFUSED'] })).toEqual([id]);
    expect(await awaited({ statuses: ['SHIPPED'] })).toEqual([]);
    const { orders, userErrors } = await received([id, id]);
    expect(userErrors).toEqual([]);
    expect(orders).toEqual([
      {
        id,
        status: 'REFUSED',
        version: 2,
        awaitsParcel: false,
        parcelReturnedAt: expect.any(String),
      },
    ]);
    expect(await stock()).toEqual([7, 0]);
    expect(await awaited()).not.toContain(id);
    expect((await loggedAbout(admin, number))[0]).toMatchObject({ action: 'order.receive-parcel' });
    expect(codesOf(await received([id]))).toEqual(['NOT_ALLOWED_NOW']);
    expect(await stock()).toEqual([7, 0]);
  });

  test('is received once by ten at once', async () => {
    const { id } = await refused();
    const answers = await Promise.all(Array.from({ length: 10 }, () => received([id])));
    expect(answers.filter(({ orders }) => orders !== null)).toHaveLength(1);
    expect(await stock()).toEqual([7, 0]);
  });

  test('that is lost or spoilt is no longer awaited, and puts nothing on sale', async () => {
    const { id, number } = await refused();
    expect(codesOf(await received([id], { restock: false }))).toEqual([]);
    expect(await stock()).toEqual([5, 0]);
    expect(codesOf(await received([id]))).toEqual(['NOT_ALLOWED_NOW']);
    expect((await loggedAbout(admin, number))[0]).toMatchObject({ action: 'order.lose-parcel' });
  });

  test('is received with all of the others or with none', async () => {
    const { id } = await refused();
    expect(codesOf(await received([id, 'none']))).toEqual(['UNKNOWN_ORDER']);
    expect(await stock()).toEqual([5, 0]);
    expect(await awaited()).toContain(id);
  });

  test('of before, whose goods were on sale at once, is not awaited', async () => {
    const previous = order('old', { status: 'REFUSED' });
    await shop.store.transaction(({ orders }) => orders.save(previous));
    expect(await awaited()).not.toContain('old');
    expect(codesOf(await received(['old']))).toEqual(['NOT_ALLOWED_NOW']);
  });
});
