import type { Language } from '#shared/language.ts';
import { hasPage, occasionCodes } from '#shared/catalog/occasions.ts';
import type { NamedShop } from '#shared/shop/page-shop.ts';
import type { ShopTextKey } from '#shared/shop/shop-texts.ts';
import { occasionNames as occasionsAr } from '#shared/texts/occasions.ar.ts';
import { occasionNames as occasionsEn } from '#shared/texts/occasions.en.ts';
import { occasionNames as occasionsFr } from '#shared/texts/occasions.fr.ts';
import * as ar from '../../../text/descriptions.ar.ts';
import * as en from '../../../text/descriptions.en.ts';
import * as fr from '../../../text/descriptions.fr.ts';
import { shopTexts as shopAr } from '../../../text/shop.ar.ts';
import { shopTexts as shopEn } from '../../../text/shop.en.ts';
import { shopTexts as shopFr } from '../../../text/shop.fr.ts';

const texts = {
  FR: { ...fr, occasions: occasionsFr, shop: shopFr },
  AR: { ...ar, occasions: occasionsAr, shop: shopAr },
  EN: { ...en, occasions: occasionsEn, shop: shopEn },
} as const;

const isDescription = (key: ShopTextKey): key is keyof typeof fr.descriptions & ShopTextKey =>
  key in fr.descriptions;

/** Returns what holds where the shop writes nothing; null where that is no short text. */
export function softwareText(key: ShopTextKey, language: Language, shop: NamedShop): string | null {
  const { descriptions, describeOccasion, occasions, shop: ofShop } = texts[language];
  if (isDescription(key)) return descriptions[key](shop);
  if (key === 'FOOTER') return shop.sentence;
  if (key === 'COPYRIGHT') return ofShop.app.footer.copyright(shop.name);
  if (key === 'MAIL_SIGNATURE') {
    return shop.sentence === null ? shop.name : `${shop.name} · ${shop.sentence}`;
  }
  const occasion = occasionCodes
    .filter(hasPage)
    .find((code) => key === `OCCASION_${code}_DESCRIPTION`);
  return occasion === undefined ? null : describeOccasion(occasions[occasion], shop);
}
