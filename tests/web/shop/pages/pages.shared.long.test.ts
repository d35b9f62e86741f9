import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { measurePicture } from '../../../../server/catalog/picture/picture.rules.ts';
import { seedDocuments } from '../../../support/shop/documents.ts';
import { rendererOf } from '../../../../server/http/pages/renderer.ts';
import { jpeg, png, storedPath } from '../../../support/pictures.ts';
import { startShop, type TestShop } from '../../../support/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  const clientFolder = resolve('dist/client');
  const pageRenderer = rendererOf(pathToFileURL(resolve('dist/pages/') + '/'), clientFolder);
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
  test('to any page shows a JPEG of 1200×630', async () => {
    const information = seedDocuments().map(({ path }) => path);
    for (const [path, alt] of [
      ['/products/caftan-celeste', CAFTAN_ALT],
      ...['/', '/products?category=Robes', '/products/nope', '/cart', '/track/a/b', '/nulle-part']
        .concat(information)
        .map((other) => [other, SHOP_ALT]),
    ] as const) {
      const shared = await sharedBy(path ?? '');
      expect(shared).toMatchObject({
        'og:image:type': 'image/jpeg',
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': alt,
        'twitter:card': 'summary_large_image',
      });
      const picture = await load(shared['og:image'] ?? '');
      expect(picture).toEqual({ type: 'jpg', width: 1200, height: 630 });
    }
  });

  test('to a product that has its category’s picture shows that', async () => {
    const { image, imageAlt } = (await shop.store.read.catalog.categoryNamed('Robes')) ?? {};
    await shop.changeProduct('jean-droit-brut', { image, imageAlt });
    const shared = await sharedBy('/products/jean-droit-brut');
    expect(shared['og:image']).toContain('/images/raster/robes-wide.');
    expect(shared['og:image:alt']).toBe(imageAlt);
  });
});

test.each([
  ['png', png(640, 800), 'image/png', { type: 'png', width: 640, height: 800 }],
  ['jpg', jpeg(900, 600), 'image/jpeg', { type: 'jpg', width: 900, height: 600 }],
  ['png', png(599, 800), 'image/jpeg', { type: 'jpg', width: 1200, height: 630 }],
] as const)(
  'a product’s own picture, a %s, is shared unless it is too small, and given to search engines',
  async (type, bytes, mime, shown) => {
    const image = storedPath(bytes, type);
    await shop.store.pictures.save(image.replace('/pictures/', ''), bytes);
    await shop.changeProduct('gandoura-sable', { image, imageAlt: 'La gandoura, portée' });
    expect((await productAt('/products/gandoura-sable'))['image']).toEqual([shop.url + image]);
    const shared = await sharedBy('/products/gandoura-sable');
    const isOwn = shown.width !== 1200;
    expect(shared).toMatchObject({
      'og:image:type': mime,
      'og:image:width': String(shown.width),
      'og:image:height': String(shown.height),
      'og:image:alt': isOwn ? 'La gandoura, portée' : SHOP_ALT,
    });
    expect(shared['og:image'] === shop.url + image).toBe(isOwn);
    expect(await load(shared['og:image'] ?? '', mime)).toEqual(shown);
  },
);

test('search engines are given a square and a wide picture, and no ratings: no customer wrote one', async () => {
  const { name, image, ...others } = await productAt('/products/caftan-celeste');
  expect(name).toBe('Caftan Céleste');
  expect(Array.isArray(image) && image.length).toBe(2);
  const sizes = await Promise.all((Array.isArray(image) ? image : []).map((each) => load(each)));
  expect(sizes).toEqual([
    { type: 'jpg', width: 720, height: 720 },
    { type: 'jpg', width: 1200, height: 630 },
  ]);
  expect(others).not.toHaveProperty('aggregateRating');
});
