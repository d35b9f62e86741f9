import type { PageName } from '#shared/pages.ts';
import { contactDocument } from '../information/documents/contact.fr.ts';
import { deliveryDocument } from '../information/documents/delivery.fr.ts';
import { faqDocument } from '../information/documents/faq.fr.ts';
import { imprintDocument } from '../information/documents/imprint.fr.ts';
import { privacyDocument } from '../information/documents/privacy.fr.ts';
import { sizesDocument } from '../information/documents/sizes.fr.ts';
import { termsDocument } from '../information/documents/terms.fr.ts';
import type { InformationDocument } from '../information/informationDocument.ts';
import { shopRules } from '../information/rules.ts';

export const informationPages = {
  delivery: deliveryDocument(shopRules),
  sizeGuide: sizesDocument(shopRules),
  faq: faqDocument(shopRules),
  contact: contactDocument,
  terms: termsDocument(shopRules),
  imprint: imprintDocument,
  privacy: privacyDocument(shopRules),
} as const satisfies Partial<Record<PageName, InformationDocument>>;

export type InformationPageName = keyof typeof informationPages;

export function isInformation(name: PageName): name is InformationPageName {
  return name in informationPages;
}
