import { afterEach, expect, test, vi } from 'vitest';
import { startShop, type TestShop } from '../support/shop.ts';

vi.setConfig({ testTimeout: 30_000 });

let shop: TestShop;
afterEach(() => shop.close());

/** Spends the log-ins that an address may fail; gives the status of the one after them. */
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
