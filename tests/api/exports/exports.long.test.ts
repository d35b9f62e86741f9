import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { everyProduct } from '../../../server/catalog/csv/export.ts';
import { everyOrder } from '../../../server/order/staff/export.ts';
import type { OrderRecord, OrderStatus } from '../../../server/order/order.store.ts';
import { readSeed } from '../../../server/seed/folder.ts';
import { makeCatalogue } from '../../bench/catalogue.ts';
import { order } from '../../store/contract/records.ts';
import { apiSecret } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';

const PRODUCTS = '/export/products.ndjson';
const ORDERS = '/export/orders.ndjson';
const FEED = '/feeds/google.xml';

/** More than two batches. */
const SIZE = 230;

const shop = await sharedShop({ admission: { streams: { all: 1, ofOneAddress: 1 } } });
const secret = await apiSecret(shop, ['catalog:read', 'orders:read']);
const products = makeCatalogue(await readSeed('seed'), SIZE);
await shop.store.transaction(({ catalog }) => catalog.save({ products }));

const get = (path: string, token = secret, method = 'GET') =>
  fetch(shop.url + path, { method, headers: { authorization: `Bearer ${token}` } });

/** Returns the status of a response that is not read further. */
async function statusOf(path: string): Promise<number> {
  const { status, body } = await get(path);
  await body?.cancel();
  return status;
}

async function rowsAt<Row>(path: string): Promise<readonly Row[]> {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  const lines = (await response.text()).split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => JSON.parse(line));
}

const FIRST_ORDER = Date.parse('2026-01-01T10:00:00.000Z');
const placedAt = new Map<string, string>();

/** A millisecond after the one before. */
function orderOf(id: string, status: OrderStatus, at: string): OrderRecord {
  const placed = placedAt.get(id) ?? new Date(FIRST_ORDER + placedAt.size).toISOString();
  placedAt.set(id, placed);
  return order(id, {
    status,
    placedAt: placed,
    history: [
      { status: 'PENDING', at: placed },
      { status, at },
    ],
  });
}

