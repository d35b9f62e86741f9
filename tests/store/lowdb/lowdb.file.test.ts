import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { JSONFilePreset } from 'lowdb/node';
import { describe, expect, test } from 'vitest';
import { UnreadableData } from '../../../server/storage/lowdb/journal/unreadable.ts';
import { saveCart, testFolder } from './lowdb.folder.ts';
import { AT, cartLine, customer, product } from '../contract/records.ts';

const under = testFolder();
const { open, close } = under;
const file = () => under.place('shop.json');

describe('shop.json', () => {
  test('is not there before something is kept, and the store is new until then', async () => {
    const store = await open();
    expect(store.isNew).toBe(true);
    expect(await under.names()).not.toContain('shop.json');
    await saveCart(store, 'c1');
    await close(store);
    expect((await open()).isNew).toBe(false);
  });

  test('opened by plain lowdb holds what was written', async () => {
    const store = await open();
    await store.transaction(async ({ catalog, accounts, carts }) => {
      await catalog.save({ products: [product('a')] });
      await accounts.save(customer('c1'));
      await carts.save('c1', [cartLine('a', 3)]);
    });
    // The preset keeps everything in memory under NODE_ENV=test (store.md): a file needs another one.
    const environment = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = 'production';
    const plain = await JSONFilePreset<Record<string, unknown>>(file(), {});
    process.env['NODE_ENV'] = environment;
    expect(plain.data).toEqual({
      format: 10,
      sequence: 1,
      generation: 2,
      checksum: expect.stringMatching(/^[0-9a-f]{8}$/),
      products: { a: product('a') },
      archivedProducts: {},
      categories: {},
      customers: { c1: customer('c1') },
      oneTimeLinks: {},
      optionWords: {},
      sessions: {},
      passkeys: {},
      carts: { c1: [cartLine('a', 3)] },
      wishlists: {},
      addresses: {},
      orders: {},
      guests: {},
      recipientHolds: {},
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
      settings: {},
      identities: {},
      delivery: {},
      carriers: {},
      carrierCities: {},
      shipments: {},
      deliveryTasks: {},
      statements: {},
      statementColumns: {},
      importColumns: {},
      appointments: {},
      openingHours: {},
      categoryOrders: {},
      homes: {},
      redirects: {},
      movedPictures: {},
      campaigns: {},
      cartCodes: {},
      discountCodes: {},
      prices: {
        a: { rows: [{ at: AT, price: 349_000, originalPrice: 420_000, variants: ['a'] }] },
      },
    });
  });

  test('is for its owner alone, leaves the document before it as shop.json.bak, and no temporary file', async () => {
    const store = await open();
    await saveCart(store, 'c1');
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    const before = await readFile(file(), 'utf8');
    await saveCart(store, 'c1', 2);
    await close(store);
    expect(await readFile(`${file()}.bak`, 'utf8')).toBe(before);
    expect(await readFile(file(), 'utf8')).not.toBe(before);
    // The journal leads from the backup to the document: a bad document then loses nothing.
    expect(await under.names()).toEqual([
      'shop.control',
      'shop.journal.2',
      'shop.json',
      'shop.json.bak',
    ]);
  });

  test('is left alone by a transaction that changes nothing', async () => {
    const store = await open();
    await saveCart(store, 'c1');
    const { mtimeNs, ino } = await stat(file(), { bigint: true });
    await store.transaction(({ carts }) => carts.load('c1'));
    await expect(store.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await stat(file(), { bigint: true })).toMatchObject({ mtimeNs, ino });
  });
});

describe('the folder', () => {
  test('is taken over from an owner that is gone', async () => {
    await writeFile(under.place('shop.lock'), '999999999\n');
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
  ])('%s, is refused and left byte for byte, and the folder is free', async (_, text) => {
    await writeFile(file(), text);
    await expect(open()).rejects.toThrow(UnreadableData);
    await expect(open()).rejects.toThrow(file());
    expect(await readFile(file(), 'utf8')).toBe(text);
    expect(await under.names()).not.toContain('shop.json.bak');
    await rm(file());
    expect((await open()).isNew).toBe(true);
  });
});
