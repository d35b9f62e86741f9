import { newestOrders } from '../../support/shop/newest-orders.ts';
import { cp, readdir } from 'node:fs/promises';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { copy } from '../../../server/cli/store.copy.ts';
import { disk } from '../../../server/storage/lowdb/journal/files.ts';
import {
  shopFolder,
  destinationInFolder,
  originInFolder,
  destinationInDatabase,
  openPostgresStore,
} from '../../../server/store.open.ts';
import { picturesIn } from '../../../server/storage/lowdb/pictures.lowdb.ts';
import { recover } from '../../../server/storage/lowdb/recovery/recovery.ts';
import { copyShop, type Destination } from '../../../server/storage/transfer/copy.ts';
import { schema } from '../../../server/store.collections.ts';
import { LOG_IN, LOG_IN_AS_DEMO, type SessionPayload } from '../../api/protocol/documents.ts';
import { guestOrder, place } from '../../api/order/order.documents.ts';
import { newShopper, pay } from '../../api/order/order.shopper.ts';
import { NAME, PICTURE, smallShop } from './postgres.transfer.ts';
import { sql } from '../../support/store/postgres.databases.ts';
import { newDatabase, type TestDatabase } from '../../support/store/postgres.stores.ts';
import { newFolder } from '../../support/shop/process.ts';
import { placeIn } from '../../support/shop/shop.place.ts';
import { startShop } from '../../support/shop/shop.ts';
import { guestsOf, withoutIds } from '../contract/contract.guests.ts';
import { AT } from '../contract/records.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await newDatabase('NOTHING');
});

const silently = () => {};

const isSomething = (row: unknown) => !Array.isArray(row) || row.length > 0;

/** Every table of a folder as it is on the disk; an empty list is the same as none. */
async function tablesIn(folder: string) {
  const { tables } = await recover(disk, shopFolder(folder));
  // These are read newest first, so that their order is part of what they are.
  const ordered = new Set(['orders', 'payments', 'mails']);
  const found = Array.from(tables, ([name, table]) => {
    const rows = [...table].filter(([, row]) => isSomething(row));
    return [name, ordered.has(name) ? rows : Object.fromEntries(rows)];
  });
  return Object.fromEntries(found);
}

/** Whether another connection to the database finds no session and no table. */
async function isDatabaseEmpty(): Promise<boolean> {
  const [found] = await sql<{ readonly isEmpty: boolean }>(
    database.url,
    `SELECT NOT EXISTS (SELECT FROM documents) AND NOT EXISTS (SELECT FROM entries)
            AND NOT EXISTS (SELECT FROM pictures) AS "isEmpty"`,
  );
  return found?.isEmpty ?? false;
}

const isFolderEmpty = async (folder: string) =>
  (await readdir(folder)).every((name) => name === 'shop.lock');

describe('a shop that moves', () => {
  test('from its folder to PostgreSQL and back keeps everything, and goes on', async () => {
    const folder = await newFolder();
    const shop = await startShop({}, placeIn(folder));
    const shopper = await newShopper(shop);
    await pay(shop, await shopper.started()).then(() => shop.reconcile({ evenIfRecent: true }));
    await shopper.add('caftan-celeste', 3);
    await shopper.started();
    await shop.graphql(LOG_IN_AS_DEMO);
    const key = 'moved-with-the-shop';
    const requested = guestOrder([['caftan-celeste', 1]], { email: 'visiteuse@exemple.ma' });
    const { order: placed } = await place(shop, requested, key);
    const wish = 'mutation { addToWishlist(productId: "caftan-celeste") { wishlist { id } } }';
    await shop.graphql(wish, {}, shopper.token);
    await shop.store.transaction(({ orders }) => orders.noteEvent('event-1', AT));
    const [gone] = await shop.store.read.catalog.productsAt([46]);
    if (!gone) throw new Error('The seed has 46 products');
    await shop.store.transaction(({ catalog }) =>
      catalog.archive([{ ...gone, archivedAt: AT, draftSince: null }]),
    );
    await shop.store.pictures.save(NAME, PICTURE);
    const sinceClosed = await shopper.orders();
    await shop.close();
    const before = await tablesIn(folder);

    const there = { databaseUrl: database.url };
    const reported: string[] = [];
    const { parts, pictures } = await copy({ folder }, there, (text) => reported.push(text));
    expect(parts).toMatchObject({
      products: { records: 45 },
      archivedProducts: { records: 1 },
      orders: { records: 3 },
    });
    expect(pictures).toBe(1);
    expect(reported).toContain('copie de orders\u00a0: 3');
    const back = await newFolder();
    await copy(there, { folder: back }, silently);
    expect(await tablesIn(back)).toEqual(before);
    expect(await picturesIn(shopFolder(back)).read(NAME)).toEqual(PICTURE);

    const moved = await startShop({}, placeIn(folder, database.url));
    const after = await moved.graphql<{ me: object }>(
      `{ me { cart { quantity } wishlist { id } addresses { city }
              orders { totalCount nodes { number status } } } }`,
      {},
      shopper.token,
    );
    expect(after.data.me).toEqual({
      cart: { quantity: 3 },
      wishlist: [{ id: 'caftan-celeste' }],
      addresses: [{ city: 'Rabat' }],
      orders: sinceClosed,
    });
    expect(await moved.store.pictures.read(NAME)).toEqual(PICTURE);
    const logIn = { email: shopper.email, password: 'un mot de passe' };
    const { data } = await moved.graphql<{ logIn: SessionPayload }>(LOG_IN, { input: logIn });
    expect(data.logIn.session).not.toBeNull();
    expect((await place(moved, requested, key)).order).toEqual(placed);
    const { order: another } = await place(moved, { ...requested, name: 'Une autre' });
    const [newest, ...older] = await newestOrders(moved.store.read);
    expect(newest?.id).toBe(another?.id);
    expect(older).toHaveLength(3);
    await moved.close();

    const home = await newFolder();
    await copy(there, { folder: home }, silently);
    const again = await startShop({}, placeIn(home));
    expect((await place(again, requested, key)).order).toEqual(placed);
    const [last] = await newestOrders(again.store.read, { limit: 1 });
    expect(last).toEqual(newest);
    await again.close();
  });
});

