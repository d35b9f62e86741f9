import { DEFAULT_LANGUAGE, LANGUAGES, languages, type Language } from '#shared/language.ts';
import type { ProductRecord, SizeGuideRecord } from '../catalog.store.ts';
import { isColour, sizesOf, type sizeAndColour } from '../catalog.variant.rules.ts';
import { lengthOfSize } from '../sizes/sizes.rules.ts';
import { SWATCH } from '../csv/import.options.rules.ts';
import {
  fileNameOf,
  hemOf,
  isLength,
  isShape,
  STATURES,
  type Cut,
  type Hem,
  type Stature,
} from './silhouette.rules.ts';

/** Colour of a cut without one. */
const NEUTRAL = '#b8a58a';

/** A cut in colours of its product. */
export interface WornCut extends Cut {
  /** Size that is of this length; null where the length is known of none. */
  readonly size: string | null;
  /** The product's id. */
  readonly product: string;
  readonly colours: ReadonlyArray<{ readonly name: string | null; readonly hex: string }>;
}

/** Null for a product without a silhouette. */
export function wornCut({
  id,
  silhouette,
  options,
}: Pick<ProductRecord, 'id' | 'silhouette' | 'options'>): WornCut | null {
  if (!silhouette) return null;
  const { color, ...cut } = silhouette;
  const own = color ?? NEUTRAL;
  const colours = options.find(isColour)?.values ?? [];
  return {
    ...cut,
    size: null,
    product: id,
    colours:
      colours.length === 0
        ? [{ name: null, hex: own }]
        : colours.map(({ value, swatch }) => {
            const hex = swatch !== null && SWATCH.test(swatch) ? swatch : own;
            return { name: value, hex };
          }),
  };
}

/** The cut in a size and colour, as long as the guide says of the size. */
export function wornIn(
  worn: WornCut,
  { size, color, length }: SizedColour & { readonly length: number | null },
): WornCut {
  return {
    ...worn,
    ...(length !== null && { size, length }),
    colours: worn.colours.filter(({ name }) => name === null || name === color),
  };
}

type SizedColour = Pick<ReturnType<typeof sizeAndColour>, 'size' | 'color'>;

export interface WornHem extends Hem {
  readonly stature: Stature;
  readonly size: string | null;
  readonly worn: WornCut;
}

export function wearersOf(worn: WornCut): readonly WornHem[] {
  return STATURES.map((stature) => ({
    ...hemOf(worn, stature),
    stature,
    size: worn.size,
    worn,
  }));
}

const FOLDER = '/pictures/';

/** Its name says all that the picture depends on. */
export function figurePath(
  { product, shape, length }: Pick<WornCut, 'product' | 'shape' | 'length'>,
  stature: Stature,
  { hex, language }: { readonly hex: string; readonly language: Language },
): string {
  const cut = `${fileNameOf(shape)}-${length}-${stature}-${hex.slice(1).toLowerCase()}`;
  return `${FOLDER}figure-${product}.${cut}${suffixOf(language)}.svg`;
}

const suffixOf = (language: Language) =>
  language === DEFAULT_LANGUAGE ? '' : `-${languages[language].tag}`;

const NAME = /^figure-([a-z\d-]+)\.([a-z-]+)-(\d{2,3})-(\d{3})-([\da-f]{6})(-[a-z]{2})?\.svg$/;

export interface Figure extends Cut {
  /** The product's id. */
  readonly product: string;
  readonly stature: Stature;
  /** `#` and six small hexadecimal digits. */
  readonly colour: string;
  readonly language: Language;
}

/** Reads a name of `figurePath`; null for other names. */
export function readFigure(name: string): Figure | null {
  const [, product = '', cut = '', length, size, hex = '', suffix = ''] = NAME.exec(name) ?? [];
  const shape = cut.toUpperCase().replaceAll('-', '_');
  const language = LANGUAGES.find((each) => suffixOf(each) === suffix);
  const stature = STATURES.find((each) => each === Number(size));
  if (!language || !stature || !isShape(shape) || !isLength(Number(length))) return null;
  return { product, shape, length: Number(length), stature, colour: `#${hex}`, language };
}

/**
 * Whether the product has the figure's cut, in its colour and as long as one of its sizes: other names are without
 * end.
 */
export function isWorn(
  product: Pick<ProductRecord, 'id' | 'silhouette' | 'options'>,
  guide: SizeGuideRecord | undefined,
  { shape, length, colour }: Figure,
): boolean {
  const worn = wornCut(product);
  if (worn?.shape !== shape) return false;
  const sizes = sizesOf(product);
  const lengths = guide ? sizes.map((size) => lengthOfSize({ ...guide, sizes }, worn, size)) : [];
  if (![worn.length, ...lengths].includes(length)) return false;
  return worn.colours.some(({ hex }) => hex.toLowerCase() === colour);
}

/** A redrawn figure may be seen a day late, as the shop's other drawings. */
export const FIGURE_HEADERS = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
} as const;
