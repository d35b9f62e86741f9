import { readFileSync } from 'node:fs';
import { categories, emptyRail } from './categories.ts';
import { eyewear } from './eyewear/eyewear.ts';
import { hero } from './hero.ts';
import { shopfront } from './shopfront.ts';
import { vignettes } from './vignettes.ts';
import { wardrobe } from './wardrobe/wardrobe.ts';
import { favicon, zelligeTile } from './zellige.ts';

/** Every picture of the shop, drawn. The same bytes each time: nothing here knows chance or clock. */
export interface Picture {
  /** Where the shop serves it, starting with a slash. */
  readonly path: string;
  readonly svg: string;
}

type Drawings = Readonly<Record<string, () => string>>;

/** By product id, then by the end of the file's name. */
const products: Readonly<Record<string, { readonly pictures: Drawings }>> = {
  ...wardrobe,
  ...eyewear,
};

/** The ids of the products that have a drawing. */
export const drawnProducts: ReadonlySet<string> = new Set(Object.keys(products));

interface Listed {
  readonly _id: string;
  readonly image: string;
}

interface Varied {
  readonly options?: ReadonlyArray<{
    readonly values: ReadonlyArray<string | { readonly value: string }>;
  }>;
  readonly gallery?: ReadonlyArray<{ readonly url: string; readonly value?: string | null }>;
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T;
}

const readVaried = () => read<Readonly<Record<string, Varied>>>('../variants.json');

const listed = (file: string) => read<readonly Listed[]>(file);

function draw(path: string, drawings: Drawings, name: string): Picture {
  const drawing = drawings[name];
  if (!drawing) throw new Error(`Seed: ${path} has no drawing`);
  return { path, svg: drawing() };
}

function drawProducts(): Picture[] {
  const varied = readVaried();
  return listed('../products.json').flatMap(({ _id, image }) => {
    const gallery = varied[_id]?.gallery ?? [];
    const drawings = products[_id]?.pictures ?? {};
    const nameOf = (path: string) =>
      path.replace(`/images/products/${_id}`, '').replace('.svg', '');
    return [image, ...gallery.map(({ url }) => url)].map((path) =>
      draw(path, drawings, nameOf(path)),
    );
  });
}

const EMPTY_CATEGORY = '/images/categories/sans-image.svg';

/** The paths of what stands for a product or a category where only one picture is shown. */
export function mainPictures(): ReadonlySet<string> {
  const named = [...listed('../products.json'), ...listed('../categories.json')];
  return new Set([...named.map(({ image }) => image), EMPTY_CATEGORY]);
}

/** The paths of the first picture of each further colour. */
export function colourPictures(): ReadonlySet<string> {
  const urls = Object.values(readVaried()).flatMap(({ options = [], gallery = [] }) => {
    const colours = options.flatMap(({ values }) =>
      values.flatMap((each) => (typeof each === 'string' ? [] : [each.value])),
    );
    // The product's picture shows the first one.
    return colours.slice(1).flatMap((colour) => {
      const picture = gallery.find(({ value }) => value === colour);
      return picture ? [picture.url] : [];
    });
  });
  return new Set(urls);
}

function drawCategories(): Picture[] {
  return listed('../categories.json').map(({ _id, image }) => draw(image, categories, _id));
}

export function drawPictures(): Picture[] {
  return [
    ...drawProducts(),
    ...drawCategories(),
    ...Object.keys(vignettes).map((name) => draw(`/images/${name}.svg`, vignettes, name)),
    { path: EMPTY_CATEGORY, svg: emptyRail() },
    { path: '/images/hero.svg', svg: hero() },
    { path: '/images/about.svg', svg: shopfront() },
    { path: '/images/zellige.svg', svg: zelligeTile() },
    { path: '/favicon.svg', svg: favicon() },
  ];
}