test('a folder of the first format takes the guests of its orders along, both ways', async () => {
  const folder = await newFolder();
  const stored = new URL('../fixtures/folders/format-10', import.meta.url);
  await cp(stored, folder, { recursive: true });
  await copy({ folder }, { databaseUrl: database.url }, silently);
  const store = await openPostgresStore(database.url, async () => {});
  const placed = await newestOrders(store.read);
  const found = await store.read.orders.guestsByPhone([...guestsOf(placed).keys()]);
  const products = await store.read.catalog.products();
  await store.close();
  // Choices of staff that no product of the first format has.
  expect(products.map(({ colorFamilies, audience }) => [colorFamilies, audience])).toEqual(
    products.map(() => [[], []]),
  );
  expect(products.length).toBeGreaterThan(0);
  expect(found.size).toBeGreaterThan(0);
  expect(withoutIds(found)).toEqual(guestsOf(placed));
  const back = await newFolder();
  await copy({ databaseUrl: database.url }, { folder: back }, silently);
  const tables = await tablesIn(back);
  expect(tables.guests).toEqual(Object.fromEntries(found));
  expect(Object.values(tables.products)).toEqual(products);
});

/** Returns a place that refuses the last part of a shop. */
const refusingMails = (to: Destination): Destination => ({
  ...to,
  write: async (part, entries, at) => {
    if (part.name === 'mails') throw new Error('on purpose');
    await to.write(part, entries, at);
  },
});

/** Returns a place that is full once it has taken a picture. */
const fullOfPictures = (to: Destination): Destination => ({
  ...to,
  pictures: {
    ...to.pictures,
    async save(name, bytes) {
      await to.pictures.save(name, bytes);
      throw new Error('on purpose');
    },
  },
});

describe('a copy that fails', () => {
  test.each([
    ['database', () => destinationInDatabase(database.url), isDatabaseEmpty],
    ['folder', destinationInFolder, isFolderEmpty],
  ])('in the middle leaves the %s empty, and can be done again', async (_, open, isEmpty) => {
    const target = await newFolder();
    const from = await originInFolder(await smallShop());
    onTestFinished(from.close);
    for (const failing of [refusingMails, fullOfPictures]) {
      const to = await open(target);
      await expect(copyShop(from, failing(to), schema.collections, silently)).rejects.toThrow(
        'on purpose',
      );
      await to.close();
      expect(await isEmpty(target)).toBe(true);
    }
    const again = await open(target);
    await copyShop(from, again, schema.collections, silently);
    await again.close();
    expect(await isEmpty(target)).toBe(false);
  });

  test('because the database keeps another thing than it was given leaves nothing', async () => {
    await (await openPostgresStore(database.url, async () => {})).close();
    await sql(
      database.url,
      `CREATE FUNCTION misplace() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN NEW.row := NEW.row::jsonb || '{"total": 1}'; RETURN NEW; END $$;
       CREATE TRIGGER misplaced BEFORE INSERT ON documents_orders
         FOR EACH ROW EXECUTE FUNCTION misplace()`,
    );
    const here = { folder: await smallShop() };
    await expect(copy(here, { databaseUrl: database.url }, silently)).rejects.toMatchObject({
      problem: 'DIFFERENT',
      subject: 'orders',
    });
    expect(await isDatabaseEmpty()).toBe(true);
  });
});
