import { DEFAULT_LANGUAGE, LANGUAGES, languages, type Language } from '#shared/language.ts';
import type { ProductRecord } from '../catalog.store.ts';
import { isColour } from '../catalog.variant.rules.ts';
import { SWATCH } from '../csv/catalog.import.options.rules.ts';
import {
  hemOf,
  isLength,
  isShape,
  STATURES,
  type Cut,
  type Hem,
  type Stature,
} from './catalog.silhouette.rules.ts';

/** Of what has no colour. */
const NEUTRAL = '#b8a58a';

/** A cut in each colour of its product. */
export interface WornCut extends Cut {
  readonly colours: ReadonlyArray<{ readonly name: string | null; readonly hex: string }>;
}

/** Null for a product without a silhouette. */
export function wornCut({
  silhouette,
  options,
}: Pick<ProductRecord, 'silhouette' | 'options'>): WornCut | null {
  if (!silhouette) return null;
  const { color, ...cut } = silhouette;
  const own = color ?? NEUTRAL;
  const colours = options.find(isColour)?.values ?? [];
  return {
    ...cut,
    colours:
      colours.length === 0
        ? [{ name: null, hex: own }]
        : colours.map(({ value, swatch }) => {
            const hex = swatch !== null && SWATCH.test(swatch) ? swatch : own;
            return { name: value, hex };
          }),
  };
}

export interface WornHem extends Hem {
  readonly stature: Stature;
  readonly worn: WornCut;
}

export function wearersOf(worn: WornCut): readonly WornHem[] {
  return STATURES.map((stature) => ({ ...hemOf(worn, stature), stature, worn }));
}

const FOLDER = '/pictures/';

/** Its name says all that the picture depends on. */
export function figurePath(
  { shape, length }: Cut,
  stature: Stature,
  { hex, language }: { readonly hex: string; readonly language: Language },
): string {
  const name = shape.toLowerCase().replaceAll('_', '-');
  return `${FOLDER}figure-${name}-${length}-${stature}-${hex.slice(1).toLowerCase()}${suffixOf(language)}.svg`;
}

const suffixOf = (language: Language) =>
  language === DEFAULT_LANGUAGE ? '' : `-${languages[language].tag}`;

const NAME = /^figure-([a-z-]+)-(\d{2,3})-(\d{3})-([0-9a-f]{6})(-[a-z]{2})?\.svg$/;

interface Figure extends Cut {
  readonly stature: Stature;
  /** `#` and six small hexadecimal digits. */
  readonly colour: string;
  readonly language: Language;
}

/** Reads a name of `figurePath`; null for other names. */
export function readFigure(name: string): Figure | null {
  const [, cut = '', length, size, hex = '', suffix = ''] = NAME.exec(name) ?? [];
  const shape = cut.toUpperCase().replaceAll('-', '_');
  const language = LANGUAGES.find((each) => suffixOf(each) === suffix);
  const stature = STATURES.find((each) => each === Number(size));
  if (!language || !stature || !isShape(shape) || !isLength(Number(length))) return null;
  return { shape, length: Number(length), stature, colour: `#${hex}`, language };
}

/** The SVG of a name of `figurePath`; null for other names. */
export async function drawNamed(name: string): Promise<string | null> {
  const figure = readFigure(name);
  if (!figure) return null;
  // Neither a start nor the demo's first page needs the drawing.
  const { drawFigure } = await import('./figure.svg.ts');
  return drawFigure(figure);
}

/** Identifies a cut in a colour, for every stature. */
export const garmentKey = ({ shape, length, colour }: Omit<Figure, 'stature' | 'language'>) =>
  `${shape} ${length} ${colour.toLowerCase()}`;

/** The keys of all cuts that these products have, in their colours. */
export function garmentsOf(
  products: Iterable<Pick<ProductRecord, 'silhouette' | 'options'>>,
): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const product of products) {
    const worn = wornCut(product);
    for (const { hex } of worn?.colours ?? []) {
      if (worn) keys.add(garmentKey({ ...worn, colour: hex }));
    }
  }
  return keys;
}

/** A redrawn figure may be seen a day late, as the shop's other drawings. */
export const FIGURE_HEADERS = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
} as const;
