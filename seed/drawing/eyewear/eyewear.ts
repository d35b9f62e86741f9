import { readFileSync } from 'node:fs';
import { designs } from './designs.ts';
import { Model, View, type Measures, type Point, type ViewPoint } from './model.ts';
import { paint, type Look } from './paint.ts';
import { standing, type Setting } from './setting.ts';

/** By the end of the file's name after the product's id; the main picture has none. */
type Pictures = Readonly<Record<string, () => string>>;

interface Written {
  readonly base?: string;
  readonly frames?: Readonly<Record<string, Measures>>;
}

const written = JSON.parse(
  readFileSync(new URL('../../variants.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Written>>;

export function measuresOf(id: string): Measures {
  const product = written[id];
  const measures = product?.frames?.[product.base ?? ''];
  if (!measures) throw new Error(`« ${id} » is not measured`);
  return measures;
}

const viewpoints = {
  QUARTER: { yaw: 0.54, pitch: 0.2, distance: 620 },
  FRONT: { yaw: 0, pitch: 0.1, distance: 1700 },
  SIDE: { yaw: 1.5, pitch: 0.075, distance: 900 },
  NEAR: { yaw: 0.66, pitch: 0.2, distance: 620 },
} as const satisfies Record<string, ViewPoint>;

/** The lowest line of the glasses in the picture. */
const FOOT = 366;

function keyPoints(model: Model): Point[] {
  const { templeLength, frameWidth } = model.measures;
  return [
    ...model.front().map((point) => model.on(point)),
    ...([-1, 1] as const).flatMap((side) =>
      Array.from({ length: 20 }, (_, i) =>
        model.temple(side, (templeLength * i) / 20, -1, 'OUTER'),
      ),
    ),
    model.on([frameWidth / 2, 0]),
  ];
}

type Draw = (coarse: number) => string;

/** Pictures stay below 12 KB: the curves are as fine as that allows. */
const MAX_BYTES = 12_280;

function light(draw: Draw): string {
  for (const coarse of [1, 1.3, 1.7, 2.2, 2.8, 3.6, 5]) {
    const svg = draw(coarse);
    if (Buffer.byteLength(svg) <= MAX_BYTES) return svg;
  }
  throw new Error('Eyewear of too many curves');
}

/** The scale and the shift that show a pair `width` wide in the middle. */
function frameOf(
  model: Model,
  viewpoint: ViewPoint,
  width: number,
): { scale: number; shift: readonly [number, number] } {
  const bare = new View(viewpoint, model.ground);
  const places = keyPoints(model).map((point) => bare.place(point));
  const xs = places.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const scale = width / (viewpoint.yaw === 0 ? model.measures.frameWidth : right - left);
  const foot = Math.max(...places.map(([, y]) => y)) * scale;
  return { scale, shift: [(-(left + right) / 2) * scale, FOOT - foot] };
}

/** The view of the front in which a lens is as high for its width as it is measured. */
function measured(model: Model): ViewPoint {
  const bare = new View(viewpoints.FRONT, model.ground);
  const places = model.lens.map((point) => bare.place(model.on(point)));
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const { lensWidth, bridgeWidth, lensHeight } = model.measures;
  const wide = (2 * Math.max(...xs)) / (2 * lensWidth + bridgeWidth);
  const high = (Math.max(...ys) - Math.min(...ys)) / lensHeight;
  return { ...viewpoints.FRONT, tall: wide / high };
}

function picturesOf(
  shape: Model['shape'],
  measures: Measures,
  look: Look,
  setting: Setting,
): Pictures {
  const model = new Model(shape, measures);
  const seen = (viewpoint: ViewPoint, width: number) => () =>
    light((coarse) => {
      const { scale, shift } = frameOf(model, viewpoint, width);
      const view = new View(viewpoint, model.ground, scale, shift, coarse);
      const edge = Math.max(view.floor(0, -300)[1], 262);
      return standing(setting, view, paint(model, look, view), edge);
    });
  const near = (coarse: number) => {
    const zoom = look.build === 'ACETATE' || look.build === 'SHIELD' ? 2.5 : 3.3;
    const scale = frameOf(model, viewpoints.NEAR, 352).scale * zoom;
    const [x, y] = new View(viewpoints.NEAR, model.ground, scale).place(model.hinge());
    const view = new View(viewpoints.NEAR, model.ground, scale, [26 - x, 222 - y], coarse);
    return standing(setting, view, paint(model, look, view), 236);
  };
  return {
    '': seen(viewpoints.QUARTER, 352),
    '-face': seen(measured(model), 322),
    '-profil': seen(viewpoints.SIDE, 336),
    '-detail': () => light(near),
  };
}

export const eyewear: Readonly<Record<string, { readonly pictures: Pictures }>> =
  Object.fromEntries(
    Object.entries(designs).map(([id, { shape, look, setting, colours = {} }]) => {
      const measures = measuresOf(id);
      const further = Object.entries(colours).flatMap(([name, other]) =>
        Object.entries(picturesOf(shape, measures, { ...look, ...other }, setting)).map(
          ([view, draw]) => [`-${name}${view}`, draw] as const,
        ),
      );
      return [
        id,
        {
          pictures: {
            ...picturesOf(shape, measures, look, setting),
            ...Object.fromEntries(further),
          },
        },
      ];
    }),
  );
