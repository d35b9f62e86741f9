import { afterEach, describe, expect, test } from 'vitest';
import type { AddressLimits } from '../../../server/http/limits/rate-limits.ts';
import { startShop, type TestShop, type TestShopOptions } from '../../support/shop/shop.ts';
import { PATIENT, spend } from './bounds.ts';

let shop: TestShop;
afterEach(() => shop.close());

const start = async (options: TestShopOptions = {}) => {
  shop = await startShop({ areRateLimitsOn: true, ...options });
};

const POLICY = '"read";q=1500;w=60, "write";q=300;w=60';
const CATALOGUE = '{ categories { id } }';

function limitsIn(headers: Headers) {
  return [headers.get('ratelimit-policy'), headers.get('ratelimit')];
}

describe('answers of the API say what is left', () => {
  test('of reads, over REST and GraphQL together, cached answers among them', async () => {
    await start();
    const read = [
      () => shop.rest('GET', '/categories'),
      () => shop.rest('GET', '/categories'),
      () => shop.graphql(CATALOGUE),
      () => shop.graphql(CATALOGUE),
      () => shop.graphql(CATALOGUE),
      () => shop.rest('GET', '/nowhere'),
      () => fetch(`${shop.url}/api/categories`, { headers: { 'if-none-match': '*' } }),
    ];
    for (const [before, ask] of read.entries()) {
      const { headers } = await ask();
      expect(limitsIn(headers)).toEqual([
        POLICY,
        expect.stringMatching(new RegExp(`^"read";r=${1499 - before};t=(?:[1-9]|[1-5]\\d|60)$`)),
      ]);
    }
  });

  test('of writes, until there is nothing left', async () => {
    await start();
    const { headers } = await shop.graphql('mutation { clearCart { cart { id } } }');
    expect(limitsIn(headers)).toEqual([POLICY, expect.stringMatching(/^"write";r=299;t=\d+$/)]);
    await spend(shop, 'WRITE', 299);
    const refused = await shop.rest('DELETE', '/user/cart/x');
    expect(refused.status).toBe(429);
    const wait = refused.headers.get('retry-after');
    expect(limitsIn(refused.headers)).toEqual([POLICY, `"write";r=0;t=${wait}`]);
  });
});

test.each([
  ['{ nope }', 5],
  ['{', 5],
  ['mutation { nope }', 4],
])('the document %s is refused, and counts as %i reads', async (query, reads) => {
  await start();
  expect((await shop.graphql(query)).status).toBe(400);
  const limits = shop.within.limits as AddressLimits; // the shop's own know more windows
  const left = async () => (await limits.consume('READ', '127.0.0.1', 0))?.remaining;
  await expect.poll(left, PATIENT).toBe(1500 - reads);
});

test('nothing is said where nothing is counted', async () => {
  await start({ areRateLimitsOn: false });
  expect(limitsIn((await shop.rest('GET', '/categories')).headers)).toEqual([null, null]);
  expect(limitsIn((await fetch(`${shop.url}/healthz`)).headers)).toEqual([null, null]);
});

test('pages of PUBLIC_URL may read them', async () => {
  await start({ publicUrl: 'https://belle-vue.example' });
  const { headers } = await shop.rest('GET', '/categories');
  const exposed = headers.get('access-control-expose-headers')?.split(', ');
  expect(exposed).toEqual(expect.arrayContaining(['ratelimit', 'ratelimit-policy', 'retry-after']));
});