describe('an export', () => {
  test('has each product of the catalogue once, with its variants and their stock', async () => {
    const rows = await rowsAt<{ id: string; variants: readonly object[] }>(PRODUCTS);
    expect(rows.map(({ id }) => id)).toEqual(products.map(({ id }) => id));
    const [product] = products;
    expect(rows[0]).toMatchObject({
      title: product?.title,
      price: product?.price,
      currency: 'MAD',
      images: expect.arrayContaining([
        { url: expect.stringMatching(/\/images\/raster\/.*\.jpg$/), alt: product?.imageAlt },
      ]),
      updatedAt: product?.updatedAt,
      version: product?.version,
    });
    expect(rows[0]?.variants[0]).toMatchObject({
      id: product?.variants[0]?.id,
      price: expect.any(Number),
      quantityAvailable: product?.variants[0]?.stockOnHand ?? null,
    });
    expect(rows.map(({ variants }) => variants.length)).toEqual(
      products.map(({ variants }) => variants.length),
    );
  });

  test('has the products that staff changed at an instant or later', async () => {
    const [first, second] = products;
    if (!first || !second) throw new Error('The catalogue is too small');
    const updatedAt = '2030-01-03T10:00:00.000Z';
    await shop.store.transaction(({ catalog }) =>
      catalog.save({ products: [{ ...second, updatedAt }] }),
    );
    const idsSince = async (since: string) =>
      (await rowsAt<{ id: string }>(`${PRODUCTS}?since=${since}`)).map(({ id }) => id);
    expect(await idsSince('2030-01-03T11:00:00+01:00')).toEqual([second.id]);
    expect(await idsSince('2030-01-03T10:00:00.001Z')).toEqual([]);
    await shop.store.transaction(({ catalog }) => catalog.save({ products: [second] }));
    expect(await idsSince(first.updatedAt)).toContain(first.id);
  });

  test.each([PRODUCTS, ORDERS])('%s refuses a parameter that it does not know', async (path) => {
    const response = await get(`${path}?depuis=2026-01-03T10:00:00Z`);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual([
      expect.stringContaining('«\u00a0depuis\u00a0»'),
    ]);
  });

  test.each([
    [PRODUCTS, 'orders:read'],
    [ORDERS, 'catalog:read'],
  ])('%s is refused with an unknown token, and without its scope', async (path, scope) => {
    const unknown = await get(path, 'bv_unknown');
    expect(unknown.status).toBe(401);
    expect(unknown.headers.get('x-error-code')).toBe('UNAUTHENTICATED');
    const refused = await get(path, await apiSecret(shop, [scope]));
    expect(refused.status).toBe(403);
    expect((await refused.json()).errors).toHaveLength(1);
  });

  test('has the orders that changed at an instant or later, without unpaid cards', async () => {
    const saved = [
      orderOf('old', 'CONFIRMED', '2026-01-02T10:00:00.000Z'),
      orderOf('at', 'SHIPPED', '2026-01-03T10:00:00.000Z'),
      orderOf('new', 'DELIVERED', '2026-01-04T10:00:00.000Z'),
      orderOf('unpaid', 'PAYMENT_PENDING', '2026-01-04T10:00:00.000Z'),
    ];
    await shop.store.transaction(({ orders }) => orders.save(...saved));
    const idsSince = async (since: string) =>
      (await rowsAt<{ id: string }>(ORDERS + since)).map(({ id }) => id);
    expect(await idsSince('')).toEqual(['new', 'at', 'old']);
    expect(await idsSince('?since=2026-01-03T10:00:00Z')).toEqual(['new', 'at']);
    // An unescaped + is a blank.
    expect(await idsSince('?since=2026-01-03T11:00:00+01:00')).toEqual(['new', 'at']);
    expect(await idsSince('?since=2026-01-03T10:00:00.001Z')).toEqual(['new']);
    expect(await idsSince('?since=2030-01-01T00:00:00Z')).toEqual([]);
    const [row] = await rowsAt<{ lines: readonly object[] }>(ORDERS);
    // The fields that the description of the API names, and no other field of the stored line.
    expect(Object.keys(row?.lines[0] ?? {})).toEqual([
      'productId',
      'variantId',
      'title',
      'variantTitle',
      'brand',
      'quantity',
      'alterations',
      'price',
      'originalPrice',
      'total',
    ]);
    expect(row).toMatchObject({
      number: 'BV-new1000',
      status: 'DELIVERED',
      currency: 'MAD',
      updatedAt: '2026-01-04T10:00:00.000Z',
      lines: [{ variantId: 'caftan-celeste', quantity: 1, total: 349_000 }],
    });
    expect(row).not.toHaveProperty('customerId');
  });

  test.each(['', 'hier', '2026-01-03', '2026-13-03T10:00:00Z', '2026-01-03T10:00:00', 'x&since=y'])(
    'refuses since=%s with a message',
    async (since) => {
      for (const path of [PRODUCTS, ORDERS]) {
        const response = await get(`${path}?since=${since}`);
        expect(response.status).toBe(422);
        expect((await response.json()).errors).toEqual([expect.stringContaining('since')]);
      }
    },
  );
});

