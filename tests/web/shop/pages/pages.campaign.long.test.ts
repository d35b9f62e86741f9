import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { rendererOf } from '../../../../server/http/pages/renderer.ts';
import {
  CAFTAN,
  ENTERED,
  everywhere,
  pricesSeen,
  promotion,
  REDUCED,
  textAt,
} from '../../../api/catalog/campaign.places.ts';
import { startShop } from '../../../support/shop/shop.ts';

const HOUR_MS = 3_600_000;

const clientFolder = resolve('dist/client');
const shop = await startShop({
  clientFolder,
  pageRenderer: rendererOf(pathToFileURL(resolve('dist/pages/') + '/'), clientFolder),
  publicUrl: 'https://belle-vue.example',
});
afterEach(() => vi.useRealTimers());
afterAll(() => shop.close());

const pageOf = `/products/${CAFTAN}`;
const written = (html: string) => html.replaceAll(/\s/gu, ' ');
const shows = (text: string, reduced: string) => (text.includes(reduced) ? REDUCED : ENTERED);

const pages = {
  'the page of the product': async () => shows(written(await textAt(shop, pageOf)), '349 DH'),
  'what is shared of it': async () => shows(await textAt(shop, pageOf), 'content="349.00"'),
  'its structured data': async () => shows(await textAt(shop, pageOf), '"price":"349.00"'),
  'the page of the list': async () =>
    shows(written(await textAt(shop, '/products?category=Traditionnels')), '349 DH'),
  'the list that begins with the cheapest': async () => {
    const html = await textAt(shop, '/products?sort=prix-croissant');
    const [, first] = /href="\/products\/([^"?]+)/.exec(html) ?? [];
    return first === CAFTAN ? REDUCED : ENTERED;
  },
  'the list in Arabic': async () =>
    shows(written(await textAt(shop, '/ar/products?category=Traditionnels')), '349 '),
};

test('each page says the price of the second, on both sides of a border', async () => {
  const start = Date.now() + HOUR_MS;
  const end = start + HOUR_MS;
  const saved = promotion(new Date(start), new Date(end));
  await shop.store.transaction(({ campaigns }) => campaigns.save(saved));
  for (const [instant, price] of [
    [start - 1, ENTERED],
    [start, REDUCED],
    [end - 1, REDUCED],
    [end, ENTERED],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: instant });
    for (const _ of ['rendered', 'cached']) {
      expect(await pricesSeen(pages)).toEqual(everywhere(price, pages));
    }
  }
});
