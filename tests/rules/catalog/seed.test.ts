import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAlterations } from '../../../server/catalog/alteration/alteration.rules.ts';
import { CATEGORY_PICTURE } from '../../../server/catalog/category/picture.ts';
import { measurePicture } from '../../../server/catalog/picture/picture.rules.ts';
import { picturesOfVariant } from '../../../server/catalog/catalog.variant.rules.ts';
import { Reading } from '../../../server/shared/form.ts';
import { readSeed } from '../../../server/seed/folder.ts';
import rendered from '../../../seed/pictures/raster.json' with { type: 'json' };
import { BadSeed } from '../../../server/seed/seed.ts';
import { OCCASIONS, occasionEntry } from '../../../server/catalog/occasion/occasion.rules.ts';
import { variantsFile } from '../../../server/seed/variants.ts';

const FOLDER = fileURLToPath(new URL('../../../seed', import.meta.url));
const FILES = [
  'products.json',
  'categories.json',
  'demo-customer.json',
  'occasions.json',
  'alterations.json',
] as const;

const seed = await readSeed(FOLDER);

const categoriesOf = (products: typeof seed.products) =>
  Array.from(new Set(products.map(({ categoryName }) => categoryName))).toSorted();

describe('the seed', () => {
  test('is 30 fashion products of the shop’s own, then eyewear: 46 in all', () => {
    const { products } = seed;
    expect(products).toHaveLength(46);
    const [fashion, eyewear] = [products.slice(0, 30), products.slice(30)];
    expect(fashion.filter(({ brand }) => brand !== 'Belle Vue')).toEqual([]);
    expect(categoriesOf(fashion)).toEqual(['Bas', 'Hauts', 'Robes', 'Traditionnels']);
    expect(categoriesOf(eyewear)).toEqual(['Lunettes']);
    expect(products.filter(({ position }, at) => position !== at + 1)).toEqual([]);
  });

  test('costs 389 to 6999 DH, is rated 4.3 to 5.0, and now and then out of stock', () => {
    const prices = seed.products.slice(0, 30).map(({ price }) => price);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([38_900, 699_900]);
    const odd = seed.products.filter(({ price, originalPrice, ratings: { value } }) => {
      const isPriced = price >= 38_900 && price <= 699_900 && price <= originalPrice;
      return !isPriced || value < 4.3 || value > 5;
    });
    expect(odd).toEqual([]);
    expect(seed.products.filter(({ outOfStock }) => outOfStock)).toHaveLength(5);
  });

  test('has all products of the home page in stock', () => {
    const featured = [3, 9, 6, 20, 14, 8, 11, 16].map((position) => seed.products[position - 1]);
    expect(featured.filter((product) => product?.outOfStock !== false)).toEqual([]);
  });

  test('has the demo customer with one address of Rabat', () => {
    expect(seed.demo).toMatchObject({
      email: 'demo@belle-vue.example',
      password: 'demo-belle-vue',
      address: { city: 'Rabat', postalCode: expect.stringMatching(/^\d{5}$/) },
    });
  });
});

test('the seed alters clothes for the legs, dresses and traditional garments, in three languages', () => {
  const altered = seed.categories.filter(({ alterations }) => alterations.length > 0);
  expect(altered.map(({ id }) => id)).toEqual(['bas', 'robes', 'traditionnels']);
  for (const { alterations } of altered) {
    // As staff could have written it.
    const reading = new Reading();
    expect(readAlterations(alterations, 'alterations', reading)).toEqual(alterations);
    expect(reading.problems).toEqual([]);
    const lengths = alterations.filter(({ measure }) => measure?.name.endsWith('(cm)'));
    expect(lengths.length).toBeGreaterThan(0);
    for (const { translations, measure } of alterations) {
      expect(translations.map(({ language }) => language)).toEqual(['AR', 'EN']);
      const isNamed = translations.every(({ measureName }) => measureName !== null);
      expect(isNamed).toBe(measure !== null);
    }
  }
  expect(seed.products.filter(({ alterations }) => alterations !== null)).toEqual([]);
});

type Product = (typeof seed.products)[number];

const isEyewear = ({ categoryName }: Product) => categoryName === 'Lunettes';
const valuesOf = ({ options }: Product, name: string) =>
  options.find((option) => option.name === name)?.values.map(({ value }) => value) ?? [];
const idsOf = (products: readonly Product[]) => products.map(({ id }) => id);

