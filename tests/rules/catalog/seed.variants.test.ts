import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSeed } from '../../../seed/folder.ts';
import type { Seed } from '../../../seed/seed.ts';

let seed: Seed;
beforeAll(async () => {
  seed = await readSeed(fileURLToPath(new URL('../../../seed', import.meta.url)));
});

type Product = Seed['products'][number];

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
    return !isMade || values.some((calibre) => calibre !== String(lensWidth));
  });

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

  test('come in two or three colours ten times at least, each with its three pictures', () => {
    const coloured = seed.products.filter((product) => valuesOf(product, 'Couleur').length > 1);
    expect(coloured.length).toBeGreaterThanOrEqual(10);
    for (const product of coloured) {
      const colours = valuesOf(product, 'Couleur');
      const [first] = colours;
      const shown = [first, ...product.gallery.map(({ value }) => value)];
      expect({ id: product.id, shown }).toEqual({
        id: product.id,
        shown: colours.flatMap((colour) => [colour, colour, colour]),
      });
    }
  });

  test('are counted where the product is for sale, with some low and some gone', () => {
    const forSale = seed.products.filter(({ outOfStock }) => !outOfStock);
    const counts = forSale.flatMap(({ variants }) => variants.map((each) => each.stockOnHand));
    const uncounted = forSale.flatMap(({ id, variants }) =>
      variants.filter((each) => each.stockOnHand === null && each.id !== id),
    );
    expect(uncounted).toEqual([]);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(10);
    expect(
      counts.filter((count) => count !== null && count >= 1 && count <= 3).length,
    ).toBeGreaterThan(20);
    const gone = seed.products.filter(({ outOfStock }) => outOfStock);
    expect(gone.flatMap(({ variants }) => variants.map((each) => each.stockOnHand ?? 0))).toEqual(
      gone.flatMap(({ variants }) => variants.map(() => 0)),
    );
  });

  test('measure every frame as it can be made, four in two calibres at least', () => {
    const eyewear = seed.products.filter(isEyewear);
    expect(idsOf(eyewear.filter(isOdd))).toEqual([]);
    const several = eyewear.filter((product) => valuesOf(product, 'Calibre').length > 1);
    expect(several.length).toBeGreaterThanOrEqual(4);
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
      ...seed.sizeGuides.flatMap(({ title, note }) => [title, note ?? '']),
      ...seed.products.flatMap(({ details, gallery }) => [
        ...details.map(({ value }) => value),
        ...gallery.map(({ alt }) => alt),
      ]),
    ];
    expect(texts.filter((text) => /'| [:;!?%»]|« /.test(text))).toEqual([]);
  });
});