describe('the feed', () => {
  const read = async (headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(shop.url + FEED, { headers });
    const { status } = response;
    const header = (name: string) => response.headers.get(name);
    return {
      status,
      etag: header('etag') ?? '',
      encoding: header('content-encoding'),
      vary: header('vary'),
      text: await response.text(),
    };
  };

  test('is built once for each state of the catalogue, and sent as its reader takes it', async () => {
    const built = vi.spyOn(shop.store.read.catalog, 'productsBehind');
    const [zipped, plain] = await Promise.all([
      read({ 'accept-encoding': 'br, gzip' }),
      read({ 'accept-encoding': 'identity' }),
    ]);
    expect([zipped.encoding, plain.encoding]).toEqual(['gzip', null]);
    expect(zipped.vary).toContain('accept-encoding');
    expect(zipped.text.match(/<item>/g)).toHaveLength(
      products.flatMap(({ variants }) => variants).length,
    );
    expect(plain.text).toBe(zipped.text);
    const { etag } = plain;
    expect(zipped.etag).toBe(etag);
    expect(await read({ 'if-none-match': etag })).toMatchObject({ status: 304, etag, text: '' });
    // The last batch is empty.
    const batches = Math.ceil(SIZE / 50) + 1;
    expect(built).toHaveBeenCalledTimes(batches);
    const [first] = products;
    if (!first) throw new Error('The catalogue is empty');
    await shop.store.transaction(({ catalog }) =>
      catalog.save({ products: [{ ...first, title: 'Autre titre' }] }),
    );
    const changed = await read({ 'if-none-match': etag });
    expect(changed).toMatchObject({ status: 200, text: expect.stringContaining('Autre titre') });
    await shop.store.transaction(({ catalog }) => catalog.save({ products: [first] }));
    expect(await read({ 'if-none-match': etag })).toMatchObject({ status: 304 });
    built.mockRestore();
  });
});

describe('a stream', () => {
  test('neither misses nor repeats a product when others are archived and changed', async () => {
    const seen: string[] = [];
    const [gone, sold] = products.filter((_, n) => n === 3 || n === 150);
    if (!gone || !sold) throw new Error('The catalogue is too small');
    for await (const batch of everyProduct(shop.within)) {
      seen.push(...batch.map(({ id }) => id));
      if (seen.length > batch.length) continue;
      await shop.store.transaction(async ({ catalog }) => {
        await catalog.archive([
          { ...gone, archivedAt: '2026-01-01T10:00:00.000Z', draftSince: null },
        ]);
        await catalog.save({ products: [{ ...sold, outOfStock: true, price: 1 }] });
      });
    }
    await shop.store.transaction(({ catalog }) => catalog.save({ products: [gone, sold] }));
    expect(seen).toEqual(products.map(({ id }) => id));
  });

  test('neither misses nor repeats an order when others are placed and changed', async () => {
    const at = '2026-02-01T10:00:00.000Z';
    const many = Array.from({ length: SIZE }, (_, n) => orderOf(`many-${n}`, 'CONFIRMED', at));
    await shop.store.transaction(({ orders }) => orders.save(...many));
    const seen: string[] = [];
    for await (const batch of everyOrder(shop.within, at)) {
      seen.push(...batch.map(({ id }) => id));
      await shop.store.transaction(({ orders }) =>
        orders.save(
          orderOf('many-5', 'SHIPPED', '2026-02-02T10:00:00.000Z'),
          orderOf(`later-${seen.length}`, 'CONFIRMED', at),
        ),
      );
    }
    expect(seen).toEqual(many.map(({ id }) => id).toReversed());
  });

  test.each([PRODUCTS, ORDERS, FEED])('HEAD %s has the headers alone', async (path) => {
    const response = await get(path, secret, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/ndjson|xml/);
    expect(await response.text()).toBe('');
  });

  test('has one of a few places until its reader has gone: readers of feeds keep no program out', async () => {
    const description = 'é'.repeat(4_900);
    const long = products.map((product) => ({ ...product, description }));
    await shop.store.transaction(({ catalog }) => catalog.save({ products: long }));
    const { hostname, port } = new URL(shop.url);
    const reader = connect(Number(port), hostname);
    reader.write(`GET ${FEED} HTTP/1.1\r\nHost: x\r\n\r\n`);
    // Reads no more than the first bytes.
    await once(reader, 'readable');
    expect(String(reader.read(12))).toBe('HTTP/1.1 200');
    const refused = await fetch(shop.url + FEED, { headers: { 'accept-encoding': 'identity' } });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(await statusOf(PRODUCTS)).toBe(200);
    reader.destroy();
    await expect.poll(() => statusOf(FEED)).toBe(200);
    await shop.store.transaction(({ catalog }) => catalog.save({ products }));
  });
});
