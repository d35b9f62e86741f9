import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/language.ts';
import type { PageShop } from '#shared/shop/page-shop.ts';

/** Stands for a name until the shop has one. */
const NAMES: Readonly<Record<Language, string>> = {
  FR: 'Ma boutique',
  AR: 'متجري',
  EN: 'My shop',
};

/** Begins the numbers of orders until the shop chooses. */
export const NEUTRAL_PREFIX = 'CMD-';

/** A shop that has said nothing of itself. */
export const neutralShop = (language: Language = DEFAULT_LANGUAGE): PageShop => ({
  name: NAMES[language],
  city: null,
  sentence: null,
  since: null,
  logo: null,
  languages: LANGUAGES,
  links: [],
  orderPrefix: NEUTRAL_PREFIX,
  footer: null,
  copyright: null,
  services: null,
  uses: [],
  options: [],
});
