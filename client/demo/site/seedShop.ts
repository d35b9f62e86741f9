import type { PageShop } from '#shared/page-shop.ts';
import { LANGUAGES } from '#shared/language.ts';
import { identity } from '../../../seed/shop.json';
import { language } from '../../text/language.fr.ts';

const field = { FR: 'fr', AR: 'ar', EN: 'en' } as const;

/** A page is drawn before the shop is open: as that of the seed. */
export const seedShop = (): PageShop => ({
  name: identity.name,
  city: identity.city[field[language]],
  sentence: identity.sentence[field[language]],
  since: identity.since,
  logo: identity.logo,
  languages: LANGUAGES,
});
