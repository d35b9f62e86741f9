import { bodyHalf } from './figure.body.ts';
import {
  band,
  bodice,
  halfOf,
  skirt,
  sleeveOf,
  trousers,
  WAIST,
  type Garment,
  type Half,
  type Sleeve,
} from './figure.cloth.ts';
import { curve, mix, outline, pointsOf, symmetric, type Point } from './figure.geometry.ts';
import { blend, DARK, GOLD, pale, type Paint } from './figure.paint.ts';
import {
  armStripes,
  belt,
  blossoms,
  border,
  braid,
  cables,
  collar,
  column,
  dots,
  frieze,
  knot,
  mdamma,
  palms,
  ribs,
  roll,
  rosettes,
  stars,
  straps,
  twigs,
  verticals,
} from './figure.trims.ts';
import type { Shape } from './catalog.silhouette.rules.ts';

const ECRU = '#efe8da';
const CREAM = '#f6f1e7';
const STONE = '#8b857c';

interface Worn {
  readonly paint: Paint;
  /** Of the hem. */
  readonly at: number;
  readonly colour: string;
}
type Draw = (worn: Worn) => string;

/** What stands below a top, and above a skirt. */
const plainTrousers = (paint: Paint) => trousers(paint, [0.35, 0.5, 0.9], 5.5, STONE);
function plainTop(paint: Paint): string {
  const tee: Garment = { neck: 'ROUND', ease: [0.2, 0.2, 0.3], hem: 9 };
  return bodice(paint, tee, 56, ECRU);
}
const plainSleeves = (paint: Paint) => sleeveOf(paint, { to: 0.3, ease: [0.35, 0.6] }, ECRU);

/** A garment of cloth in its colour, before and after the arms. */
interface Layers {
  readonly under: Draw;
  readonly over?: Draw;
}

const cloth =
  (garment: Garment, details: (worn: Worn, half: Half) => string = () => ''): Draw =>
  (worn) =>
    bodice(worn.paint, garment, worn.at, worn.colour) + details(worn, halfOf(garment, worn.at));
const sleeves =
  (sleeve: Sleeve): Draw =>
  ({ paint, colour }) =>
    sleeveOf(paint, sleeve, colour);

function dress(garment: Garment, details?: (worn: Worn, half: Half) => string): Layers {
  const { sleeve } = garment;
  return { under: cloth(garment, details), ...(sleeve && { over: sleeves(sleeve) }) };
}

function top(garment: Garment, details?: (worn: Worn, half: Half) => string): Layers {
  const { under, over } = dress(garment, details);
  return { under: (worn) => plainTrousers(worn.paint) + under(worn), ...(over && { over }) };
}

function bottom(draw: Draw): Layers {
  return {
    under: (worn) => plainTop(worn.paint) + draw(worn),
    over: ({ paint }) => plainSleeves(paint),
  };
}

/** A skirt below the waist. */
function skirted(
  given: Omit<Garment, 'neck'>,
  details: (worn: Worn, half: Half) => string,
): Layers {
  const garment: Garment = { neck: 'ROUND', ...given };
  return bottom(
    (worn) =>
      skirt(worn.paint, garment, worn.at, worn.colour) + details(worn, halfOf(garment, worn.at)),
  );
}

/** Around the body, from and to beyond the waist. */
const waistband = (
  paint: Paint,
  ease: number,
  [up, down]: readonly [number, number],
  colour: string,
) => band(paint, (height) => bodyHalf(height) + ease, [WAIST + up, WAIST - down], colour);

const deep = (colour: string) => blend(colour, DARK, 0.4);
const LONG: Sleeve = { to: 1, ease: [0.7, 0.55] };
const CAFTAN: Garment = {
  neck: 'SLIT',
  sleeve: { to: 0.97, ease: [0.8, 4], cuff: GOLD },
  ease: [0.5, 0.4, 2],
  hem: 22,
  drop: 1.6,
  folds: 9,
};
const KNIT_CUFF: Sleeve = { to: 1, ease: [1.1, 0.8], puff: 0.5 };

