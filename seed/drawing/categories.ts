import { eyewearDesign } from './eyewear/eyewear.ts';
import { frame } from './eyewear/frames.ts';
import { hanger } from './garments/hanger.ts';
import { groundShadow, lights, lit, room, tints, type Tint } from './scene.ts';
import { scoped } from './scope.ts';
import { circle, el, fill, line, svg } from './svg.ts';
import { sold } from './wardrobe/wardrobe.ts';

/** One picture a category: a few of its garments on the same brass rail, in the same niche. */
type Placed = readonly [x: number, y: number, size: number, garment: string];

function rail(tint: Tint, ...garments: Placed[]): string {
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
      room(tint),
      groundShadow(474, 150),
      line('M-142 92H142', '#7d5c24', 5),
      line('M-142 91H142', '#e3c67e', 1.6),
      circle(-142, 92, 6, '#c9a24d'),
      circle(142, 92, 6, '#c9a24d'),
      ...hung,
    ),
  );
}

const sideOf = (x: number, y: number, half: number, height: number) =>
  `M${x - half} ${y}V${y + height}Q${x} ${y + height + 30} ${x + half} ${y + height}V${y}Z`;

const plinth = (x: number, y: number, half: number, height: number) =>
  el('path', { class: 'side', d: sideOf(x, y, half, height), fill: '#d8c7ae' }) +
  fill(sideOf(x, y, half, height), 'url(#sheen)') +
  el('ellipse', { class: 'top', cx: x, cy: y, rx: half, ry: half * 0.24, fill: '#fbf6ec' }) +
  el('ellipse', { cx: x + 5, cy: y + 2, rx: half * 0.8, ry: half * 0.1, fill: 'url(#ground)' });

function glassesOnPlinths(): string {
  const glasses = [
    ['a', -58, 196, 'lunettes-rondes-rubis', 62],
    ['b', 66, 266, 'lunettes-aviateur-dorees', 62],
    ['c', -40, 380, 'lunettes-papillon-ivoire', 50],
  ] as const;
  const drawn = glasses.map(([prefix, x, y, id, foot]) => {
    const design = eyewearDesign(id);
    const place = `translate(${x} ${y - foot * 0.56}) scale(.54)`;
    return plinth(x, y, 92, 470 - y) + el('g', { transform: place }, scoped(prefix, frame(design)));
  });
  // The plinths hide the light on the plaster.
  const behind = room(tints.blue, { side: 'fill:#3b4655', top: 'fill:#56606f' }).replace(
    /<ellipse[^>]*cy="330"[^>]*>/g,
    '',
  );
  return svg(
    400,
    500,
    lights(),
    el('g', { transform: 'translate(200)' }, behind, groundShadow(476, 170), ...drawn),
  );
}

export const categories: Readonly<Record<string, () => string>> = {
  hauts: () =>
    rail(
      tints.sand,
      [-66, 50, 0.82, sold('caraco-satin-emeraude')],
      [42, 52, 0.82, sold('blouse-brodee-fes')],
    ),
  bas: () =>
    rail(
      lit(tints.blue),
      [-88, 60, 0.68, sold('pantalon-cigarette-marine')],
      [92, 60, 0.72, sold('jupe-crayon-jacquard')],
      [2, 54, 0.82, sold('jupe-plissee-safran')],
    ),
  robes: () =>
    rail(
      tints.chaux,
      [-70, 60, 0.72, sold('robe-maille-cotelee')],
      [58, 54, 0.72, sold('robe-bougainvillier', 'mimosa')],
    ),
  traditionnels: () =>
    rail(
      tints.rose,
      [72, 62, 0.76, sold('djellaba-menthe')],
      [-48, 54, 0.84, sold('caftan-velours-grenat')],
    ),
  lunettes: glassesOnPlinths,
};

/** For a category without a picture of its own. */
export const emptyRail = (): string =>
  rail(
    tints.chaux,
    [-92, 54, 0.82, hanger(72, 60)],
    [92, 54, 0.82, hanger(72, 60)],
    [0, 54, 0.82, hanger(72, 60)],
  );
