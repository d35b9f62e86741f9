import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { measurePicture } from '../../../server/catalog/catalog.picture.rules.ts';
import { informationPages } from '../../../client/ssr/informationPages.ts';
import { rendererOf } from '../../../server/http/pages/renderer.ts';
import { jpeg, png, storedPath } from '../../support/pictures.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  const clientFolder = resolve('dist/client');
  const pageRenderer = rendererOf(pathToFileURL(resolve('dist/pages/render.js')), clientFolder);
  shop = await startShop({ clientFolder, pageRenderer });
});
afterAll(() => shop.close());

const textOf = async (path: string) => (await fetch(shop.url + path)).text();

/** The values of a page's `og:` and `twitter:` elements, by name; none stands twice. */
async function sharedBy(path: string): Promise<Readonly<Record<string, string>>> {
  const text = await textOf(path);
  const found = Array.from(
    text.matchAll(/<meta (?:property|name)="((?:og|twitter):[a-z:]+)" content="([^"]*)">/g),
    ([, name = '', content = '']) => [name, content] as const,
  );
  expect(new Set(found.map(([name]) => name)).size).toBe(found.length);
  return Object.fromEntries(found);
}

/** Loads a picture as a messenger would. */
async function load(address: string, type = 'image/jpeg') {
  expect(address.startsWith(`${shop.url}/`)).toBe(true);
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  return measurePicture(Buffer.from(await response.arrayBuffer()));
}

/** The object of schema.org in a product's page. */
async function productAt(path: string): Promise<Readonly<Record<string, unknown>>> {
  const scripts = (await textOf(path)).matchAll(/application\/ld\+json">(.*?)<\/script>/gs);
  const objects = Array.from(scripts, ([, json = '']) => JSON.parse(json));
  return objects.find((object) => object['@type'] === 'Product');
}

const SHOP_ALT = 'La boutique Belle Vue, sa vitrine éclairée et sa porte bleue cloutée';
const CAFTAN_ALT =
  'Caftan bleu ciel à longues manches, broderies dorées et ceinture à pierre bleue';

describe('a shared link', () => {
  test.each<[string, string]>([
    ['/', SHOP_ALT],
    ['/products', SHOP_ALT],
    ['/products?category=Robes', SHOP_ALT],
    ['/products?q=robe', SHOP_ALT],
    ['/products/caftan-celeste', CAFTAN_ALT],
    ['/products/nope', SHOP_ALT],
    ['/cart', SHOP_ALT],
    ...Object.values(informationPages).map(({ path }): [string, string] => [path, SHOP_ALT]),
    ['/login', SHOP_ALT],
    ['/address', SHOP_ALT],
    ['/track/a/b', SHOP_ALT],
    ['/nulle-part', SHOP_ALT],
  ])('to %s shows a JPEG of 1200×630: « %s »', async (path, alt) => {
    const shared = await sharedBy(path);
    expect(shared).toMatchObject({
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': alt,
      'twitter:card': 'summary_large_image',
    });
    expect(await load(shared['og:image'] ?? '')).toEqual({ type: 'jpg', width: 1200, height: 630 });
  });

  test('to a product that has its category’s picture shows that', async () => {
    const { image, imageAlt } = (await shop.store.read.catalog.categoryNamed('Robes')) ?? {};
    await shop.changeProduct('jean-droit-brut', { image, imageAlt });
    const shared = await sharedBy('/products/jean-droit-brut');
    expect(shared['og:image']).toContain('/images/raster/robes-wide.');
    expect(shared['og:image:alt']).toBe(imageAlt);
  });
});

describe('a product with a picture of its own', () => {
  test.each([
    ['png', png(640, 800), 'image/png', 640, 800],
    ['jpg', jpeg(900, 600), 'image/jpeg', 900, 600],
  ] as const)('shows it when its link is shared: %s', async (type, bytes, mime, width, height) => {
    const image = storedPath(bytes, type);
    await shop.store.pictures.save(image.replace('/pictures/', ''), bytes);
    await shop.changeProduct('gandoura-sable', { image, imageAlt: 'La gandoura, portée' });
    const shared = await sharedBy('/products/gandoura-sable');
    expect(shared).toMatchObject({
      'og:image': shop.url + image,
      'og:image:type': mime,
      'og:image:width': String(width),
      'og:image:height': String(height),
      'og:image:alt': 'La gandoura, portée',
    });
    expect(await load(shared['og:image'] ?? '', mime)).toEqual({ type, width, height });
    expect((await productAt('/products/gandoura-sable'))['image']).toEqual([shop.url + image]);
  });
});

describe('a product whose own picture is narrower than 600 pixels', () => {
  test('shows the shop’s when its link is shared, and its own to search engines', async () => {
    const bytes = png(599, 800);
    const image = storedPath(bytes, 'png');
    await shop.store.pictures.save(image.replace('/pictures/', ''), bytes);
    await shop.changeProduct('gandoura-sable', { image, imageAlt: 'La gandoura, portée' });
    const shared = await sharedBy('/products/gandoura-sable');
    expect(shared).toMatchObject({ 'og:image:width': '1200', 'og:image:alt': SHOP_ALT });
    expect((await productAt('/products/gandoura-sable'))['image']).toEqual([shop.url + image]);
  });
});

describe('what search engines are told of a product', () => {
  test('names its square picture and its wide one, and both are there', async () => {
    const { image } = await productAt('/products/caftan-celeste');
    expect(Array.isArray(image) && image.length).toBe(2);
    const sizes = await Promise.all((Array.isArray(image) ? image : []).map((each) => load(each)));
    expect(sizes).toEqual([
      { type: 'jpg', width: 720, height: 720 },
      { type: 'jpg', width: 1200, height: 630 },
    ]);
  });

  test('claims no ratings: no customer wrote one', async () => {
    const product = await productAt('/products/caftan-celeste');
    expect(product['name']).toBe('Caftan Céleste');
    expect(product).not.toHaveProperty('aggregateRating');
  });
});
