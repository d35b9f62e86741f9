import type { Language, Translated, Words } from '#shared/language.ts';
import type { ShopFeature } from '#shared/shop/shop-features.ts';
import { formatMoney } from '#shared/money.format.ts';
import type { ReadPart } from '../catalog.store.ts';
import { kindName } from '../kind/kind.rules.ts';
import { answersTo } from './pages.ts';
import { searchTexts as arabic } from './search.ar.ts';
import { searchTexts as english } from './search.en.ts';
import { searchTexts as french } from './search.fr.ts';

const texts: Readonly<Record<Language, Translated<typeof french>>> = {
  FR: french,
  AR: arabic,
  EN: english,
};

/** Returns a filter in words: « Jupes », « taille 38 », « Pointure 39 », « moins de 500 DH », else what the shopper wrote. */
export function filterIn(words: Words, part: ReadPart): string {
  const { language } = words;
  const { size, priceFrom, priceTo, prices } = texts[language];
  if (part.kind === 'PRICE') {
    const [lowest, highest] = [part.minPrice, part.maxPrice].map((price) =>
      price === null ? null : formatMoney(price, language),
    );
    if (lowest && highest) return prices(lowest, highest);
    return lowest ? priceFrom(lowest) : priceTo(highest ?? '');
  }
  switch (part.kind) {
    case 'GARMENT':
      return kindName(language, part.value) ?? part.text;
    case 'BRAND':
      return part.value;
    case 'SIZE':
      return part.option === undefined
        ? size(part.value.toUpperCase())
        : `${words.in(part.option)} ${part.value.toUpperCase()}`;
    default:
      return part.text;
  }
}

interface Offered {
  /** Whether the newest products are newer than the others. */
  readonly hasNewer: boolean;
  readonly features: readonly ShopFeature[];
}

/** Leaves out pages that the shop has not. */
export const answeringPagesIn = (
  language: Language,
  text: string,
  { hasNewer, features }: Offered,
) =>
  answersTo(text)
    .filter(({ page }) => page !== 'newest' || hasNewer)
    .filter(({ feature }) => feature === undefined || features.includes(feature))
    .map(({ page, path }) => ({ title: texts[language].pages[page], path }));
