import { afterEach, expect, test } from 'vitest';
import { sendRaw } from '../../support/http/raw.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

let shop: TestShop;
afterEach(() => shop.close());

/** How many addresses the shop takes these requests to come from, by what each has left to read. */
async function countAddresses(forwarded: readonly string[]): Promise<number> {
  const left = new Set<string | undefined>();
  for (const name of forwarded) {
    const headers = { 'x-forwarded-for': name };
    const answer = await sendRaw(shop.url, { path: '/api/categories', headers });
    left.add(/r=(\d+)/.exec(answer.headers['ratelimit'] ?? '')?.[1]);
  }
  return forwarded.length - left.size + 1;
}

test.each<readonly [string, readonly string[], number, readonly string[]]>([
  ['what anybody says of where they come from counts for nothing', [], 1, []],
  ['a proxy that is not on the list is anybody', ['10.0.0.0/8'], 1, []],
  ['behind a proxy of the list each address has its own limits', ['loopback'], 3, []],
  [
    'what a shopper adds before the proxy does counts for nothing',
    ['loopback'],
    1,
    ['203.0.113.1, 192.0.2.1', '203.0.113.2, 192.0.2.1', '192.0.2.1'],
  ],
  ['a network of IPv6 is one address', ['loopback'], 1, ['2001:db8::1', '2001:db8::2']],
])('%s', async (_, trustedProxies, addresses, forwarded) => {
  shop = await startShop({ areRateLimitsOn: true, trustedProxies });
  const names = forwarded.length > 0 ? forwarded : ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
  expect(await countAddresses(names)).toBe(addresses);
});

test('failed log-ins count for the address that the proxy names', async () => {
  shop = await startShop({ areRateLimitsOn: true, trustedProxies: ['loopback'] });
  const logIn = (address: string, n: number) =>
    sendRaw(shop.url, {
      method: 'POST',
      path: '/api/auth/login',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email: `personne-${n}@example.com`, password: 'faux' }),
    });
  for (let n = 0; n < 30; n += 1) expect((await logIn('192.0.2.1', n)).status).toBe(404);
  expect((await logIn('192.0.2.1', 30)).status).toBe(429);
  expect((await logIn('192.0.2.2', 31)).status).toBe(404);
});