/** Whether a frame cannot be made as it is measured. */
const isOdd = ({ variants }: Product) =>
  variants.some(({ frame, values }) => {
    if (!frame) return true;
    const { lensWidth, bridgeWidth, lensHeight, frameWidth, templeLength } = frame;
    const end = (frameWidth - 2 * lensWidth - bridgeWidth) / 2;
    const isMade = end >= 2 && end <= 10 && lensHeight < lensWidth && templeLength >= 125;
    const calibres = values.filter((value) => /^\d+$/.test(value));
    return !isMade || calibres.some((calibre) => calibre !== String(lensWidth));
  });

test('the seed has at least three pieces in stock for each occasion', () => {
  const available = seed.products.filter(({ outOfStock }) => !outOfStock);
  const few = OCCASIONS.filter(
    (code) => available.filter(({ occasions }) => occasions.includes(code)).length < 3,
  );
  expect(few).toEqual([]);
  expect(OCCASIONS.filter((code) => occasionEntry(code).words.length === 0)).toEqual([]);
});
const PICTURES = join(FOLDER, 'pictures');
const written = variantsFile.parse(
  JSON.parse(readFileSync(join(FOLDER, 'variants.json'), 'utf8')) as unknown,
);
const outlines = seed.products
  .filter(isEyewear)
  .map(({ id }) => [id, written[id]?.outline] as const);

type Place = readonly [x: number, y: number];

