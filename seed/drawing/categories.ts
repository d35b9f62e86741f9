import { display } from './eyewear/display.ts';
import { hanger } from './garments/hanger.ts';
import { groundShadow, lights, room, tints, type TintName } from './scene.ts';
import { scoped } from './scope.ts';
import { circle, el, line, svg } from './svg.ts';
import { sold } from './wardrobe/wardrobe.ts';

/** One picture a category: a few of its garments on the same brass rail, in the same niche. */
type Placed = readonly [x: number, y: number, size: number, garment: string];

function rail(tint: TintName, ...garments: Placed[]): string {
  const hung = garments.map(([x, y, size, garment], i) =>
    el(
      'g',
      { filter: 'url(#cast)', transform: `translate(${x} ${y}) scale(${size})` },
      scoped('abc'[i] ?? 'd', garment),
    ),
  );
  return svg(
    400,
    500,
    lights(),
    el(
      'g',
      { transform: 'translate(200)' },
      room(tints[tint]),
      groundShadow(474, 150),
      line('M-142 92H142', '#7d5c24', 5),
      line('M-142 91H142', '#e3c67e', 1.6),
      circle(-142, 92, 6, '#c9a24d'),
      circle(142, 92, 6, '#c9a24d'),
      ...hung,
    ),
  );
}

export const categories: Readonly<Record<string, () => string>> = {
  hauts: () =>
    rail(
      'sand',
      [-84, 62, 0.62, sold('caraco-satin-emeraude')],
      [88, 62, 0.62, sold('tunique-zellige')],
      [2, 52, 0.82, sold('blouse-brodee-fes')],
    ),
  bas: () =>
    rail(
      'blue',
      [-88, 60, 0.68, sold('pantalon-cigarette-marine')],
      [92, 60, 0.72, sold('jupe-crayon-jacquard')],
      [2, 54, 0.82, sold('jupe-plissee-safran')],
    ),
  robes: () =>
    rail(
      'chaux',
      [-70, 60, 0.72, sold('robe-maille-cotelee')],
      [58, 54, 0.72, sold('robe-bougainvillier', 'mimosa')],
    ),
  traditionnels: () =>
    rail(
      'rose',
      [72, 62, 0.76, sold('djellaba-menthe')],
      [-48, 54, 0.84, sold('caftan-velours-grenat')],
    ),
  lunettes: display,
};

/** For a category without a picture of its own. */
export const emptyRail = (): string =>
  rail(
    'chaux',
    [-92, 54, 0.82, hanger(72, 60)],
    [92, 54, 0.82, hanger(72, 60)],
    [0, 54, 0.82, hanger(72, 60)],
  );
