import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import categories from '../categories.json' with { type: 'json' };
import products from '../products.json' with { type: 'json' };
import variants from '../variants.json' with { type: 'json' };

/** Messengers and merchant feeds refuse drawings: for them pictures are rendered once, as JPEG. */

/** Sizes of a drawing's raster pictures, in pixels. */
export const SHAPES = {
  square: { width: 720, height: 720 },
  wide: { width: 1200, height: 630 },
} as const;
export type ShapeName = keyof typeof SHAPES;

export interface RasterPicture {
  /** Path at which the shop serves it; it ends in the hash of its content, and never changes. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** Hash of the drawing's file that it was rendered from. */
  readonly source: string;
}

/** Raster pictures by the path of the drawing; those of further colours are square only. */
export type RasterIndex = Readonly<
  Record<string, Readonly<Partial<Record<ShapeName, RasterPicture>>>>
>;

export const RASTER_PATH = '/images/raster/';
export const RASTER_FOLDER = fileURLToPath(new URL('../pictures/raster', import.meta.url));
export const INDEX_FILE = fileURLToPath(new URL('../pictures/raster.json', import.meta.url));

/** Shown for pages without a product. */
const SHOP_PICTURE = '/images/about.svg';

/** A drawing in a shape, as an SVG of that size. */
export interface Composition {
  readonly drawing: string;
  readonly shape: ShapeName;
  readonly svg: string;
  readonly source: string;
}

interface Varied {
  readonly options?: ReadonlyArray<{
    readonly values: ReadonlyArray<string | { readonly value: string }>;
  }>;
  readonly gallery?: ReadonlyArray<{ readonly url: string; readonly value?: string | null }>;
}

/** Pictures that stand for a product or a category where only one is shown. */
const mainPictures = (): readonly string[] =>
  [...products, ...categories].map(({ image }) => image);

/** The first picture of each further colour: the product's own picture shows the first one. */
function colourPictures(): readonly string[] {
  const varied: readonly Varied[] = Object.values(variants);
  return varied.flatMap(({ options = [], gallery = [] }) =>
    options
      .flatMap(({ values }) => values.flatMap((each) => (typeof each === 'string' ? [] : [each])))
      .slice(1)
      .flatMap(({ value }) => gallery.find((picture) => picture.value === value)?.url ?? []),
  );
}

/** All that raster pictures are rendered from. */
export function compose(): Composition[] {
  const shown = new Set([...mainPictures(), SHOP_PICTURE]);
  return Array.from(new Set([...shown, ...colourPictures()])).flatMap((path) => {
    const svg = readFileSync(fileOfDrawing(path), 'utf8');
    const shapes: readonly ShapeName[] = shown.has(path) ? ['square', 'wide'] : ['square'];
    return shapes.map((shape) => ({
      drawing: path,
      shape,
      svg: inShape(svg, shape, path === SHOP_PICTURE ? 'FILLED' : 'WHOLE'),
      source: shortHash(svg),
    }));
  });
}

/** Returns the committed file of the drawing that the shop serves at `path`. */
export function fileOfDrawing(path: string): string {
  return fileURLToPath(
    new URL(`../pictures/${path.replace(/^\/(?:images\/)?/, '')}`, import.meta.url),
  );
}

export function readIndex(): RasterIndex {
  return JSON.parse(readFileSync(INDEX_FILE, 'utf8')) as RasterIndex;
}

/** Enough to distinguish a few hundred files. */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** `WHOLE` shows all of the drawing, and the room beside it; `FILLED` cuts what is too much. */
function inShape(svg: string, shape: ShapeName, fit: 'WHOLE' | 'FILLED'): string {
  const { width, height } = SHAPES[shape];
  const [, drawnWidth, drawnHeight] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.map(Number) ?? [];
  if (!drawnWidth || !drawnHeight) throw new Error('A drawing has no viewBox');
  const scales = [width / drawnWidth, height / drawnHeight];
  const scale = fit === 'WHOLE' ? Math.min(...scales) : Math.max(...scales);
  const [shownWidth, shownHeight] = [width / scale, height / scale];
  const corner = [(drawnWidth - shownWidth) / 2, (drawnHeight - shownHeight) / 2];
  const viewBox = [...corner, shownWidth, shownHeight].map((value) => value.toFixed(2)).join(' ');
  return svg.replace(/viewBox="[^"]*"/, `width="${width}" height="${height}" viewBox="${viewBox}"`);
}