/** The points along a path of M, L, Q, C and Z, absolute or relative. */
function pointsOf(d: string): Place[] {
  const points: Place[] = [];
  let start: Place = [0, 0];
  let at: Place = start;
  for (const [, letter = '', text = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const command = letter.toUpperCase();
    const size = { Q: 2, C: 3 }[command] ?? 1;
    for (let i = 0; i + 2 * size <= numbers.length; i += 2 * size) {
      const [x0, y0] = letter === command ? [0, 0] : at;
      const given = Array.from({ length: size }, (_, n): Place => {
        const [x = 0, y = 0] = numbers.slice(i + 2 * n, i + 2 * n + 2);
        return [x + x0, y + y0];
      });
      const end = given.at(-1) ?? at;
      if (command === 'M' && i === 0) start = end;
      else for (let t = 0; t <= 1; t += 0.05) points.push(between([at, ...given], t));
      at = end;
    }
    if (command === 'Z') at = start;
  }
  return points;
}

/** The point of a Bézier curve at `t`. */
function between(curve: readonly Place[], t: number): Place {
  const [first = [0, 0], ...others] = curve;
  if (others.length === 0) return first;
  const [a, b] = [between(curve.slice(0, -1), t), between(others, t)];
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

function boxOf(points: readonly Place[]) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

describe('the variants of the seed', () => {
  test('are the sizes of every garment, in a guide of its kind that knows each of them', () => {
    const garments = seed.products.filter((product) => !isEyewear(product));
    const unknown = garments.filter((product) => {
      const guide = seed.sizeGuides.find(({ id }) => id === product.sizeGuide);
      const sizes = valuesOf(product, 'Taille');
      const listed = guide?.rows.flatMap((row) => row.slice(0, 2)) ?? [];
      return sizes.length < 3 || sizes.some((size) => !listed.includes(size));
    });
    expect(idsOf(unknown)).toEqual([]);
  });

  test('have a base in the middle size of the first colour', () => {
    const wrong = seed.products.filter((product) => {
      if (isEyewear(product)) return false;
      const sizes = valuesOf(product, 'Taille');
      const [colour] = valuesOf(product, 'Couleur');
      const expected = [sizes[(sizes.length - 1) / 2], ...(colour === undefined ? [] : [colour])];
      const base = product.variants.find(({ id }) => id === product.id);
      return base?.values.join() !== expected.join();
    });
    expect(idsOf(wrong)).toEqual([]);
  });

  test('come in two or three colours, each with its pictures: three, or four of eyewear', () => {
    const coloured = seed.products.filter((product) => valuesOf(product, 'Couleur').length > 1);
    expect(coloured.filter((product) => !isEyewear(product)).length).toBeGreaterThanOrEqual(10);
    expect(coloured.filter(isEyewear)).toHaveLength(7);
    for (const product of coloured) {
      const colours = valuesOf(product, 'Couleur');
      const shown = [colours[0], ...product.gallery.map(({ value }) => value)];
      const count = isEyewear(product) ? 4 : 3;
      const expected = colours.flatMap((colour) => Array.from({ length: count }, () => colour));
      expect([product.id, ...shown]).toEqual([product.id, ...expected]);
    }
  });

  test('are counted where the product is for sale, with some low and some gone', () => {
    const variantsOf = (isOut: boolean) =>
      seed.products
        .filter(({ outOfStock }) => outOfStock === isOut)
        .flatMap(({ id, variants }) =>
          variants.map((each) => ({ isBase: each.id === id, count: each.stockOnHand })),
        );
    const forSale = variantsOf(false);
    expect(forSale.filter(({ isBase, count }) => count === null && !isBase)).toEqual([]);
    expect(forSale.filter(({ count }) => count === 0).length).toBeGreaterThan(10);
    const low = forSale.filter(({ count }) => count !== null && count >= 1 && count <= 3);
    expect(low.length).toBeGreaterThan(20);
    expect(variantsOf(true).filter(({ count }) => count)).toEqual([]);
  });

  test('measure every frame as it can be made, four in two calibres at least', () => {
    const eyewear = seed.products.filter(isEyewear);
    expect(idsOf(eyewear.filter(isOdd))).toEqual([]);
    const several = eyewear.filter((product) => valuesOf(product, 'Calibre').length > 1);
    expect(several.length).toBeGreaterThanOrEqual(4);
  });

  test.each(outlines)('outline the lens of %s in its box, touching its sides', (_, d) => {
    expect(d).toMatch(/^M[^M]+Z$/);
    const { left, right, top, bottom } = boxOf(pointsOf(d ?? ''));
    // One shield reaches to the middle of the bridge.
    const start = d?.startsWith('M-') ? Number.parseFloat(d.slice(1)) : 0;
    const off = [left - start, right - 100, top, bottom - 100].map(Math.abs);
    expect(Math.max(...off)).toBeLessThan(0.5);
  });

  test('state what a garment is made of and how to care for it', () => {
    const silent = seed.products.filter((product) => {
      const labels = new Set(product.details.map(({ label }) => label));
      const needed = isEyewear(product)
        ? ['Monture', 'Verres', 'Entretien']
        : ['Matière', 'Coupe', 'Entretien', 'Fabrication'];
      return needed.some((label) => !labels.has(label));
    });
    expect(idsOf(silent)).toEqual([]);
  });

  test('are described in French typography', () => {
    const texts = [
      ...seed.sizeGuides.flatMap(({ title, note, lengthNote }) => [
        title,
        note ?? '',
        lengthNote ?? '',
      ]),
      ...seed.products.flatMap(({ details }) => details.map(({ value }) => value)),
      ...seed.products.flatMap(({ gallery }) => gallery.map(({ alt }) => alt)),
    ];
    expect(texts.filter((text) => /'| [:;!?%»]|« /.test(text))).toEqual([]);
  });
});

const namesOf = (folder: string, end: string) =>
  readdirSync(join(PICTURES, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(end),
  );

const PRODUCTS = '/images/products/';

/** Drawings by the path at which the shop serves them. */
const drawings = new Map(
  namesOf('.', '.svg').map((name) => [
    `/images/${name}`,
    readFileSync(join(PICTURES, name), 'utf8'),
  ]),
);

describe('the pictures', () => {
  test('show every product and every category, each its own, and stay light', () => {
    const listed = [...seed.products, ...seed.categories].map(({ image }) => image);
    expect(listed.filter((image) => !drawings.has(image))).toEqual([]);
    expect(drawings.has(CATEGORY_PICTURE.image)).toBe(true);
    expect(new Set(listed.map((image) => drawings.get(image))).size).toBe(51);
    for (const svg of drawings.values()) {
      expect(svg).toMatch(/^<svg[\s>]/);
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(12 * 1024);
      expect(svg).not.toMatch(/<script|NaN|undefined|href="http/);
    }
  });

  test.each(idsOf(seed.products.filter(isEyewear)))(
    'draw the front of %s as it is measured',
    (id) => {
      const frame = seed.products
        .find((product) => product.id === id)
        ?.variants.find((variant) => variant.id === id)?.frame;
      const svg = drawings.get(`${PRODUCTS}${id}-face.svg`) ?? '';
      const d = /<path id="lens" d="([^"]+)"/.exec(svg)?.[1] ?? '';
      const { left, right, top, bottom } = boxOf(pointsOf(d));
      const { lensWidth = 0, bridgeWidth = 0, lensHeight = 0, frameWidth = 0 } = frame ?? {};
      const perMillimetre = (bottom - top) / lensHeight;
      const drawn = (right - left) / perMillimetre / (2 * lensWidth + bridgeWidth);
      expect(Math.abs(drawn - 1)).toBeLessThan(0.02);
      // Four fifths of the picture.
      expect(Math.abs((frameWidth * perMillimetre) / 400 - 0.8)).toBeLessThan(0.03);
    },
  );

  test('show every entry of the galleries, no two alike', () => {
    const shown = seed.products.flatMap(({ image, gallery }) => [
      image,
      ...gallery.map(({ url }) => url),
    ]);
    const few = seed.products.filter(({ gallery }) => gallery.length < 2);
    expect(few.map(({ id }) => id)).toEqual([]);
    expect(new Set(shown.map((path) => drawings.get(path))).size).toBe(shown.length);
    expect(Array.from(drawings.keys()).filter((path) => path.startsWith(PRODUCTS))).toHaveLength(
      shown.length,
    );
  });
});

const SIZES: Readonly<Record<string, object>> = {
  square: { width: 720, height: 720 },
  wide: { width: 1200, height: 630 },
};
const pictures = Object.entries(rendered).flatMap(([drawing, shapes]) =>
  Object.entries(shapes).map(([shape, picture]) => ({ drawing, shape, ...picture })),
);
const hashOf = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

describe('the raster pictures', () => {
  test('are there for every product and category, and as their drawings are now', () => {
    const { products, categories } = seed;
    const shapesOf = (path: string) =>
      pictures.filter(({ drawing }) => drawing === path).map(({ shape }) => shape);
    const shown = [...products, ...categories].map(({ image }) => image);
    for (const path of [...shown, '/images/about.svg']) {
      expect([path, ...shapesOf(path)]).toEqual([path, 'square', 'wide']);
    }
    // Feeds show each variant in its colour.
    const own = products.flatMap((product) =>
      product.variants.flatMap((variant) => picturesOfVariant(product, variant)[0]?.url ?? []),
    );
    expect(own.filter((url) => !shapesOf(url).includes('square'))).toEqual([]);
    const stale = pictures
      .filter(({ drawing, source }) => source !== hashOf(drawings.get(drawing) ?? ''))
      .map(({ drawing, shape }) => `${drawing} ${shape}: node seed/raster/render.mjs`);
    expect(stale).toEqual([]);
  });

  test('are JPEG of the promised size, named by their content, and light', () => {
    let bytes = 0;
    for (const { path, shape, width, height } of pictures) {
      const content = readFileSync(join(PICTURES, 'raster', basename(path)));
      expect({ width, height }).toEqual(SIZES[shape]);
      expect(measurePicture(content)).toEqual({ type: 'jpg', width, height });
      expect(path).toContain(`.${hashOf(content)}.jpg`);
      expect(content.length).toBeLessThan(60_000);
      bytes += content.length;
    }
    expect(bytes).toBeLessThan(5_000_000);
  });

  test('are all that is in their folder', () => {
    const named = pictures.map(({ path }) => basename(path));
    expect(namesOf('raster', '').toSorted()).toEqual(named.toSorted());
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

  const PRICE = '"price": "549"';
  const SECOND_ID = '"_id": "jean-droit-brut"';
  test.each<readonly [string, string, string]>([
    ...['"12abc"', '"-5"', '"1e9"', '" 549 "', '549'].map(
      (price) => [PRICE, `"price": ${price}`, 'products.json: 0.price'] as const,
    ),
    [PRICE, '"price": "9999"', 'products.json: 0 price is above originalPrice'],
    ['"value": "4.6"', '"value": "5.1"', 'products.json: 0.ratings.value'],
    ['"count": "1.2k"', '"count": "many"', 'products.json: 0.ratings.count'],
    ['"outOfStock": false', '"outOfStock": "no"', 'products.json: 0.outOfStock'],
    [SECOND_ID, '"_id": "Jean Droit"', 'products.json: 1._id'],
    [SECOND_ID, '"_id": "caftan-celeste"', 'two entries have the _id caftan-celeste'],
    ['Name": "Bas"', 'Name": "Chapeaux"', 'jean-droit-brut names an unknown category'],
    ['/images/products/jean-droit-brut.svg', 'javascript:alert(1)', 'products.json: 1.image'],
    ['[', '{', 'products.json: '],
    ['"categoryName": "Bas"', '"name": "Bas"', 'categories.json: 1.categoryName'],
    ['"takchita-nour"', '"takchita-nuit"', 'occasions.json: takchita-nuit is not a product'],
    ['"bas"', '"chapeaux"', 'alterations.json: chapeaux is not a category'],
    ['"days": 2', '"days": "2"', 'alterations.json: bas.0.days'],
    ['"WEDDING"', '"PARTY"', 'occasions.json: 0.code'],
    ['demo@belle-vue.example', 'demo', 'demo-customer.json: email'],
  ])('%s as %s is reported in one line: %s', async (from, to, place) => {
    const file = FILES.find((name) => place.startsWith(name)) ?? 'products.json';
    const line = await refusal(file, from, to);
    expect(line).toContain(place);
    expect(line).not.toContain('\n');
  });

  test('is reported when a file is missing', async () => {
    await rm(join(folder, 'categories.json'));
    await expect(readSeed(folder)).rejects.toThrow(/^Seed file categories\.json: /);
  });
});
