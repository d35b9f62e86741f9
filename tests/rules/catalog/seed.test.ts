import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CATEGORY_PICTURE } from '../../../server/catalog/catalog.category.picture.ts';
import { drawnProducts, drawPictures } from '../../../seed/pictures/drawings.ts';
import { readSeed } from '../../../seed/folder.ts';
import { BadSeed, type Seed } from '../../../seed/seed.ts';

const FOLDER = fileURLToPath(new URL('../../../seed', import.meta.url));
const FILES = ['products.json', 'categories.json', 'demo-customer.json'] as const;

let seed: Seed;
beforeAll(async () => {
  seed = await readSeed(FOLDER);
});

describe('the seed', () => {
  test('is 30 fashion products of the shop’s own, then eyewear: 46 in all', () => {
    const { products } = seed;
    expect(products).toHaveLength(46);
    const fashion = products.slice(0, 30);
    expect(new Set(fashion.map(({ brand }) => brand))).toEqual(new Set(['Belle Vue']));
    expect(new Set(fashion.map(({ categoryName }) => categoryName))).toEqual(
      new Set(['Hauts', 'Bas', 'Robes', 'Traditionnels']),
    );
    expect(new Set(products.slice(30).map(({ categoryName }) => categoryName))).toEqual(
      new Set(['Lunettes']),
    );
    expect(products.map(({ position }) => position)).toEqual(
      Array.from({ length: 46 }, (_, index) => index + 1),
    );
  });

  test('costs 389 to 6999 DH, is rated 4.3 to 5.0, and now and then out of stock', () => {
    const prices = seed.products.slice(0, 30).map(({ price }) => price);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([38_900, 699_900]);
    const odd = seed.products.filter(
      ({ price, originalPrice, ratings }) =>
        price < 38_900 ||
        price > 699_900 ||
        originalPrice < price ||
        ratings.value < 4.3 ||
        ratings.value > 5,
    );
    expect(odd).toEqual([]);
    expect(seed.products.filter(({ outOfStock }) => outOfStock)).toHaveLength(5);
  });

  test.each(['Ray-Ban', 'Oakley', 'Chanel', 'Dior', 'Gucci', 'Versace', 'Armani'])(
    'has at least two products of %s, one of them in stock',
    (name) => {
      const own = seed.products.filter(({ brand }) => brand === name);
      expect(own.length).toBeGreaterThanOrEqual(2);
      expect(own.some(({ outOfStock }) => !outOfStock)).toBe(true);
    },
  );

  test.each([3, 9, 6, 20, 14, 8, 11, 16])('has the featured position %i in stock', (position) => {
    expect(seed.products[position - 1]?.outOfStock).toBe(false);
  });

  test('has the demo customer with one address of Rabat', () => {
    expect(seed.demo).toMatchObject({
      email: 'demo@belle-vue.example',
      password: 'demo-belle-vue',
      address: { city: 'Rabat', postalCode: expect.stringMatching(/^\d{5}$/) },
    });
  });
});

describe('the pictures', () => {
  test('show every product and every category, each its own, and stay light', () => {
    const pictures = drawPictures();
    const svgs = new Map(pictures.map(({ path, svg }) => [path, svg]));
    const listed = [...seed.products, ...seed.categories].map(({ image }) => image);
    expect(seed.products.filter(({ id }) => !drawnProducts.has(id))).toEqual([]);
    expect(listed.filter((image) => !svgs.has(image))).toEqual([]);
    expect(svgs.has(CATEGORY_PICTURE.image)).toBe(true);
    expect(new Set(listed.map((image) => svgs.get(image))).size).toBe(51);
    for (const { svg } of pictures) {
      expect(svg).toMatch(/^<svg[\s>]/);
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(12 * 1024);
      expect(svg).not.toMatch(/<script|NaN|undefined|href="http/);
    }
  });

  test('show every entry of the galleries, no two alike', () => {
    const drawn = new Map(drawPictures().map(({ path, svg }) => [path, svg]));
    const shown = seed.products.flatMap(({ image, gallery }) => [
      image,
      ...gallery.map(({ url }) => url),
    ]);
    const few = seed.products.filter(({ gallery }) => gallery.length < 2);
    expect(few.map(({ id }) => id)).toEqual([]);
    expect(new Set(shown.map((path) => drawn.get(path))).size).toBe(shown.length);
  });

  test('are the same bytes each time', () => {
    expect(drawPictures()).toEqual(drawPictures());
  });
});

describe('a broken seed', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'belle-vue-seed-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** The line that a seed is refused with after one file was changed. */
  async function refusal(file: (typeof FILES)[number], from: string, to: string): Promise<string> {
    for (const name of FILES) await cp(join(FOLDER, name), join(folder, name));
    const text = await readFile(join(folder, file), 'utf8');
    expect(text).toContain(from);
    await writeFile(join(folder, file), text.replace(from, to));
    const error: unknown = await readSeed(folder).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BadSeed);
    return error instanceof BadSeed ? error.message : '';
  }

  test.each([
    ['"price": "549"', '"price": "12abc"', 'products.json: 0.price'],
    ['"price": "549"', '"price": "-5"', 'products.json: 0.price'],
    ['"price": "549"', '"price": "1e9"', 'products.json: 0.price'],
    ['"price": "549"', '"price": " 549 "', 'products.json: 0.price'],
    ['"price": "549"', '"price": 549', 'products.json: 0.price'],
    ['"price": "549"', '"price": "9999"', 'products.json: 0 price is above originalPrice'],
    ['"value": "4.6"', '"value": "5.1"', 'products.json: 0.ratings.value'],
    ['"count": "1.2k"', '"count": "many"', 'products.json: 0.ratings.count'],
    ['"outOfStock": false', '"outOfStock": "no"', 'products.json: 0.outOfStock'],
    ['"_id": "jean-droit-brut"', '"_id": "Jean Droit"', 'products.json: 1._id'],
    [
      '"_id": "jean-droit-brut"',
      '"_id": "caftan-celeste"',
      'two entries have the _id caftan-celeste',
    ],
    [
      '"categoryName": "Bas"',
      '"categoryName": "Chapeaux"',
      'jean-droit-brut names an unknown category',
    ],
    ['/images/products/jean-droit-brut.svg', 'javascript:alert(1)', 'products.json: 1.image'],
    ['[', '{', 'products.json: '],
  ])('%s as %s is told in one line: %s', async (from, to, place) => {
    const line = await refusal('products.json', from, to);
    expect(line).toContain(place);
    expect(line).not.toContain('\n');
  });

  test('names the other files too', async () => {
    expect(await refusal('categories.json', '"categoryName": "Bas"', '"name": "Bas"')).toContain(
      'categories.json: 1.categoryName',
    );
    expect(await refusal('demo-customer.json', 'demo@belle-vue.example', 'demo')).toContain(
      'demo-customer.json: email',
    );
  });

  test('is told when a file is missing', async () => {
    await rm(join(folder, 'categories.json'));
    await expect(readSeed(folder)).rejects.toThrow(/^Seed file categories\.json: /);
  });
});
