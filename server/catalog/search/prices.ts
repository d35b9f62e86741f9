import { digitsOf } from '#shared/digits.ts';
import { readAmount, type Centimes } from '#shared/money.ts';

export interface PriceBound {
  readonly minPrice: Centimes | null;
  readonly maxPrice: Centimes | null;
}

interface ReadPrice extends PriceBound {
  /** The price as it was written. */
  readonly text: string;
  /** The text without it. */
  readonly rest: string;
}

const AMOUNT = String.raw`(?:\d{1,3}(?:[\s.,]\d{3})+(?!\d)|\d{1,6})(?:[.,]\d{1,2})?(?!\d)`;
const CURRENCY = String.raw`(?:dhs?|dirhams?|mad|دراهم|درهم|د\.\s?م\.?)(?!\p{L})`;
const PRICE = String.raw`(${AMOUNT})\s*${CURRENCY}`;
const MAYBE_PRICE = String.raw`(${AMOUNT})(?:\s*${CURRENCY})?`;

const BELOW = [
  String.raw`moins d[e'’]`,
  String.raw`pas plus d[e'’]|pas plus que`,
  String.raw`jusqu['’ ]?[àa]`,
  String.raw`(?:au|en) ?-?(?:dessous|dessou) d[e'’]`,
  String.raw`inf[ée]rieure?s? [àa]`,
  String.raw`sous|max(?:imum|i)?\.?|budget(?: d[e'’])?`,
  String.raw`under|below|less than|up to|at most|cheaper than|(?:no|not) more than`,
  String.raw`[أا]قل من|تحت|حتى|إلى حدود|ما ?يفوتش`,
  String.raw`a?[q9][ae]?l+ m[ei]?n|ta?[h7]t|[h7]ta l|[h7]etta l|ma ?yfou?tch`,
  String.raw`[<≤]=?`,
].join('|');
const ABOVE = [
  String.raw`plus d[e'’]|plus que`,
  String.raw`[àa] partir d[e'’]`,
  String.raw`(?:au|en) ?-?dessus d[e'’]`,
  String.raw`sup[ée]rieure?s? [àa]`,
  String.raw`d[èe]s|min(?:imum|i)?\.?`,
  String.raw`over|above|more than|from|at least|starting at`,
  String.raw`[أا]كثر من|ابتداء من|فوق`,
  String.raw`kt[ae]?r m[ei]?n|fo[u]?[q9]`,
  String.raw`[>≥]=?`,
].join('|');
const BETWEEN = String.raw`(?:entre|between|ما بين|بين|ma ?bin|bin)\s+${MAYBE_PRICE}\s*(?:et|and|à|a|w|o|ou|و|-)\s*${MAYBE_PRICE}`;
const FROM_TO = String.raw`(?:de|from|من|mn|men)\s+${MAYBE_PRICE}\s*(?:à|a|to|إلى|الى|حتى|l|[h7]ta)\s*${PRICE}`;
const RANGE = String.raw`(${AMOUNT})\s*(?:-|–|à|a|to)\s*${PRICE}`;
const AT_MOST = String.raw`(?:${BELOW})\s*${MAYBE_PRICE}|${MAYBE_PRICE}\s*(?:max(?:imum|i)?\.?|ou moins|or less|أو أقل)|-\s*${PRICE}|(?:(?:[àa]|pour|for|b|ب)\s*)?${PRICE}`;
const AT_LEAST = String.raw`(?:${ABOVE})\s*${MAYBE_PRICE}`;

/** An age, a length or a part is no price. */
const NO_PRICE = String.raw`(?!\s*(?:ans?|cm|mm|%|years?|سنة|pouces?)(?!\p{L}))`;

const pattern = (source: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})${NO_PRICE}(?![\p{L}\p{N}])`, 'iu');

/** A range comes before its bounds; « à partir de » before « à ». */
const PATTERNS = [
  [pattern(BETWEEN), 'RANGE'],
  [pattern(FROM_TO), 'RANGE'],
  [pattern(RANGE), 'RANGE'],
  [pattern(AT_LEAST), 'MIN'],
  [pattern(AT_MOST), 'MAX'],
] as const;

/**
 * Reads « moins de 500 dh », « under 2000 », « أقل من 1000 » or « entre 300 et 600 »; null where a text
 * names no price. A number alone is none: it may be a size.
 */
export function readPrice(text: string): ReadPrice | null {
  // Each digit has one of its own, so that places stay.
  const plain = digitsOf(text);
  for (const [bound, kind] of PATTERNS) {
    const match = bound.exec(plain);
    const amounts = match?.slice(1).flatMap((amount = '') => readAmount(amount) ?? []) ?? [];
    if (!match || amounts.length === 0) continue;
    const to = match.index + match[0].length;
    return {
      minPrice: kind === 'MAX' ? null : Math.min(...amounts),
      maxPrice: kind === 'MIN' ? null : Math.max(...amounts),
      text: text.slice(match.index, to),
      rest: `${text.slice(0, match.index)} ${text.slice(to)}`,
    };
  }
  return null;
}
