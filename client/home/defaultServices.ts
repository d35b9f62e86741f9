import type { Language } from '#shared/language.ts';
import { writeMarkup } from '#shared/markup.ts';
import { neutralShop } from '#shared/shop/neutral-shop.ts';
import type { ShopFeature } from '#shared/shop/shop-features.ts';
import { shopServices } from '../page/services.ts';
import { homeTexts as ar } from './home.ar.ts';
import { homeTexts as en } from './home.en.ts';
import { homeTexts as fr } from './home.fr.ts';
import { serviceText } from './serviceText.ts';

const texts = { FR: fr, AR: ar, EN: en };

/** Writes the services of the software as the shop would write them. */
export function defaultServicesText(language: Language, uses: readonly ShopFeature[]): string {
  const { cards } = texts[language].services;
  const shop = { ...neutralShop(language), uses };
  const offered = shopServices(shop, cards);
  return writeMarkup(
    offered.map((card) => ({ title: card.title, blocks: [serviceText(shop, card)] })),
  );
}
