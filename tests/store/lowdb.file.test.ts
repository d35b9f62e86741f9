import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSONFilePreset } from 'lowdb/node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ProductRecord } from '../../server/catalog/catalog.store.ts';
import { UnreadableData } from '../../server/storage/lowdb/journal/unreadable.ts';
import { openLowdbStore, type LowdbStore } from '../../server/stores/lowdb.ts';
import { FolderTaken } from '../../server/storage/lowdb/journal/owner.ts';
import { cartLine, customer, order, payment, product } from './records.ts';

let folder: string;
let file: string;
const opened: LowdbStore[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belle-vue-file-'));
  file = join(folder, 'shop.json');
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(): Promise<LowdbStore> {
  const store = await openLowdbStore(folder);
  opened.push(store);
  return store;
}

async function close(store: LowdbStore): Promise<void> {
  opened.splice(opened.indexOf(store), 1);
  await store.close();
}

const saveCart = (store: LowdbStore, id: string, quantity: number) =>
  store.transaction(({ carts }) => carts.save(id, [cartLine('a', quantity)]));

describe('shop.json', () => {
  test('is not there before something is kept, and the store is new until then', async () => {
    const store = await open();
    expect(store.isNew).toBe(true);
    expect(await readdir(folder)).not.toContain('shop.json');
    await saveCart(store, 'c1', 1);
    await close(store);
    expect((await open()).isNew).toBe(false);
  });

  test('read raw holds what was written', async () => {
    const store = await open();
    await store.transaction(async ({ catalog, accounts, carts }) => {
      await catalog.save({ products: [product('a')] });
      await accounts.save(customer('c1'));
      await carts.save('c1', [cartLine('a', 3)]);
    });
    const document: unknown = JSON.parse(await readFile(file, 'utf8'));
    expect(document).toEqual({
      format: 9,
      sequence: 1,
      generation: 2,
      checksum: expect.stringMatching(/^[0-9a-f]{8}$/),
      products: { a: product('a') },
      archivedProducts: {},
      categories: {},
      customers: { c1: customer('c1') },
      emails: { 'c1@example.com': 'c1' },
      oneTimeLinks: {},
      sessions: {},
      passkeys: {},
      carts: { c1: [cartLine('a', 3)] },
      wishlists: {},
      addresses: {},
      orders: {},
      orderNumbers: {},
      payments: {},
      idempotencyKeys: {},
      sizeGuides: {},
      paymentEvents: {},
      invoiceYears: {},
      mails: {},
      staff: {},
      staffSessions: {},
      setupLinks: {},
      auditEntries: {},
      stockAlerts: {},
      apiTokens: {},
      webhooks: {},
      webhookDeliveries: {},
    });
  });

  test('of format 1 opens with the history that format 2 wants, and nothing lost', async () => {
    const { history, parcelNumber, returnRequest, refund, ...old } = order('o1', {
      status: 'PAID',
    });
    const { state, checkedAt, ...oldPayment } = payment('p1', { paidAt: old.placedAt });
    const orders = { o1: { ...old, status: 'PAYEE' } };
    const document = { format: 1, orders, payments: { p1: oldPayment }, carts: {} };
    await writeFile(file, JSON.stringify(document));
    const { read } = await open();
    expect(await read.orders.order('o1')).toEqual({
      ...old,
      history: [{ status: 'PAID', at: old.placedAt }],
      parcelNumber,
      returnRequest,
      refund,
    });
    expect(history).not.toEqual([]);
    expect(state).toBe('OPEN');
    expect(await read.orders.payment('p1')).toEqual({ ...oldPayment, state: 'PAID', checkedAt });
  });

  test('of before products said when they changed says since when the shop is open', async () => {
    const { updatedAt: _, ...old } = product('a');
    const document = {
      format: 2,
      products: { a: old },
      customers: {
        late: customer('late', { createdAt: '2025-06-01T10:00:00.000Z' }),
        first: customer('first', { createdAt: '2025-04-01T10:00:00.000Z' }),
      },
    };
    await writeFile(file, JSON.stringify(document));
    const store = await open();
    const upgraded = { ...old, updatedAt: '2025-04-01T10:00:00.000Z' };
    expect(await store.read.catalog.product('a')).toEqual(upgraded);
    expect(await store.read.catalog.products()).toEqual([upgraded]);
    await saveCart(store, 'c1', 1);
    await close(store);
    expect(await (await open()).read.catalog.product('a')).toEqual(upgraded);
  });

  test('with a journal of before says so, too', async () => {
    const before = await open();
    const { updatedAt: _, ...old } = product('a');
    await before.transaction(async ({ accounts, catalog }) => {
      await accounts.save(customer('c1', { createdAt: '2025-04-01T10:00:00.000Z' }));
      // As a shop wrote it that knew no such field.
      await catalog.save({ products: [old as ProductRecord] });
    });
    await close(before);
    const { read } = await open();
    expect(await read.catalog.product('a')).toEqual({
      ...old,
      updatedAt: '2025-04-01T10:00:00.000Z',
    });
  });

  test('can be opened by plain lowdb', async () => {
    const store = await open();
    await saveCart(store, 'c1', 3);
    // The preset keeps everything in memory under NODE_ENV=test (store.md): a file needs another one.
    const environment = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = 'production';
    const plain = await JSONFilePreset<Record<string, unknown>>(file, {});
    process.env['NODE_ENV'] = environment;
    expect(plain.data['carts']).toEqual({ c1: [cartLine('a', 3)] });
  });

  test('is for its owner alone', async () => {
    await saveCart(await open(), 'c1', 1);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('leaves the document before it as shop.json.bak, and no temporary file', async () => {
    const store = await open();
    await saveCart(store, 'c1', 1);
    const before = await readFile(file, 'utf8');
    await saveCart(store, 'c1', 2);
    await close(store);
    expect(await readFile(`${file}.bak`, 'utf8')).toBe(before);
    expect(await readFile(file, 'utf8')).not.toBe(before);
    // The journal leads from the backup to the document: a bad document then loses nothing.
    expect((await readdir(folder)).toSorted()).toEqual([
      'shop.control',
      'shop.journal.2',
      'shop.json',
      'shop.json.bak',
      'shop.lock',
    ]);
  });

  test('is left alone by a transaction that changes nothing', async () => {
    const store = await open();
    await saveCart(store, 'c1', 1);
    const { mtimeNs, ino } = await stat(file, { bigint: true });
    await store.transaction(({ carts }) => carts.load('c1'));
    await expect(store.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await stat(file, { bigint: true })).toMatchObject({ mtimeNs, ino });
  });

  test('keeps ids that are names of properties as ids', async () => {
    const store = await open();
    await saveCart(store, '__proto__', 7);
    const document: { carts: object } = JSON.parse(await readFile(file, 'utf8'));
    expect(Object.keys(document.carts)).toEqual(['__proto__']);
    await close(store);
    const { read } = await open();
    expect(await read.carts.load('__proto__')).toEqual([cartLine('a', 7)]);
    expect({}).not.toHaveProperty('length');
  });
});

describe('the folder', () => {
  test('has one owner at a time', async () => {
    const store = await open();
    await saveCart(store, 'c1', 1);
    await expect(open()).rejects.toThrow(FolderTaken);
    await expect(open()).rejects.toThrow(`process ${process.pid}`);
    await saveCart(store, 'c1', 2);
    await close(store);
    expect(await (await open()).read.carts.load('c1')).toEqual([cartLine('a', 2)]);
  });

  test('is given free when its data cannot be read', async () => {
    await writeFile(file, 'nope');
    await expect(open()).rejects.toThrow(UnreadableData);
    await rm(file);
    expect((await open()).isNew).toBe(true);
  });

  test('is taken over from an owner that is gone', async () => {
    await writeFile(join(folder, 'shop.lock'), '999999999\n');
    expect((await open()).isNew).toBe(true);
  });
});

describe('a file that is no shop’s', () => {
  test.each([
    ['cut off', '{"format":1,"carts":{"c1":['],
    ['empty', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '0'],
    ['an object of something else', '{"products":[]}'],
    ['of a later format', '{"format":99}'],
    ['with a table that is a list', '{"format":1,"carts":[]}'],
    ['of zero bytes', '\u0000\u0000\u0000\u0000'],
  ])('%s, is refused and left byte for byte', async (_, text) => {
    await writeFile(file, text);
    await expect(open()).rejects.toThrow(UnreadableData);
    await expect(open()).rejects.toThrow(file);
    expect(await readFile(file, 'utf8')).toBe(text);
    expect(await readdir(folder)).not.toContain('shop.json.bak');
  });
});
