import { describe, expect, test } from 'vitest';
import { instantAfter, DAY_MS } from '#shared/instants.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { campaignsBy } from '../admin/campaigns.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);
const campaigns = campaignsBy(admin, shop);

const PRICES = 'id price { amount } originalPrice { amount }';
const SHOP_AT = `query ($at: DateTime!, $token: String!) { shopAt(at: $at, previewToken: $token) {
  product(id: "caftan-celeste") { ${PRICES} }
  products(filter: { search: "caftan céleste" }) { nodes { ${PRICES} } }
  onSale: products(filter: { maxPrice: 200000, search: "caftan céleste" }) { totalCount }
  campaigns { slug products { nodes { id } } } featuredProducts { id } home { blocks }
} }`;

interface ShopAt {
  readonly product: object;
  readonly products: { readonly nodes: readonly object[] };
  readonly campaigns: ReadonlyArray<{ readonly slug: string }>;
  readonly onSale: { readonly totalCount: number };
}

/** Returns the links that staff make, by language. */
async function linksAt(at: string): Promise<ReadonlyMap<string, URL>> {
  const { data } = await admin.request<{
    shopPreviews: ReadonlyArray<{ readonly language: string; readonly url: string }>;
  }>('query ($at: DateTime!) { shopPreviews(at: $at) { language url } }', { at });
  return new Map(data.shopPreviews.map(({ language, url }) => [language, new URL(url)]));
}
async function tokenAt(at: string): Promise<string> {
  return (await linksAt(at)).get('FR')?.searchParams.get('token') ?? '';
}
const shopAt = async (at: string, token: string) =>
  (await shop.graphql<{ shopAt: ShopAt | null }>(SHOP_AT, { at, token })).data.shopAt;
const money = (amount: number) => ({ amount });
const days = (count: number) => instantAfter(shop.within.clock(), count * DAY_MS);

const HALF = { price: money(174_500), originalPrice: money(420_000) };
const ENTERED = { price: money(349_000), originalPrice: money(420_000) };

describe('the shop at an instant', () => {
  test('has the prices of then on the page, in the list and in its filters, and none are of now', async () => {
    const input = campaigns.input({ percent: 50, startsAt: days(2), endsAt: days(4) });
    await campaigns.save(input);
    const block = { slug: input.slug, products: { nodes: [{ id: 'caftan-celeste' }] } };
    for (const [at, prices, onSale, running] of [
      [days(1), ENTERED, 0, []],
      [days(3), HALF, 1, [block]],
      [days(5), ENTERED, 0, []],
    ] as const) {
      const shown = await shopAt(at, await tokenAt(at));
      expect(shown?.product).toMatchObject(prices);
      expect(shown?.products.nodes).toMatchObject([prices]);
      expect(shown?.onSale.totalCount).toBe(onSale);
      expect(shown?.campaigns).toEqual(running);
    }
    const { data } = await shop.graphql<{ product: object }>(
      `{ product(id: "caftan-celeste") { ${PRICES} } }`,
    );
    expect(data.product).toMatchObject(ENTERED);
  });

  test('is shown to who has the link of that instant, for a week', async () => {
    const at = days(3);
    const links = await linksAt(at);
    expect([...links].map(([language, { pathname }]) => [language, pathname])).toEqual([
      ['FR', '/apercu'],
      ['AR', '/ar/apercu'],
      ['EN', '/en/apercu'],
    ]);
    const token = await tokenAt(at);
    expect(await shopAt(days(4), token)).toBe(null);
    expect(await shopAt(at, `${token}x`)).toBe(null);
    shop.pass(7 * DAY_MS);
    expect(await shopAt(at, token)).toBe(null);
  });

  test('stands alone in its operation', async () => {
    const field = `shopAt(at: "2027-01-01T00:00:00Z", previewToken: "x")`;
    for (const document of [
      `{ brands { name } ${field} { brands { name } } }`,
      `query { ...Two } fragment Two on Query { brands { name } ${field} { brands { name } } }`,
    ]) {
      const { errors } = await shop.graphql(document);
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    }
  });
});
