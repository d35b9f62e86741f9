import type { PageShop } from '#shared/shop/page-shop.ts';
import type { PageName } from '#shared/pages.ts';
import type { ShopTexts } from '#shared/shop/shop-texts.ts';
import { contactDocument } from '../information/documents/contact.fr.ts';
import { deliveryDocument } from '../information/documents/delivery.fr.ts';
import { faqDocument } from '../information/documents/faq.fr.ts';
import { imprintDocument } from '../information/documents/imprint.fr.ts';
import { privacyDocument } from '../information/documents/privacy.fr.ts';
import { sizesDocument } from '../information/documents/sizes.fr.ts';
import { termsDocument } from '../information/documents/terms.fr.ts';
import type { InformationDocument } from '../information/informationDocument.ts';
import { ownDocument } from '../information/ownDocument.ts';
import type { Contact } from '../page/ownText.ts';
import { shopRules } from '../information/rules.ts';

type Of = { shop: PageShop; texts: ShopTexts; merchant: Contact | undefined };

const rules = shopRules;

/** Write the pages of information of a shop. */
export const informationPages = {
  delivery: ({ shop, texts, merchant }) =>
    ownDocument(deliveryDocument(rules, shop), texts.DELIVERY, merchant),
  sizeGuide: ({ shop }) => sizesDocument(rules, shop),
  faq: ({ shop, texts, merchant }) => ownDocument(faqDocument(rules, shop), texts.FAQ, merchant),
  contact: ({ shop }) => contactDocument(shop),
  terms: ({ shop }) => termsDocument(rules, shop),
  imprint: ({ shop }) => imprintDocument(shop),
  privacy: ({ shop }) => privacyDocument(rules, shop),
} as const satisfies Partial<Record<PageName, (of: Of) => InformationDocument>>;

export type InformationPageName = keyof typeof informationPages;
