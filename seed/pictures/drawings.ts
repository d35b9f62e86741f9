import { readFileSync } from 'node:fs';
import { categories, emptyRail } from './categories.ts';
import { eyewear } from './eyewear.ts';
import { hero } from './hero.ts';
import { shopfront } from './shopfront.ts';
import { traditional } from './traditional.ts';
import { vignettes } from './vignettes.ts';
import { wardrobe } from './wardrobe.ts';
import { favicon, zelligeTile } from './zellige.ts';

/** Every picture of the shop, drawn. The same bytes each time: nothing here knows chance or clock. */
export interface Picture {
  /** Where the shop serves it, starting with a slash. */
  readonly path: string;
  readonly svg: string;
}

const products: Readonly<Record<string, () => string>> = {
  ...wardrobe,
  ...traditional,
  ...eyewear,
};

/** The ids of the products that have a drawing. */
export const drawnProducts: ReadonlySet<string> = new Set(Object.keys(products));

interface Listed {
  readonly _id: string;
  readonly image: string;
}

function listed(file: string): Listed[] {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Listed[];
}

function drawEach(file: string, drawings: Readonly<Record<string, () => string>>): Picture[] {
  return listed(file).map(({ _id, image }) => {
    const draw = drawings[_id];
    if (!draw) throw new Error(`seed/${file.replace('../', '')}: « ${_id} » has no drawing`);
    return { path: image, svg: draw() };
  });
}

export function drawPictures(): Picture[] {
  return [
    ...drawEach('../products.json', products),
    ...drawEach('../categories.json', categories),
    ...Object.entries(vignettes).map(([name, draw]) => ({
      path: `/images/${name}.svg`,
      svg: draw(),
    })),
    { path: '/images/categories/sans-image.svg', svg: emptyRail() },
    { path: '/images/hero.svg', svg: hero() },
    { path: '/images/about.svg', svg: shopfront() },
    { path: '/images/zellige.svg', svg: zelligeTile() },
    { path: '/favicon.svg', svg: favicon() },
  ];
}
