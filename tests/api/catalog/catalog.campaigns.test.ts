import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CampaignRecord } from '../../../server/catalog/campaign/campaign.store.ts';
import { HOUR_MS, instantAfter } from '#shared/instants.ts';
import { campaign } from '../../rules/catalog/campaign/campaigns.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const CARD = `id slug title text kind label summary picture { url alt } startsAt endsAt
  products(sort: PRICE_ASC, first: 3) { totalCount nodes { brand price { amount } originalPrice { amount } campaign { slug } } }`;

interface Shown {
  readonly slug: string;
  readonly title: string;
  readonly label: string | null;
  readonly summary: string | null;
  readonly picture: object | null;
  readonly products: { readonly totalCount: number; readonly nodes: readonly Card[] };
}

interface Card {
  readonly brand: string;
  readonly price: { readonly amount: number };
  readonly originalPrice: { readonly amount: number };
  readonly campaign: { readonly slug: string } | null;
}

async function ask<T>(query: string): Promise<T> {
  const { data, errors } = await shop.graphql<T>(query);
  expect(errors).toEqual([]);
  return data;
}

const running = async (language = 'FR') =>
  (
    await ask<{ campaigns: readonly Shown[] }>(
      `query @inContext(language: ${language}) { campaigns { ${CARD} } }`,
    )
  ).campaigns;

const found = async (slug: string) =>
  (await ask<{ campaign: Shown | null }>(`{ campaign(slug: "${slug}") { ${CARD} } }`)).campaign;

const countOf = async (slug: string) =>
  (
    await ask<{ products: { totalCount: number } }>(
      `{ products(filter: { campaign: "${slug}" }) { totalCount } }`,
    )
  ).products.totalCount;

/** Saves one that begins in an hour and lasts another, unless changed. */
async function save(changed: Partial<CampaignRecord>) {
  const now = shop.within.clock();
  const saved = campaign({
    startsAt: instantAfter(now, HOUR_MS),
    endsAt: instantAfter(now, 2 * HOUR_MS),
    products: [],
    ...changed,
  });
  await shop.store.transaction(({ campaigns }) => campaigns.save(saved));
}

test('shoppers know a campaign from its start to its end, with its products at its prices', async () => {
  await save({
    slug: 'lunettes-20',
    title: 'Lunettes à -20\u00a0%',
    categories: ['lunettes'],
    picture: { url: '/images/hero.svg', alt: 'Des lunettes' },
    translations: [{ language: 'AR', title: 'نظارات', text: null, pictureAlt: null }],
  });
  expect(await running()).toEqual([]);
  expect(await found('lunettes-20')).toBeNull();
  expect(await countOf('lunettes-20')).toBe(0);

  shop.pass(HOUR_MS);
  const [one] = await running();
  expect(one).toMatchObject({
    slug: 'lunettes-20',
    label: 'Promotion',
    picture: { url: '/images/hero.svg', alt: 'Des lunettes' },
  });
  expect(one?.summary).toMatch(/^Promotion jusqu’au /);
  expect(one?.products.totalCount).toBe(await countOf('lunettes-20'));
  expect(one?.products.totalCount).toBeGreaterThan(10);
  const prices = one?.products.nodes.map(({ price }) => price.amount) ?? [];
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  for (const { campaign: by, price, originalPrice } of one?.products.nodes ?? []) {
    expect(by).toEqual({ slug: 'lunettes-20' });
    expect(originalPrice.amount).toBeGreaterThan(price.amount);
  }
  const [arabic] = await running('AR');
  expect(arabic).toMatchObject({ title: 'نظارات', label: 'عرض خاص' });
  // Other articles have none.
  const others = await ask<{ products: { nodes: readonly Card[] } }>(
    '{ products(filter: { categories: ["Robes"] }) { nodes { campaign { slug } } } }',
  );
  expect(others.products.nodes.every((node) => node.campaign === null)).toBe(true);

  shop.pass(HOUR_MS);
  expect(await running()).toEqual([]);
  expect(await found('lunettes-20')).toBeNull();
  expect(await countOf('lunettes-20')).toBe(0);
});

test('a list of a campaign is filtered like any other, and finds nothing for an unknown one', async () => {
  await save({ slug: 'tout', categories: ['robes', 'bas'] });
  shop.pass(HOUR_MS);
  const { campaign: both } = await ask<{ campaign: { products: { totalCount: number } } }>(
    '{ campaign(slug: "tout") { products(filter: { categories: ["Bas"], campaign: "autre" }) { totalCount } } }',
  );
  const { products: skirts } = await ask<{ products: { totalCount: number } }>(
    '{ products(filter: { categories: ["Bas"] }) { totalCount } }',
  );
  expect(both.products.totalCount).toBe(skirts.totalCount);
  expect(await countOf('autre')).toBe(0);
  shop.pass(HOUR_MS);
});

test('a collection without an end changes no price; sales come first', async () => {
  const dress = { products: { nodes: [{ price: { amount: 0 } }] } };
  const priceOfDress =
    '{ products(filter: { categories: ["Robes"] }, first: 1) { nodes { price { amount } } } }';
  const before = await ask<typeof dress>(priceOfDress);
  await save({
    slug: 'mariage',
    kind: 'COLLECTION',
    categories: ['robes'],
    endsAt: null,
    percent: null,
  });
  await save({ slug: 'promo', categories: ['bas'] });
  await save({ slug: 'soldes', kind: 'SALE', categories: ['lunettes'] });
  shop.pass(HOUR_MS);
  const shown = await running();
  expect(shown.map(({ slug }) => slug)).toEqual(['soldes', 'promo', 'mariage']);
  expect(shown[0]?.summary).toMatch(/^Soldes (du|le) .* sur tout le rayon Lunettes$/);
  expect(shown[2]).toMatchObject({ label: null, summary: null });
  expect(shown[2]?.products.nodes.every((node) => node.campaign === null)).toBe(true);
  expect(await ask<typeof dress>(priceOfDress)).toEqual(before);
  shop.pass(HOUR_MS);
  expect((await running()).map(({ slug }) => slug)).toEqual(['mariage']);
});
