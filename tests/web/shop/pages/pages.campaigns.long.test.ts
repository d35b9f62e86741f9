import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CampaignRecord } from '../../../../server/catalog/campaign/campaign.store.ts';
import { HOUR_MS, instantAfter } from '#shared/instants.ts';
import { rendererOf } from '../../../../server/http/pages/renderer.ts';
import { campaign } from '../../../rules/catalog/campaign/campaigns.ts';
import { startShop, type TestShop } from '../../../support/shop/shop.ts';

const ORIGIN = 'https://belle-vue.example';
const CAFTAN = 'caftan-celeste';

let shop: TestShop;

beforeAll(async () => {
  const clientFolder = resolve('dist/client');
  const pageRenderer = rendererOf(pathToFileURL(resolve('dist/pages/') + '/'), clientFolder);
  shop = await startShop({ clientFolder, pageRenderer, publicUrl: ORIGIN });
});
afterAll(() => shop.close());

async function get(path: string) {
  const response = await fetch(shop.url + path);
  return { status: response.status, text: await response.text() };
}

/** Saves one that begins in an hour and lasts another, unless changed. */
async function save(changed: Partial<CampaignRecord>) {
  const now = shop.within.clock();
  const saved = campaign({
    startsAt: instantAfter(now, HOUR_MS),
    endsAt: instantAfter(now, 2 * HOUR_MS),
    products: [CAFTAN],
    ...changed,
  });
  await shop.store.transaction(({ campaigns }) => campaigns.save(saved));
}

function structured(html: string): ReadonlyArray<Readonly<Record<string, unknown>>> {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return Array.from(scripts, ([, json = '']) => JSON.parse(json));
}

const withoutData = (html: string) =>
  html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'));

test('the page of a campaign is there from its start to its end, in three languages', async () => {
  const home = withoutData((await get('/')).text);
  const list = withoutData((await get('/products')).text);
  await save({
    slug: 'ete',
    kind: 'SALE',
    title: 'Soldes d’été',
    text: 'Tout est léger.\nTout part vite.',
    picture: { url: '/images/categories/robes.svg', alt: 'Une robe jaune' },
    translations: [{ language: 'EN', title: 'Summer sale', text: null, pictureAlt: null }],
  });
  for (const path of ['/selections/ete', '/ar/selections/ete']) {
    expect((await get(path)).status).toBe(404);
  }
  for (const path of ['/products', '/sitemap.xml']) {
    expect((await get(path)).text).not.toContain('/selections/ete');
  }

  shop.pass(HOUR_MS);
  const page = await get('/selections/ete');
  expect(page.status).toBe(200);
  expect(page.text).toContain('<title>Soldes d’été · Belle Vue</title>');
  expect(page.text).toContain(`<link rel="canonical" href="${ORIGIN}/selections/ete">`);
  expect(page.text).toMatch(/<meta property="og:image" content="[^"]*robes[^"]*\.jpg">/);
  expect(page.text).toContain('<meta property="og:image:alt" content="Une robe jaune">');
  expect(page.text).toMatch(/>Soldes (du|le) [^<]* sur 1\u00a0article</);
  expect(page.text).toContain('Tout est léger.\nTout part vite.');
  expect(page.text).toContain(`href="/products/${CAFTAN}"`);
  expect(structured(page.text)).toContainEqual(
    expect.objectContaining({ '@type': 'SaleEvent', name: 'Soldes d’été' }),
  );
  expect((await get('/en/selections/ete')).text).toContain(
    '<h1 class="arch-head__title">Summer sale',
  );
  expect((await get('/ar/selections/ete')).status).toBe(200);
  // A filtered list is the same page for search engines; a page further on has no other.
  expect((await get('/selections/ete?taille=40')).text).toContain(
    `<link rel="canonical" href="${ORIGIN}/selections/ete">`,
  );
  for (const path of ['/products', '/']) {
    expect((await get(path)).text).toContain('href="/selections/ete"');
  }
  expect((await get('/sitemap.xml')).text).toContain(`<loc>${ORIGIN}/ar/selections/ete</loc>`);

  shop.pass(HOUR_MS);
  for (const path of ['/selections/ete', '/ar/selections/ete', '/selections/ete?taille=40']) {
    expect((await get(path)).status).toBe(404);
  }
  expect((await get('/sitemap.xml')).text).not.toContain('/selections/ete');
  // The specification's home page and list, to the byte.
  expect(withoutData((await get('/')).text)).toBe(home);
  expect(withoutData((await get('/products')).text)).toBe(list);
});

test('a reduced article says until when, and search engines its struck price', async () => {
  const path = `/products/${CAFTAN}`;
  const offerIn = (html: string) =>
    structured(html).find((object) => object['@type'] === 'Product')?.['offers'];
  const before = offerIn((await get(path)).text);
  await save({ slug: 'promo', percent: 50 });
  shop.pass(HOUR_MS);
  const { text } = await get(path);
  expect(text).toMatch(/href="\/selections\/promo"[^>]*>Promotion jusqu’au /);
  expect(offerIn(text)).toContainEqual(
    expect.objectContaining({
      price: '1745.00',
      priceValidUntil: expect.stringMatching(/^20\d\d-/),
      priceSpecification: expect.objectContaining({
        priceType: 'https://schema.org/StrikethroughPrice',
        price: '4200.00',
      }),
    }),
  );
  shop.pass(HOUR_MS);
  expect(offerIn((await get(path)).text)).toEqual(before);
});

test('a collection without an end stays', async () => {
  await save({ slug: 'mariage', kind: 'COLLECTION', endsAt: null, percent: null });
  shop.pass(HOUR_MS);
  for (const _ of [1, 2]) {
    const { status, text } = await get('/selections/mariage');
    expect(status).toBe(200);
    expect(structured(text)).toContainEqual(
      expect.objectContaining({ '@type': 'CollectionPage', url: `${ORIGIN}/selections/mariage` }),
    );
    shop.pass(400 * 24 * HOUR_MS);
  }
});
