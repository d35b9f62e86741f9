import { LANGUAGES, type Language } from '#shared/language.ts';
import type { PageShop } from '#shared/shop/page-shop.ts';
import { fillShop } from '#shared/shop/shop-placeholders.ts';
import { SHOP_FEATURES } from '#shared/shop/shop-features.ts';
import { identity, texts } from '../../../seed/shop.json';
import { language } from '../../text/language.fr.ts';

const fields = { FR: 'fr', AR: 'ar', EN: 'en' } as const;

/** On the first visit a page is drawn before the shop is open: as that of the seed. */
export function seedShop(of: Language = language): PageShop {
  const { name, since, logo, links, orderPrefix } = identity;
  const field = fields[of];
  const named = { name, city: identity.city[field], sentence: identity.sentence[field], since };
  return {
    ...named,
    logo,
    languages: LANGUAGES,
    links,
    orderPrefix,
    footer: fillShop(texts.FOOTER[field], named),
    copyright: fillShop(texts.COPYRIGHT[field], named),
    services: null,
    uses: SHOP_FEATURES,
    options: [],
  };
}
