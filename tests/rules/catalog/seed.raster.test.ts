import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  compose,
  RASTER_FOLDER,
  readIndex,
  shortHash,
  SHAPES,
  type ShapeName,
} from '../../../seed/pictures/raster.ts';
import { readSeed } from '../../../seed/folder.ts';
import { picturesOfVariant } from '../../../server/catalog/catalog.variant.rules.ts';
import { measurePicture } from '../../../server/catalog/catalog.picture.rules.ts';

const SEED_FOLDER = fileURLToPath(new URL('../../../seed', import.meta.url));

const index = readIndex();
const pictures = Object.values(index).flatMap((shapes) =>
  Object.entries(shapes).map(([shape, picture]) => ({ shape: shape as ShapeName, ...picture })),
);
const read = (path: string) => readFileSync(join(RASTER_FOLDER, basename(path)));

describe('the raster pictures', () => {
  test('are there for every product and category, and as their drawings are now', async () => {
    const composed = compose();
    const { products, categories } = await readSeed(SEED_FOLDER);
    const drawings = new Set(composed.map(({ drawing }) => drawing));
    const missing = [...products, ...categories].filter(({ image }) => !drawings.has(image));
    expect(missing.map(({ id }) => id)).toEqual([]);
    // Feeds show each variant in its colour.
    const own = products.flatMap((product) =>
      product.variants.flatMap((variant) => picturesOfVariant(product, variant)[0]?.url ?? []),
    );
    expect(own.filter((url) => !drawings.has(url))).toEqual([]);
    const stale = composed.filter(
      ({ drawing, shape, source }) => index[drawing]?.[shape]?.source !== source,
    );
    expect(
      stale.map(({ drawing, shape }) => `${drawing} ${shape}: node seed/pictures/render.mjs`),
    ).toEqual([]);
    expect(pictures).toHaveLength(composed.length);
  });

  test('are JPEG of the promised size, named by their content, and light', () => {
    let bytes = 0;
    for (const { path, shape, width, height } of pictures) {
      const content = read(path);
      expect({ width, height }).toEqual(SHAPES[shape]);
      expect(measurePicture(content)).toEqual({ type: 'jpg', width, height });
      expect(path).toContain(`.${shortHash(content)}.jpg`);
      expect(content.length).toBeLessThan(60_000);
      bytes += content.length;
    }
    expect(bytes).toBeLessThan(5_000_000);
  });

  test('are all that is in their folder', () => {
    const named = pictures.map(({ path }) => basename(path));
    expect(readdirSync(RASTER_FOLDER).toSorted()).toEqual(named.toSorted());
  });
});
