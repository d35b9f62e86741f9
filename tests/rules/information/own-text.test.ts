import { describe, expect, test } from 'vitest';

import type { PageShop } from '#shared/shop/page-shop.ts';
import { LANGUAGES } from '#shared/language.ts';
import { SHOP_FEATURES } from '#shared/shop/shop-features.ts';
import { seedShop } from '../../../client/demo/site/seedShop.ts';
import { defaultServicesText } from '../../../client/home/defaultServices.ts';
import { writtenServices } from '../../../client/home/services.ts';
import { defaultText } from '../../../client/information/defaultTexts.ts';
import { deliveryDocument } from '../../../client/information/documents/delivery.fr.ts';
import { contactDocument } from '../../../client/information/documents/contact.fr.ts';
import { faqDocument as faqAr } from '../../../client/information/documents/faq.ar.ts';
import { faqDocument as faqEn } from '../../../client/information/documents/faq.en.ts';
import { faqDocument } from '../../../client/information/documents/faq.fr.ts';
import { sizesDocument } from '../../../client/information/documents/sizes.fr.ts';
import { termsDocument } from '../../../client/information/documents/terms.fr.ts';
import { ownDocument } from '../../../client/information/ownDocument.ts';
import { shopRules } from '../../../client/information/rules.ts';
import { describeInformation } from '../../../client/ssr/structuredData.ts';
import { textsOf } from './documentTexts.ts';

const shop = seedShop();
const delivery = deliveryDocument(shopRules, shop);
const faq = faqDocument(shopRules, shop);
const contact = { phone: '0522 00 00 00', email: null };

describe('a page that the shop writes', () => {
  test('has its sections in the place of the software’s, with what the shop charges', () => {
    const text =
      'Chez nous, tout part vite.\n\n## Frais\n{frais}, offerts dès {seuil}.\n## Retouches\nNon.';
    const own = ownDocument(delivery, text, contact);
    expect(own).toMatchObject({ title: delivery.title, lead: 'Chez nous, tout part vite.' });
    expect(own.sections).toEqual([
      {
        id: 'section-1',
        title: 'Frais',
        blocks: ['50\u00a0DH, offerts dès 1\u202f000\u00a0DH.'],
      },
      // Links of other pages lead to it.
      { id: 'retouches', title: 'Retouches', blocks: ['Non.'] },
    ]);
  });

  test('leaves out the lines that name a phone or an e-mail which the shop does not have', () => {
    const text = '## Joindre\n- Téléphone\u00a0: {telephone}\n- E-mail\u00a0: {email}\nÀ bientôt.';
    expect(ownDocument(faq, text, contact).sections[0]?.blocks).toEqual([
      { list: ['Téléphone\u00a0: 0522 00 00 00'] },
      'À bientôt.',
    ]);
    expect(ownDocument(faq, text).sections[0]?.blocks).toEqual(['À bientôt.']);
  });

  test('may have no lead, or lines without a title behind it', () => {
    expect(ownDocument(faq, '## Une\nOui.').lead).toBe('');
    expect(ownDocument(faq, 'Un.\nDeux.\n## Trois\nOui.')).toMatchObject({
      lead: 'Un.',
      sections: [{ title: '', blocks: ['Deux.'] }, { title: 'Trois' }],
    });
    expect(ownDocument(faq, '- Un\n- Deux')).toMatchObject({
      lead: '',
      sections: [{ title: '', blocks: [{ list: ['Un', 'Deux'] }] }],
    });
    expect(ownDocument(faq, undefined)).toEqual(faq);
  });

  test('is what search engines read', () => {
    const of = { origin: 'https://shop.example', shop, texts: {} };
    const questionsIn = (text: string) => {
      const own = ownDocument(faq, text, contact);
      const [, page] = describeInformation(of, own, undefined);
      return page;
    };
    const answer = { '@type': 'Answer', text: 'Oui, ici.' };
    const entry = { '@type': 'Question', acceptedAnswer: answer };
    expect(questionsIn('## Livrez-vous ?\nOui, [ici](/contact).')).toMatchObject({
      mainEntity: [{ ...entry, name: 'Livrez-vous ?' }],
    });
    expect(questionsIn('## Livraison\n### Où ?\nOui, ici.')).toMatchObject({
      mainEntity: [{ ...entry, name: 'Où ?' }],
    });
  });
});