export const GARMENTS: Readonly<Record<Shape, Layers>> = {
  SHIRT: top(
    {
      neck: 'COLLAR',
      sleeve: { ...LONG, puff: 0.4, cuff: '#fbf8f2' },
      ease: [1, 1.9, 0.9],
      hem: 10.6,
      drop: 1.8,
    },
    ({ paint, at, colour }) =>
      collar(paint, blend(colour, '#ffffff', 0.4)) +
      paint.lines(
        curve(`0,82.5 0,${at - 1.5}`) +
          [1.5, 2.4, 3.3]
            .map((x) => curve(`${x},80.5 ${x},66`) + curve(`${-x},80.5 ${-x},66`))
            .join(''),
        0.22,
      ) +
      dots(column(0, 79, at + 3, 7), 0.42, deep(colour)),
  ),
  BLOUSE: top(
    {
      neck: 'V',
      sleeve: { to: 0.97, ease: [0.6, 0.5], puff: 2.2, cuff: '#fbf8f2' },
      ease: [1.3, 2.4, 1.6],
      hem: 12.4,
      folds: 0,
    },
    ({ paint, at }, half) =>
      paint.bothLines(curve('4.4,84.6 2.9,80 0.2,74.8'), 0.9, '#2f5da8', 0.9) +
      border(paint, half, at, '#2f5da8', 0.7) +
      border(paint, half, at + 1.6, '#2f5da8', 0.35) +
      paint.bothLines(curve('0.3,75 1.1,70'), 0.35, '#2f5da8', 1) +
      dots('1.1,69.6 -1.1,69.6', 0.7, '#2f5da8'),
  ),
  TUNIC: {
    under: ({ paint, at, colour }) => {
      const garment: Garment = { neck: 'V', ease: [1.8, 2.6, 1.7], hem: 13, drop: 0.6 };
      const half = halfOf(garment, at);
      return (
        plainTrousers(paint) +
        bodice(paint, garment, at, CREAM) +
        stars(paint, half, at, colour) +
        paint.bothLines(curve('3.4,85 1.8,81 0,76.4'), 0.8, colour, 1) +
        border(paint, half, at, colour, 0.9, 0.6)
      );
    },
    over: ({ paint, colour }) =>
      sleeveOf(paint, { to: 0.42, ease: [1.2, 2.2], cuff: colour }, CREAM),
  },
  SAILOR_TOP: {
    under: ({ paint, at, colour }) => {
      const garment: Garment = { neck: 'BOAT', ease: [0.9, 1.7, 0.8], hem: 10.6, drop: 0.7 };
      const half = halfOf(garment, at);
      const stripes = Array.from({ length: 16 }, (_, index) => 80.5 - index * 2.1).filter(
        (height) => height > at + 3.2,
      );
      return (
        plainTrousers(paint) +
        bodice(paint, garment, at, CREAM) +
        stripes
          .map((height) => {
            const x = (height > 76 ? 10.2 : half(height)) - 0.15;
            return paint.lines(
              curve(`${-x},${height} 0,${height - 0.7} ${x},${height}`),
              0.85,
              colour,
              1,
            );
          })
          .join('')
      );
    },
    over: ({ paint, colour }) =>
      sleeveOf(paint, { to: 0.93, ease: [0.7, 0.7] }, CREAM) + armStripes(paint, colour),
  },
  JUMPER: top(
    { neck: 'ROLL', sleeve: KNIT_CUFF, ease: [1.5, 2.4, 0.9], hem: 10.7, drop: 0.5 },
    ({ paint, at, colour }, half) =>
      roll(paint, blend(colour, '#ffffff', 0.15)) +
      cables(paint, at) +
      band(paint, half, [at + 3.4, at], blend(colour, DARK, 0.08)),
  ),
  CARDIGAN: top(
    { neck: 'DEEP_V', sleeve: KNIT_CUFF, ease: [1.5, 2.4, 1], hem: 11, drop: 0.4 },
    ({ paint, at, colour }, half) =>
      paint.bothLines(curve('3.7,85.2 2.6,78 0.8,69.5'), 1.5, blend(colour, '#ffffff', 0.25), 1) +
      band(paint, half, [at + 3.2, at], blend(colour, DARK, 0.1), 0.4) +
      paint.lines(curve(`0,69.5 0,${at}`), 0.3) +
      dots(column(0.1, 68, at + 1.8, 5), 0.75, '#f3e6d2') +
      paint.bothLines(curve(`3.6,${at + 10} 8.4,${at + 10}`), 0.6),
  ),
  JACKET: top(
    {
      neck: 'ROUND',
      sleeve: { to: 0.95, ease: [1, 1.4], cuff: GOLD },
      ease: [1.3, 2, 1.2],
      hem: 11.2,
      drop: 0.4,
    },
    ({ paint, at }, half) =>
      paint.piece(
        outline(
          '-3.6,85 -2.6,82.6 0,81.4 2.6,82.6 3.6,85',
          `3.6,85 3.2,70 4.2,${at - 0.2}`,
          `4.2,${at - 0.2} -4.2,${at - 0.2}`,
          `-4.2,${at - 0.2} -3.2,70 -3.6,85`,
        ),
        ECRU,
      ) +
      paint.bothLines(
        curve(`3.8,85 3.4,70 4.3,${at + 2} 6,${at + 0.3} ${half(at) - 0.4},${at + 0.6}`),
        0.7,
        GOLD,
        1,
      ) +
      palms(paint, '6.6,79 6.6,72 7,65 7.4,58'),
  ),
  CAMISOLE: {
    under: ({ paint, at, colour }) => {
      const garment: Garment = {
        neck: 'STRAPS',
        ease: [0.4, 1.6, 1.2],
        hem: 12,
        drop: 0.7,
        folds: 0,
      };
      return (
        plainTrousers(paint) +
        straps(paint, colour) +
        bodice(paint, garment, at, colour) +
        border(paint, halfOf(garment, at), at, '#f4ecdc', 1.1, 0.7) +
        paint.bothLines(curve('7.4,75.8 4.2,76.2 0,73.7'), 0.9, '#f4ecdc', 1) +
        paint.shade(
          outline(`-3,70 -4,62 -5.5,${at + 1.4}`, `-3.2,${at + 1} -3,70`) +
            outline(`4,69 4.4,61 6.4,${at + 1.4}`, `4.2,${at + 1} 4,69`),
          0.14,
        )
      );
    },
  },
  SHIRT_DRESS: dress(
    {
      neck: 'COLLAR',
      sleeve: { to: 0.4, ease: [1, 1.9], cuff: '#fbf8f2' },
      ease: [0.9, 0.5, 1.6],
      hem: 16,
      folds: 6,
    },
    ({ paint, at, colour }, half) =>
      verticals(paint, half, at, colour) +
      collar(paint, '#fbf8f2') +
      dots(column(0, 79, at + 4, 9), 0.4, '#fbf8f2') +
      belt(paint, half, '#fbf8f2', 1) +
      knot(paint, 0, WAIST - 0.4, '#fbf8f2'),
  ),
  WRAP_DRESS: dress(
    {
      neck: 'V',
      sleeve: { to: 0.72, ease: [0.6, 2.6] },
      ease: [0.4, 0.4, 1.4],
      hem: 16.5,
      drop: 1.2,
      folds: 6,
    },
    ({ paint, at, colour }, half) =>
      paint.lines(curve(`3.2,85.2 1,77 -3.4,68 -6.6,${WAIST}`), 0.4, deep(colour), 0.6) +
      paint.lines(curve(`-6,${WAIST} -3.8,52 -4.6,${at + 0.2}`), 0.4, deep(colour), 0.5) +
      belt(paint, half, blend(colour, DARK, 0.16), 0.8) +
      knot(paint, -5.6, WAIST - 0.4, blend(colour, DARK, 0.16)),
  ),
  TRAPEZE_DRESS: dress(
    {
      neck: 'ROUND',
      sleeve: { to: 0.38, ease: [0.9, 1.5] },
      ease: [0.9, 3.6, 3.4],
      hem: 17.5,
      drop: 1,
      folds: 0,
    },
    ({ paint, at, colour }) =>
      dots(column(0, 79.6, 66, 5), 0.55, '#5d3a22') +
      paint.both(
        outline('4,56 10,55.6', '10,55.6 10.4,48', '10.4,48 4.2,48.4', '4.2,48.4 4,56'),
        blend(colour, DARK, 0.07),
      ) +
      paint.shade(
        outline(`-7,66 -9,54 -11,${at + 1}`, `-9,${at + 0.8} -7,66`) +
          outline(`2,60 3,50 4.4,${at}`, `2.6,${at} 2,60`),
        0.12,
      ),
  ),
  SHEATH_DRESS: dress(
    { neck: 'ROLL', sleeve: { to: 1, ease: [0.4, 0.4] }, ease: [0.3, 0.3, 0.4], hem: 9, drop: 0.4 },
    ({ paint, at, colour }, half) =>
      ribs(paint, half, at) +
      roll(paint, blend(colour, '#ffffff', 0.12)) +
      belt(paint, half, '#5a3a22', 0.5) +
      dots(`0.4,${WAIST - 0.4}`, 0.9, GOLD) +
      paint.shade(outline(`6,${at + 12} 5.4,${at}`, `6.6,${at} 6,${at + 12}`), 0.5),
  ),
  PEPLUM_DRESS: dress(
    { neck: 'BOAT', ease: [0.2, 0.1, 0.5], hem: 9.6, drop: 0.5 },
    ({ paint, colour }) => {
      const light = blend(colour, '#ffffff', 0.12);
      return (
        paint.piece(
          symmetric(
            `0,${WAIST} 7.3,${WAIST + 0.4}`,
            `7.3,${WAIST + 0.4} 9.8,57 13.2,51`,
            '13.2,51 10.4,49.6 8,50.8 5,49 2.4,50 0,48.8',
          ),
          light,
        ) +
        paint.shade(
          outline(`-3,${WAIST} -5,50`, `-3.8,49.6 -3,${WAIST}`) +
            outline(`3,${WAIST} 5,49.4`, `6.4,50 3,${WAIST}`),
          0.3,
        ) +
        band(paint, bodyHalf, [WAIST + 1.1, WAIST - 0.7], blend(colour, '#ffffff', 0.2)) +
        knot(paint, 0, WAIST, blend(colour, '#ffffff', 0.2)) +
        dots(
          Array.from({ length: 13 }, (_, index): Point => [
            index - 6,
            Math.round(10 * (81.2 + 0.065 * (index - 6) ** 2)) / 10,
          ]),
          0.48,
          '#f7f1e4',
        )
      );
    },
  ),
  LONG_DRESS: dress(
    {
      neck: 'V',
      sleeve: { to: 0.34, ease: [1.2, 3.4] },
      ease: [0.4, 0.3, 1.6],
      hem: 19,
      drop: 1.4,
      folds: 7,
    },
    ({ paint, at, colour }, half) =>
      blossoms(half, at) +
      paint.shade(outline(`4.6,38 4,${at + 0.2}`, `7,${at + 0.4} 4.6,38`), 0.4) +
      belt(paint, half, pale(colour), 0.45),
  ),
  TIERED_DRESS: {
    under: ({ paint, at, colour }) => {
      const tiers = [mix(WAIST, at, 1 / 3), mix(WAIST, at, 2 / 3), at];
      const widths = [13.5, 18, 22];
      const bust: Garment = { neck: 'STRAPS', ease: [0.3, 0.3, 1.5], hem: 9 };
      return (
        straps(paint, colour) +
        tiers
          .map((low, index) => {
            const high = index === 0 ? WAIST + 1 : (tiers[index - 1] ?? WAIST) + 1.2;
            const wide = widths[index] ?? 20;
            const narrow = index === 0 ? 7.4 : (widths[index - 1] ?? 9) - 1;
            const scallops = Array.from({ length: 9 }, (_, at9): Point => [
              wide * (1 - at9 / 4),
              low - (at9 % 2 === 0 ? 0 : 1.1),
            ]);
            return (
              paint.piece(
                outline(
                  `${-narrow},${high} ${narrow},${high}`,
                  `${narrow},${high} ${mix(narrow, wide, 0.7)},${mix(high, low, 0.5)} ${wide},${low}`,
                  scallops,
                  `${-wide},${low} ${-mix(narrow, wide, 0.7)},${mix(high, low, 0.5)} ${-narrow},${high}`,
                ),
                blend(colour, DARK, 0.05 * (2 - index)),
              ) +
              paint.shade(
                [-0.7, -0.4, -0.1, 0.2, 0.5, 0.8]
                  .map((place) =>
                    outline(
                      `${place * narrow},${high - 0.5} ${place * wide - 0.4},${low + 0.4}`,
                      `${place * wide + 0.9},${low + 0.4} ${place * narrow},${high - 0.5}`,
                    ),
                  )
                  .join(''),
                0.14,
              )
            );
          })
          .toReversed()
          .join('') +
        bodice(paint, bust, WAIST - 0.5, colour) +
        paint.lines(
          [72, 70, 68, 66, 64]
            .map((height) => curve(`-7.4,${height} 0,${height - 0.6} 7.4,${height}`))
            .join(''),
          0.3,
        )
      );
    },
  },
  PLEATED_SKIRT: skirted(
    { ease: [0, 0.3, 2], hem: 19, drop: 1.2, folds: 13 },
    ({ paint, colour }) => waistband(paint, 0.3, [1.6, 1], blend(colour, DARK, 0.1)),
  ),
  PENCIL_SKIRT: skirted(
    { ease: [0, 0.3, 0.4], hem: 8.4, drop: 0.4 },
    ({ paint, at, colour }, half) =>
      band(paint, half, [WAIST + 1.4, WAIST - 0.8], blend(colour, DARK, 0.15)) +
      rosettes(half, at, blend(colour, '#ffffff', 0.3)) +
      paint.lines(curve(`5,${at + 15} 5.2,${at}`), 0.4) +
      dots(column(5, at + 14, at + 5, 5), 0.55, GOLD),
  ),
  WRAP_SKIRT: skirted(
    { ease: [0, 0.3, 1.4], hem: 16, drop: 1.2, folds: 0 },
    ({ paint, at, colour }, half) =>
      twigs(paint, half, at) +
      paint.lines(curve(`3,${WAIST} 6.6,46 4.6,30 3,${at}`), 0.5, deep(colour), 0.5) +
      paint.shade(outline(`6.6,46 4.6,30 3,${at - 0.6}`, `4.4,${at - 0.6} 6.2,30 6.6,46`), 0.16) +
      waistband(paint, 0.3, [1.4, 0.8], '#5d8a54') +
      knot(paint, 5.4, WAIST, '#5d8a54'),
  ),
  STRAIGHT_TROUSERS: bottom(
    ({ paint, at, colour }) =>
      trousers(paint, [0.5, 0.9, 2], at, colour) +
      waistband(paint, 0.35, [1.4, 1], blend(colour, DARK, 0.12)) +
      paint.bothLines(
        curve(`3.6,${WAIST - 1.4} 4.4,57.4 8.4,56.6`) + curve(`8,${at + 1.3} 3.4,${at + 0.9}`),
        0.3,
        '#c99a5b',
        1,
      ) +
      dots(`0,${WAIST - 0.2}`, 0.6, '#c28a4a'),
  ),
  SLIM_TROUSERS: bottom(
    ({ paint, at, colour }) =>
      trousers(paint, [0.35, 0.4, 0.8], at, colour) +
      paint.bothLines(
        curve(`4.8,55 4.8,38 4.5,${at + 0.4}`),
        0.25,
        blend(colour, '#ffffff', 0.4),
        0.8,
      ) +
      waistband(paint, 0.35, [1.2, 0.4], deep(colour)) +
      dots(`0,${WAIST}`, 0.9, GOLD),
  ),
  WIDE_TROUSERS: bottom(
    ({ paint, at, colour }) =>
      trousers(paint, [0.9, 3, 4.8], at, colour) +
      paint.shade(
        pointsOf('3.4,2.4 7.4,8')
          .map(([x = 0, foot = 0]) =>
            [-1, 1]
              .map((side) =>
                outline(
                  `${side * x},52 ${side * foot - 0.3},${at + 0.4}`,
                  `${side * foot + 1.4},${at + 0.4} ${side * x},52`,
                ),
              )
              .join(''),
          )
          .join(''),
        0.13,
      ) +
      waistband(paint, 0.5, [1.4, 1], blend(colour, DARK, 0.07)) +
      knot(paint, 0, WAIST - 0.4, '#9a6b3c'),
  ),
  SAROUEL: bottom(({ paint, at, colour }) => {
    const cuff = (side: 1 | -1): readonly Point[] => [
      [side * 6.4, at + 2.2],
      [side * 6.2, at],
      [side * 2.5, at],
      [side * 2.3, at + 2.2],
    ];
    return (
      paint.piece(
        symmetric(
          `0,${WAIST + 0.3} 7.5,${WAIST + 1}`,
          `7.5,${WAIST + 1} 10.6,56 13.4,46 13.8,34 11.6,20 8.4,${at + 6} 6.4,${at + 2}`,
          `6.4,${at + 2} 2.3,${at + 2}`,
          `2.3,${at + 2} 1.6,${at + 8} 0,${at + 12}`,
        ),
        colour,
      ) +
      paint.shade(
        [-8, -4.4, -1.4, 1.8, 5, 8.4]
          .map((x) =>
            outline(
              `${x * 0.72},${WAIST - 2} ${x * 1.16},40 ${x * 0.9},22`,
              `${x * 1.16 + 0.7},40 ${x * 0.72},${WAIST - 2}`,
            ),
          )
          .join(''),
        0.16,
      ) +
      paint.piece(outline(cuff(1)) + outline(cuff(-1)), blend(colour, DARK, 0.15)) +
      waistband(paint, 0.5, [1.6, 1.2], blend(colour, DARK, 0.12))
    );
  }),
  CAFTAN: dress(
    CAFTAN,
    ({ paint, at }, half) =>
      border(paint, half, at + 1, GOLD, 1.1, 1.6) +
      palms(paint, '3.6,76 6.2,79.6') +
      frieze(paint, half, at + 5) +
      braid(paint, 83, at - 0.8, 1, GOLD) +
      mdamma(paint, half, '#3f6ea5'),
  ),
  TAKCHITA: dress(
    { ...CAFTAN, sleeve: { to: 0.97, ease: [0.9, 5], cuff: GOLD }, hem: 24 },
    ({ paint, at }, half) =>
      paint.piece(
        symmetric(
          `0,${WAIST} 0.6,${WAIST}`,
          `0.6,${WAIST} 5,40 11,${at - 0.9}`,
          `11,${at - 0.9} 5,${at - 1.4} 0,${at - 1.6}`,
        ),
        '#d9bd72',
      ) +
      paint.shade(
        [-6, -2, 2, 6]
          .map((x) =>
            outline(
              `${x * 0.12},${WAIST - 4} ${x - 0.5},${at}`,
              `${x + 0.5},${at} ${x * 0.12},${WAIST - 4}`,
            ),
          )
          .join(''),
        0.12,
      ) +
      paint.bothLines(curve(`0.7,${WAIST} 5.1,40 11,${at - 0.4}`), 0.8, GOLD, 1) +
      border(paint, half, at + 1, GOLD, 0.9, 1.6) +
      palms(paint, '3.6,76 6.2,79.6 9.6,40 13,28 16.6,14') +
      braid(paint, 83, WAIST, 0.9, GOLD) +
      mdamma(paint, half, '#b3202f'),
  ),
  DJELLABA: dress(
    {
      neck: 'V',
      sleeve: { to: 0.95, ease: [0.9, 1.8] },
      ease: [1.7, 3, 2.2],
      hem: 15.5,
      drop: 1,
      folds: 4,
    },
    ({ paint, at, colour }, half) =>
      paint.lines(
        curve(`${half(at + 22) - 0.3},${at + 22} ${half(at) - 0.4},${at + 0.6}`) +
          curve(`${-half(at + 22) + 0.3},${at + 22} ${-half(at) + 0.4},${at + 0.6}`),
        0.5,
        deep(colour),
        1,
      ) +
      border(paint, half, at, deep(colour), 0.5, 1) +
      braid(paint, 77, at - 0.4, 0.7, deep(colour)) +
      paint.bothLines(curve('3.4,85.2 1.8,81 0.4,76.6'), 0.8, deep(colour), 1),
  ),
  GANDOURA: dress(
    {
      neck: 'SLIT',
      sleeve: { to: 0.5, ease: [2, 4.2] },
      ease: [2.6, 5, 4.4],
      hem: 17,
      drop: 0.8,
      folds: 5,
    },
    ({ paint, at, colour }, half) =>
      paint.lines(curve('-3.4,85 -3.8,78 0,69 3.8,78 3.4,85'), 0.7, deep(colour), 1) +
      braid(paint, 81, 70, 0.6, deep(colour)) +
      palms(paint, '2,77', deep(colour)) +
      border(paint, half, at + 0.6, deep(colour), 0.8) +
      border(paint, half, at + 3.4, deep(colour), 0.4),
  ),
  JABADOR: {
    under: ({ paint, at, colour }) => {
      const garment: Garment = { neck: 'SLIT', ease: [1.2, 1.6, 1.4], hem: 13, drop: 0.4 };
      const half = halfOf(garment, at);
      return (
        trousers(paint, [0.8, 1.4, 1.8], 4.5, blend(colour, DARK, 0.06)) +
        bodice(paint, garment, at, colour) +
        braid(paint, 84, 57, 0.9, '#c9ced6') +
        palms(paint, '3.6,77', '#c9ced6') +
        border(paint, half, at, '#c9ced6', 0.5, 0.4) +
        paint.bothLines(
          curve(`${half(at + 10) - 0.4},${at + 10} ${half(at) - 0.5},${at + 0.5}`),
          0.45,
          '#c9ced6',
          1,
        )
      );
    },
    over: sleeves({ to: 0.98, ease: [0.7, 1.2], cuff: '#c9ced6' }),
  },
};

/** Behind the neck, of what has one. */
export const BEHIND: Partial<Readonly<Record<Shape, Draw>>> = {
  DJELLABA: ({ paint, colour }) =>
    paint.piece(
      outline('-7.4,83.6 -6.6,87.4 -4.4,89.4 0,90 4.4,89.4 6.6,87.4 7.4,83.6 0,81.5 -7.4,83.6'),
      blend(colour, DARK, 0.22),
    ),
};
