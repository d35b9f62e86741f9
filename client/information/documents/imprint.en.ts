import { contact, identity } from '../../text/merchantFacts.ts';
import { neutralShop } from '#shared/shop/neutral-shop.ts';
import type { PageShop } from '#shared/shop/page-shop.ts';
import { paths } from '#shared/paths.ts';
import { ifUsed } from '#shared/shop/shop-features.ts';
import type { InformationDocument } from '../informationDocument.ts';

export function imprintDocument(shop: PageShop): InformationDocument {
  const isNamed = shop.name !== neutralShop('EN').name;
  const called = isNamed ? `The ${shop.name} shop` : 'This shop';
  return {
    path: paths.imprint(),
    title: 'Legal notice',
    description: `Who publishes ${isNamed ? `the ${shop.name} shop` : 'this shop'}: identity, legal identifiers, contact, intellectual property.`,
    lead: 'Who is behind this shop, and who owns what it shows.',
    sections: [
      {
        id: 'editeur',
        title: 'Publisher and seller',
        blocks: [
          { text: `${called} is published and run by:`, ifAny: ['legalName'] },
          {
            text: `${called} is published and run in ${shop.city === null ? '' : `${shop.city}, `}Morocco.`,
            ifNone: ['legalName'],
          },
          { merchant: [...identity, ...contact] },
        ],
      },
      {
        id: 'donnees',
        title: 'Personal data',
        blocks: [
          {
            text: 'The processing of data is declared to the National Commission for the Control of Personal Data Protection (CNDP), under law 09-08; its receipt is given below.',
            ifAny: ['cndp'],
          },
          { text: 'The processing of data is subject to law 09-08.', ifNone: ['cndp'] },
          { merchant: ['cndp'] },
          `Your rights and how to use them are on the page [Privacy](${paths.privacy()}).`,
        ],
      },
      {
        id: 'vente',
        title: 'Selling online',
        blocks: [
          `Purchases are subject to our [terms of sale](${paths.terms()}), under law 31-08 on consumer protection.`,
        ],
      },
      {
        id: 'propriete',
        title: 'Intellectual property',
        blocks: [
          'The texts, illustrations, patterns and layout of this shop belong to its publisher. You may share its addresses and quote short extracts; any other reproduction needs our written consent.',
          ...ifUsed(
            shop.uses,
            'FRAMES',
            'The eyewear brands named here belong to their owners. We name them to identify the items that we sell.',
          ),
          'The typefaces Fraunces and Figtree are used under the SIL Open Font License.',
        ],
      },
      {
        id: 'contenu',
        title: 'Accuracy and links',
        blocks: [
          `We take care that what is written here is accurate. If you notice a mistake, or content that infringes your rights, [tell us](${paths.contact()}): we will correct it without delay.`,
          'You may link to any page of the shop, without permission.',
        ],
      },
    ],
  };
}
