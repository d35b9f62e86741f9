import { afterEach, describe, expect, test } from 'vitest';
import { breakableDisk, diskWithoutSnapshots } from '../../support/store/disks.ts';
import { isInPostgres } from '../../support/shop/shop.place.ts';
import { version } from '../../../package.json';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { disk } from '../../../server/storage/lowdb/journal/files.ts';
import { shopZone } from '../../../server/shared/zone/zone.ts';
import { metricsToken } from './bounds.ts';

let shop: TestShop;
afterEach(() => shop.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(shop.url + path, { headers });

describe('/healthz and /readyz', () => {
  test('say that the shop answers, can write and needs nothing, and no more', async () => {
    shop = await startShop();
    const health = await get('/healthz');
    const zone = {
      name: 'Africa/Casablanca',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\+00:00$/),
      release: shopZone.release,
      source: shopZone.source,
    };
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok', version, zone }]);
    const ready = await get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', warnings: [] }]);
    for (const { headers } of [health, ready])
      expect(headers.get('cache-control')).toBe('no-store');
  });

  test.skipIf(isInPostgres)('tell a shop that answers from one that can write', async () => {
    const { files, breakDown } = breakableDisk();
    shop = await startShop({ files });
    breakDown();
    await shop.customer();
    expect((await get('/healthz')).status).toBe(200);
    const ready = await get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'unavailable', reason: 'STORE' },
    ]);
    expect(ready.headers.get('retry-after')).toBe('1');
  });
});

test.skipIf(isInPostgres)('/readyz says that the disk is full, until it has room', async () => {
  let free = Number.MAX_SAFE_INTEGER;
  shop = await startShop({ files: { ...disk, free: async () => free } });
  free = 16 * 1024 * 1024;
  // The disk is looked at once a second.
  await expect.poll(async () => (await get('/readyz')).status).toBe(503);
  const ready = await get('/readyz');
  expect(await ready.json()).toEqual({ status: 'unavailable', reason: 'DISK_FULL' });
  free = Number.MAX_SAFE_INTEGER;
  expect((await get('/readyz')).status).toBe(200);
});

test.skipIf(isInPostgres)('a snapshot that fails shows in /readyz and /metrics', async () => {
  const { files, mend } = diskWithoutSnapshots();
  shop = await startShop({ files, metricsToken });
  const ready = await get('/readyz');
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { status: 'ready', warnings: ['SNAPSHOT_FAILING'] },
  ]);
  const authorization = `Bearer ${metricsToken}`;
  const counted = async () => (await (await get('/metrics', { authorization })).text()).split('\n');
  expect(await counted()).toContain('shop_snapshots_total{result="failed"} 1');
  expect(await counted()).toContain('shop_snapshots_total{result="written"} 0');
  // The shop makes one as it is closed, and others while it runs.
  mend();
  shop = await shop.restart();
  await shop.customer();
  expect(await (await get('/readyz')).json()).toEqual({ status: 'ready', warnings: [] });
  expect(await counted()).toContain('shop_snapshots_total{result="failed"} 0');
});

describe('/metrics', () => {
  test('counts answers by route, and names no path, address or person', async () => {
    shop = await startShop({ metricsToken });
    const { token, email } = await shop.customer();
    await shop.rest('GET', '/user/cart', undefined, token);
    await shop.rest('GET', '/products/caftan-celeste');
    await shop.rest('GET', '/products/nope');
    await get(`/${email}`);
    const response = await get('/metrics', { authorization: `Bearer ${metricsToken}` });
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    for (const line of [
      'http_requests_total{method="POST",route="/api/auth/signup",status="2xx"} 1',
      'http_requests_total{method="GET",route="/api/products/:id",status="2xx"} 1',
      'http_requests_total{method="GET",route="/api/products/:id",status="4xx"} 1',
      'http_requests_total{method="GET",route="none",status="4xx"} 1',
      'http_request_duration_seconds_count{route="/api/user/cart"} 1',
      'http_requests_in_flight 0',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'nodejs_heap_size_used_bytes',
      'shop_webhook_deliveries_waiting',
      ...(isInPostgres ? ['database'] : ['snapshot', 'journal']).map(
        (part) => `shop_data_bytes{part="${part}"}`,
      ),
    ]) {
      expect(text).toMatch(
        new RegExp(`^${name.replaceAll(/[{}.]/g, String.raw`\$&`)} [\\d.e+-]+$`, 'm'),
      );
    }
    expect(text).not.toMatch(/caftan|nope|example\.com|127\.0\.0\.1/);
  });

  test('is there for whoever sends METRICS_TOKEN, also through a proxy, and for no other', async () => {
    const statusFor = async (headers: Readonly<Record<string, string>>) =>
      (await get('/metrics', headers)).status;
    // Not every proxy names itself.
    shop = await startShop();
    for (const authorization of ['', 'Bearer ', 'Bearer null', 'Bearer undefined']) {
      expect(await statusFor({ authorization })).toBe(404);
    }
    await shop.close();
    shop = await startShop({ metricsToken });
    for (const bad of ['', metricsToken, `Bearer ${metricsToken}x`, `Bearer ${'x'.repeat(20)}`]) {
      expect(await statusFor({ authorization: bad })).toBe(404);
    }
    const authorization = `Bearer ${metricsToken}`;
    expect(await statusFor({ authorization })).toBe(200);
    expect(await statusFor({ authorization, 'x-forwarded-for': '203.0.113.7' })).toBe(200);
  });
});
