import { FRAME_MEASURES, type FrameLike, type FrameMeasure } from '#shared/catalog/frame-fit.ts';
import { measuresParameter, paths, productParameter, variantParameter } from '#shared/paths.ts';
import {
  audiences,
  colorFamilies,
  type Audience,
  type ColorFamily,
} from '#shared/catalog/product-traits.ts';
import type { ProductFilter } from '../../generated/shop/graphql.ts';
import { filterNames, priceIn } from '../list/filter/filters.ts';
import { readPrinted, readWidth, writePrinted, type Problem } from './printedMeasures.ts';

/** All that the page's address holds. */
export type FrameSearch = {
  /** The measures as typed: an address is also how the form is sent without scripts. */
  printed: string;
  width: string;
  /** Measures that are not to be filtered by. */
  without: readonly FrameMeasure[];
  includeOutOfStock: boolean;
  audience: Audience | null;
  colour: ColorFamily | null;
  /** In dirhams, as typed; empty for no limit. */
  maxPrice: string;
  /** Ids of what the page was opened from. */
  productId: string | null;
  variantId: string | null;
};

export type FrameSearchProblems = { printed?: Problem; width?: Problem };

export const searchNames = {
  printed: measuresParameter,
  width: 'largeur',
  without: 'sans',
  outOfStock: filterNames.includeOutOfStock,
  audience: filterNames.audience,
  colour: filterNames.colours,
  maxPrice: filterNames.maxPrice,
  product: productParameter,
  variant: variantParameter,
} as const;

const measureNames: Readonly<Record<FrameMeasure, string>> = {
  lensWidth: 'verre',
  bridgeWidth: 'pont',
  templeLength: 'branches',
  frameWidth: 'largeur',
};

// Longer texts are no measures, and longer ids are refused by the server.
const maxLength = 100;

const noSearch: FrameSearch = {
  printed: '',
  width: '',
  without: [],
  includeOutOfStock: false,
  audience: null,
  colour: null,
  maxPrice: '',
  productId: null,
  variantId: null,
};

/** Invalid parameters are ignored, except what is typed. */
export function readSearch(params: URLSearchParams): FrameSearch {
  const text = (name: string) => (params.get(name) ?? '').slice(0, maxLength);
  const without = params.getAll(searchNames.without);
  return {
    printed: text(searchNames.printed),
    width: text(searchNames.width),
    without: FRAME_MEASURES.filter((measure) => without.includes(measureNames[measure])),
    includeOutOfStock: params.get(searchNames.outOfStock) === '1',
    audience: codeOf(audiences, params.getAll(searchNames.audience)),
    colour: codeOf(colorFamilies, params.getAll(searchNames.colour)),
    maxPrice: text(searchNames.maxPrice),
    // The name is also that of the audience, whose values are no ids.
    productId: params.getAll(searchNames.product).find(isId) ?? null,
    variantId: text(searchNames.variant) || null,
  };
}

function codeOf<Code extends string>(
  names: Readonly<Record<Code, string>>,
  values: readonly string[],
): Code | null {
  // The keys of the table.
  return (Object.keys(names) as Code[]).find((code) => values.includes(names[code])) ?? null;
}

const audienceNames: readonly string[] = Object.values(audiences);
const isId = (text: string) =>
  text !== '' && text.length <= maxLength && !audienceNames.includes(text);

/** The filters beside the measures, as the server takes them; null where none is chosen. */
export function productFilterOf({ audience, colour, maxPrice }: FrameSearch) {
  const price = priceIn(maxPrice);
  if (audience === null && colour === null && price === null) return null;
  return {
    audience: audience === null ? [] : [audience],
    colorFamilies: colour === null ? [] : [colour],
    maxPrice: price === null ? null : Math.round(100 * price),
  } satisfies ProductFilter;
}

/** Defaults are left out. */
export function frameFinderPath(changed: Partial<FrameSearch>, after: string | null = null) {
  const search = { ...noSearch, ...changed };
  const { printed, width, without, includeOutOfStock, productId, variantId } = search;
  const params = new URLSearchParams();
  if (printed !== '') params.set(searchNames.printed, printed);
  if (width !== '') params.set(searchNames.width, width);
  for (const measure of without) params.append(searchNames.without, measureNames[measure]);
  if (includeOutOfStock) params.set(searchNames.outOfStock, '1');
  if (search.colour !== null) params.set(searchNames.colour, colorFamilies[search.colour]);
  if (search.maxPrice !== '') params.set(searchNames.maxPrice, search.maxPrice);
  if (productId !== null) params.set(searchNames.product, productId);
  if (search.audience !== null) params.append(searchNames.audience, audiences[search.audience]);
  if (variantId !== null) params.set(searchNames.variant, variantId);
  if (after !== null) params.set('after', after);
  return paths.frameFinder(params.toString());
}

const isBlank = (text: string) => text.trim() === '';

/** Reads the typed measures: null where there is none, or a problem. */
export function readMeasures({ printed, width }: Pick<FrameSearch, 'printed' | 'width'>): {
  measures: FrameLike | null;
  problems: FrameSearchProblems;
} {
  if (isBlank(printed) && isBlank(width)) return { measures: null, problems: {} };
  const three: FrameLike | Problem = isBlank(printed) ? {} : readPrinted(printed);
  const front: FrameLike | Problem = isBlank(width) ? {} : readWidth(width);
  if (!('code' in three) && !('code' in front)) {
    return { measures: { ...three, ...front }, problems: {} };
  }
  return {
    measures: null,
    problems: {
      ...('code' in three && { printed: three }),
      ...('code' in front && { width: front }),
    },
  };
}

/** Writes measures as they are typed. */
export function typed(measures: FrameLike | null): Pick<FrameSearch, 'printed' | 'width'> {
  return {
    printed: measures ? writePrinted(measures) : '',
    width: measures?.frameWidth ? String(measures.frameWidth) : '',
  };
}

/** Returns the measures to filter by; all known ones where none would be left. */
export function wantedOf(measures: FrameLike, without: readonly FrameMeasure[]): FrameLike {
  const rest = FRAME_MEASURES.flatMap((measure) =>
    measures[measure] === undefined || without.includes(measure)
      ? []
      : [[measure, measures[measure]] as const],
  );
  return rest.length === 0 ? measures : Object.fromEntries(rest);
}