const NOT_OF_BOOKS =
  /lunettes|glasses|نظارات|retouch|alter(?:ed|ation)|tailles?\b|\bsizes?\b|مقاس|couture|\bseam|خياط|essay|matières|fabric|أقمشة|portés?[ ,]|\bworn\b/i;

// A shop of books and one of shoes, beside the one of the seed, which sells clothes and glasses.
const BOOKS = { ...shop, uses: [] };
const SHOES = { ...shop, uses: ['SIZE_GUIDES' as const] };

const delivered = (of: PageShop) => textsOf(deliveryDocument(shopRules, of)).join('\n');

describe('a page of the software', () => {
  test.each(LANGUAGES)('leaves out in %s a section that says nothing of a shop', (language) => {
    const faqIn = { FR: faqDocument, AR: faqAr, EN: faqEn }[language];
    const idsOf = (of: PageShop) =>
      ownDocument(faqIn(shopRules, of), undefined).sections.map(({ id }) => id);
    expect(idsOf(BOOKS)).not.toContain('produits');
    expect(idsOf(SHOES)).toContain('produits');
  });

  test('speaks of what the shop sells', () => {
    expect(delivered(BOOKS)).not.toMatch(NOT_OF_BOOKS);
    expect(delivered(SHOES)).toMatch(/autre taille ou couleur/);
    expect(delivered(SHOES)).not.toMatch(/couture|retouch/);
    expect(delivered(shop)).toMatch(/une couture qui cède/);
    const sized = textsOf(sizesDocument(shopRules, SHOES)).join('\n');
    expect(sized).not.toMatch(/Poitrine|vêtements|\/conseil/);
    expect(textsOf(sizesDocument(shopRules, shop)).join('\n')).toMatch(/Poitrine/);
    expect(textsOf(sizesDocument(shopRules, SHOES, true)).join('\n')).toMatch(/Poitrine/);
    for (const document of [contactDocument(BOOKS), termsDocument(shopRules, BOOKS)]) {
      expect(textsOf(document).join('\n')).not.toMatch(/coupe|\/conseil/);
    }
  });
});

describe('the text that the shop may begin with', () => {
  test('is the page as it is, and stays that', () => {
    const text = defaultText('DELIVERY', 'FR', SHOP_FEATURES);
    expect(text).toContain('{frais}');
    const { lead, sections } = ownDocument(delivery, text, contact);
    expect({ lead, sections }).toEqual({ lead: delivery.lead, sections: delivery.sections });
    expect(ownDocument(faq, defaultText('FAQ', 'FR', SHOP_FEATURES), contact)).toEqual(faq);
  });

  test.each(LANGUAGES)('says nothing in %s of what the shop does not offer', (language) => {
    const few = defaultText('FAQ', language, []);
    expect(few.length).toBeLessThan(defaultText('FAQ', language, SHOP_FEATURES).length);
    expect(few).not.toMatch(NOT_OF_BOOKS);
    expect(few).not.toMatch(/^## .*\n+## /m);
    expect(defaultText('DELIVERY', language, [])).not.toMatch(NOT_OF_BOOKS);
    expect(defaultServicesText(language, [])).not.toMatch(NOT_OF_BOOKS);
    expect(writtenServices(defaultServicesText(language, []), contact)).toHaveLength(2);
  });
});

test('a service that the shop writes has the icon that its title names, and a link', () => {
  const text =
    '## [Conseil](/conseil)\nDès {seuil}.\n## Retouches\nIci.\n## Livraison\n## Emballage';
  expect(writtenServices(text, contact)).toEqual([
    { title: 'Conseil', text: 'Dès 1\u202f000\u00a0DH.', icon: 'advice', to: '/conseil' },
    { title: 'Retouches', text: 'Ici.', icon: 'scissors' },
    { title: 'Livraison', text: '', icon: 'delivery' },
    { title: 'Emballage', text: '', icon: 'quality' },
  ]);
});
