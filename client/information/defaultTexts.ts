import type { Language } from '#shared/language.ts';
import { writeMarkup, type MarkupBlock } from '#shared/markup.ts';
import { neutralShop } from '#shared/shop/neutral-shop.ts';
import type { PageShop } from '#shared/shop/page-shop.ts';
import type { ShopFeature } from '#shared/shop/shop-features.ts';
import { deliveryDocument as deliveryAr } from './documents/delivery.ar.ts';
import { deliveryDocument as deliveryEn } from './documents/delivery.en.ts';
import { deliveryDocument as deliveryFr } from './documents/delivery.fr.ts';
import { faqDocument as faqAr } from './documents/faq.ar.ts';
import { faqDocument as faqEn } from './documents/faq.en.ts';
import { faqDocument as faqFr } from './documents/faq.fr.ts';
import type { Block, InformationDocument } from './informationDocument.ts';
import { rulesIn, type ShopRules } from './rules.ts';
import { units as unitsAr } from './text.ar.ts';
import { units as unitsEn } from './text.en.ts';
import { units as unitsFr } from './text.fr.ts';

type Write = (rules: ShopRules, shop: PageShop) => InformationDocument;

const documents: Readonly<Record<'FAQ' | 'DELIVERY', Readonly<Record<Language, Write>>>> = {
  FAQ: { FR: faqFr, AR: faqAr, EN: faqEn },
  DELIVERY: { FR: deliveryFr, AR: deliveryAr, EN: deliveryEn },
};

const units = { FR: unitsFr, AR: unitsAr, EN: unitsEn };

/** Writes a page of the software as the shop would write it: its own text may begin with that. */
export function defaultText(
  key: keyof typeof documents,
  language: Language,
  uses: readonly ShopFeature[],
): string {
  const rules = {
    ...rulesIn(language, units[language]),
    deliveryFee: '{frais}',
    freeDeliveryFrom: '{seuil}',
  };
  const shop = { ...neutralShop(language), name: '{boutique}', city: '{ville}', uses };
  const { lead, sections } = documents[key][language](rules, shop);
  const written = sections.map(({ title, blocks }) => ({ title, blocks: blocks.filter(isMarkup) }));
  return writeMarkup([
    { title: '', blocks: [lead] },
    ...written.filter(({ blocks }) => blocks.length > 0),
  ]);
}

/** Returns whether a block has markup: those that depend on facts of the shop have none, and are not on these pages. */
const isMarkup = (block: Block): block is MarkupBlock =>
  typeof block === 'string' || !('merchant' in block || 'text' in block || 'insert' in block);
