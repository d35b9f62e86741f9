import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';
import { campaignsBy } from './campaigns.documents.ts';
import { problemsIn, saveBy, SET_PRICES } from './products.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);
const campaigns = campaignsBy(admin, shop);

const PRICES = `query ($input: CampaignInput!, $first: Int!, $skip: Int!) {
  campaignPrices(input: $input, first: $first, skip: $skip) {
    totalCount newlyListed { id } ${ERRORS} products { product { id } prices {
      variants { id } price { amount } campaignPrice { amount } otherCampaign { slug }
      enteredStruckPrice { amount } struckPrice { amount } provenPrice { amount } provenAt } }
  }
}`;

interface Foreseen {
  readonly totalCount: number;
  readonly newlyListed: ReadonlyArray<{ readonly id: string }>;
  readonly userErrors: readonly UserError[];
  readonly products: ReadonlyArray<{
    readonly product: { readonly id: string };
    readonly prices: ReadonlyArray<{
      readonly variants: ReadonlyArray<{ readonly id: string }>;
      readonly price: { readonly amount: number };
      readonly provenAt: string | null;
    }>;
  }>;
}

async function foreseen(changes: object = {}, { first = 20, skip = 0 } = {}) {
  const variables = { input: campaigns.input(changes), first, skip };
  const { data } = await admin.request<{ campaignPrices: Foreseen }>(PRICES, variables);
  return data.campaignPrices;
}
const pricesOf = async (changes: object) => (await foreseen(changes)).products[0]?.prices;

const SHIRT = 'chemisier-plastron-blanc';
const SINCE = '2025-01-01T01:00:00+01:00';
const money = (amount: number) => ({ amount });
const ENTERED = { price: money(349_000), enteredStruckPrice: money(420_000) };

describe('prices of a campaign before it is saved', () => {
  test('name what is paid now and then, and what a sale strikes, with what proves it', async () => {
    expect(await pricesOf({ kind: 'SALE' })).toMatchObject([
      {
        ...ENTERED,
        campaignPrice: money(279_200),
        otherCampaign: null,
        struckPrice: money(349_000),
        provenPrice: money(349_000),
        provenAt: SINCE,
      },
    ]);
    // A promotion strikes what was entered, as the shop does.
    expect(await pricesOf({ percent: null, amount: 9_900 })).toMatchObject([
      { ...ENTERED, campaignPrice: money(339_100), struckPrice: money(420_000) },
    ]);
    expect(await pricesOf({ kind: 'COLLECTION', percent: null })).toMatchObject([
      { ...ENTERED, campaignPrice: money(349_000), struckPrice: money(420_000) },
    ]);
    expect(await campaigns.all()).toEqual([]);
  });

  test('of variants that cost different are apart, and a lower price of these days is the proven one', async () => {
    const [{ variants: [{ id: small = '' } = {}] = [] } = {}] =
      (await pricesOf({ products: [SHIRT] })) ?? [];
    await admin.request(SET_PRICES, { changes: [{ variantId: small, price: 50_000 }] });
    const prices = (await pricesOf({ kind: 'SALE', products: [SHIRT] })) ?? [];
    expect(prices).toHaveLength(2);
    const own = prices.find(({ variants }) => variants.some(({ id }) => id === small));
    expect(own).toMatchObject({
      variants: [{ id: small }],
      price: money(50_000),
      campaignPrice: money(40_000),
      // It was struck since its first row, before which no price is known.
      struckPrice: money(50_000),
      provenPrice: money(50_000),
    });
    expect(own?.provenAt).not.toBe(SINCE);
  });

  test('are those of the better campaign where another one takes more off', async () => {
    const better = campaigns.input({ percent: 50 });
    const { campaign } = await campaigns.save(better);
    expect(await pricesOf({})).toMatchObject([
      { campaignPrice: money(174_500), otherCampaign: { slug: better.slug } },
    ]);
    // Edited, it is compared with the others alone.
    expect(await pricesOf({ ...better, id: campaign?.id, percent: 10 })).toMatchObject([
      { campaignPrice: money(314_100), otherCampaign: null },
    ]);
    await campaigns.end(campaign?.id ?? '', 1);
  });

  test('come in pages, with the same problems as saving, and without prices while these are not decided', async () => {
    const robes = await shop.store.read.catalog.categoryNamed('Robes');
    const scope = { products: [], categories: [robes?.id] };
    const all = await foreseen(scope);
    expect(all.products.length).toBe(all.totalCount);
    const page = await foreseen(scope, { first: 2, skip: 1 });
    expect(page.totalCount).toBe(all.totalCount);
    expect(page.products).toEqual(all.products.slice(1, 3));
    for (const [changes, problems] of [
      [{ percent: 101 }, ['INVALID percent']],
      [{ percent: null }, ['INVALID percent']],
      [{ startsAt: null, percent: 0 }, ['REQUIRED startsAt', 'INVALID percent']],
    ] as const) {
      const found = await foreseen(changes);
      expect([found.totalCount, found.products, problemsIn(found)]).toEqual([1, [], problems]);
    }
    const partly = await foreseen({ products: ['inconnu', 'caftan-celeste'], endsAt: null });
    expect(problemsIn(partly)).toEqual(['REQUIRED endsAt', 'UNKNOWN_PRODUCT products.0']);
    expect(partly.products).toHaveLength(1);
    expect(await foreseen({ products: [] })).toMatchObject({ totalCount: 0, products: [] });
  });

  test('name what is newly listed, which a sale refuses', async () => {
    const input = { title: 'Robe toute neuve', brand: 'Maison Neuve', categoryName: 'Robes' };
    const { product } = await saveBy(admin, { ...input, price: 50_000 });
    const scope = { products: [], brands: ['Maison Neuve'] };
    expect((await foreseen(scope)).newlyListed).toEqual([]);
    const found = await foreseen({ ...scope, kind: 'SALE' });
    expect(found.newlyListed).toEqual([{ id: product?.id }]);
    expect(problemsIn(found)).toEqual(['INVALID products']);
    expect(found.products[0]?.prices).toMatchObject([{ campaignPrice: money(50_000) }]);
  });
});
