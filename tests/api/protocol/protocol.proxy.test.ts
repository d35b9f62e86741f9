import { afterEach, describe, expect, test, vi } from 'vitest';
import { sendRaw, type RawRequest } from '../../support/http/raw.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

vi.setConfig({ testTimeout: 30_000 });

let shop: TestShop;
afterEach(() => shop.close());

/** The status after an address has used up its failed log-ins. */
async function failLogIns(addressOf: (n: number) => string): Promise<number> {
  const logIn = (n: number) =>
    fetch(`${shop.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(n) },
      body: JSON.stringify({ email: `personne-${n}@example.com`, password: 'faux' }),
    });
  for (let n = 0; n < 30; n += 1) expect((await logIn(n)).status).toBe(404);
  return (await logIn(30)).status;
}

test('what anybody says of where they come from counts for nothing', async () => {
  shop = await startShop({ areRateLimitsOn: true });
  expect(await failLogIns((n) => `192.0.2.${n}`)).toBe(429);
});

test('a proxy that is not on the list is anybody', async () => {
  shop = await startShop({ areRateLimitsOn: true, trustedProxies: ['10.0.0.0/8'] });
  expect(await failLogIns((n) => `192.0.2.${n}`)).toBe(429);
});

test('behind a proxy of the list each address has its own limits', async () => {
  shop = await startShop({ areRateLimitsOn: true, trustedProxies: ['loopback'] });
  expect(await failLogIns((n) => `192.0.2.${n}`)).toBe(404);
});

test('what a shopper adds before the proxy does counts for nothing', async () => {
  shop = await startShop({ areRateLimitsOn: true, trustedProxies: ['loopback'] });
  expect(await failLogIns((n) => `203.0.113.${n}, 192.0.2.1`)).toBe(429);
});

test('a network of IPv6 is one address, and IPv4 in IPv6 is IPv4', async () => {
  shop = await startShop({ areRateLimitsOn: true, trustedProxies: ['loopback'] });
  expect(await failLogIns((n) => `2001:db8::${n + 1}`)).toBe(429);
  expect(await failLogIns((n) => (n % 2 === 0 ? '192.0.2.1' : '::ffff:192.0.2.1'))).toBe(429);
});

describe('a proxy that the shop was not told of', () => {
  const warnings = () => shop.lines.filter((line) => line.includes('TRUST_PROXY is not set'));

  const direct: RawRequest = { path: '/api/categories' };
  const ofBrowser = { 'user-agent': 'Mozilla/5.0 (iPhone)' };

  async function askTimes(times: number, request: RawRequest): Promise<void> {
    for (let n = 0; n < times; n += 1) expect((await sendRaw(shop.url, request)).status).toBe(200);
  }

  test.each<[string, RawRequest]>([
    ['that names itself', { ...direct, headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['that passes on the name of the shop', { ...direct, headers: { host: 'belle-vue.ma' } }],
    ['that says nothing, as nginx does', { ...direct, headers: ofBrowser, version: '1.0' }],
  ])('%s is warned of once, without any address', async (_, request) => {
    shop = await startShop();
    await askTimes(2, request);
    expect(warnings()).toEqual([]);
    await askTimes(10, request);
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]).not.toMatch(/203\.0\.113|127\.0\.0|belle-vue\.ma/);
  });

  test('is not seen in what browsers and programs of this machine ask', async () => {
    shop = await startShop();
    await askTimes(5, { ...direct, headers: ofBrowser });
    await askTimes(5, { ...direct, headers: { host: 'localhost:4000' } });
    await askTimes(5, { ...direct, version: '1.0' });
    expect(warnings()).toEqual([]);
  });

  test('is told from one that it was told of', async () => {
    const publicUrl = 'https://belle-vue.example';
    shop = await startShop({ trustedProxies: ['loopback'], publicUrl });
    await askTimes(5, { ...direct, headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(warnings()).toEqual([]);
  });

  test('is there where shoppers come by TLS, which is said at start', async () => {
    shop = await startShop({ publicUrl: 'https://belle-vue.example' });
    expect(warnings()).toHaveLength(1);
    await askTimes(5, { ...direct, headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(warnings()).toHaveLength(1);
  });
});
