import { languages, type Language, type Translated } from '#shared/language.ts';
import { clockInMorocco, dateInWords, dateLater } from '../../shared/time.ts';
import { campaignTexts as arabic } from './campaign.ar.ts';
import { campaignTexts as english } from './campaign.en.ts';
import { campaignTexts as french } from './campaign.fr.ts';
import type { CampaignRecord } from './campaign.store.ts';

const texts: Readonly<Record<Language, Translated<typeof french>>> = {
  FR: french,
  AR: arabic,
  EN: english,
};

/** Goods that a campaign names, as the shop has them now. */
export interface NamedGoods {
  /** In the language of the sentence. */
  readonly categories: readonly string[];
  readonly brands: readonly string[];
  readonly products: readonly string[];
}

type Span = Pick<CampaignRecord, 'startsAt' | 'endsAt'>;

/** Returns the word beside reduced prices; null for a collection, which reduces none. */
export const labelIn = (language: Language, { kind }: Pick<CampaignRecord, 'kind'>) =>
  kind === 'COLLECTION' ? null : texts[language].labels[kind];

/**
 * Returns such as « Soldes du 10 au 24 janvier sur tout le rayon Lunettes »: law 31-08 wants the word, the start, the
 * end and the goods. Null for a collection without an end.
 */
export function summaryIn(
  language: Language,
  { kind, ...span }: Span & Pick<CampaignRecord, 'kind'>,
  goods: NamedGoods,
): string | null {
  const { sale, promotion, collection } = texts[language];
  const { endsAt } = span;
  if (endsAt === null) return null;
  if (kind === 'SALE') return sale(spanIn(language, { ...span, endsAt }), goodsIn(language, goods));
  return (kind === 'PROMOTION' ? promotion : collection)(endIn(language, endsAt));
}

/** Joins what several conditions name. */
function goodsIn(language: Language, { categories, brands, products }: NamedGoods): string {
  const words = texts[language];
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(languages[language].tag, { type: 'conjunction' }).format(names);
  const parts = [
    ...(categories.length > 0 ? [words.categories(categories, list(categories))] : []),
    ...(brands.length > 0 ? [words.brands(brands, list(brands))] : []),
    ...(products.length > 0 ? [words.products(products.length)] : []),
  ];
  return parts.length === 0 ? words.selection : list(parts);
}

/** Returns the first and the last day, with times where they begin or end within a day. */
function spanIn(language: Language, { startsAt, endsAt }: Span & { readonly endsAt: string }) {
  const { span, oneDay, dayOfMonth, at } = texts[language];
  const [start, end] = [startOf(startsAt), endOf(endsAt)];
  const hasYears = start.date.slice(0, 4) !== end.date.slice(0, 4);
  const last = dateInWords(end.date, language, hasYears);
  const to = end.time === null ? last : at(last, end.time);
  if (start.time !== null)
    return span(at(dateInWords(start.date, language, hasYears), start.time), to);
  if (start.date === end.date && end.time === null) return oneDay(to);
  const isSameMonth = start.date.slice(0, 7) === end.date.slice(0, 7);
  const from = isSameMonth
    ? dayOfMonth(Number(start.date.slice(8)))
    : dateInWords(start.date, language, hasYears);
  return span(from, to);
}

function endIn(language: Language, endsAt: string): string {
  const { date, time } = endOf(endsAt);
  const day = dateInWords(date, language);
  return time === null ? day : texts[language].at(day, time);
}

interface Moment {
  readonly date: string;
  /** Null where it is a whole day's begin or end. */
  readonly time: string | null;
}

function startOf(instant: string): Moment {
  const { date, time } = clockInMorocco(instant);
  return { date, time: time === '00:00' ? null : time };
}

/** Midnight ends the day before. */
function endOf(instant: string): Moment {
  const { date, time } = clockInMorocco(instant);
  if (time === '00:00') return { date: dateLater(date, -1), time: null };
  return { date, time: time === '23:59' ? null : time };
}
