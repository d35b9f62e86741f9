import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isPageOf, pages } from '#shared/pages.ts';
import { SHOP_FEATURES, type ShopFeature } from '#shared/shop/shop-features.ts';
import { deliveryDocument } from '../../../client/information/documents/delivery.fr.ts';
import { faqDocument } from '../../../client/information/documents/faq.fr.ts';
import { termsDocument } from '../../../client/information/documents/terms.fr.ts';
import { partsOf, withoutLinks } from '#shared/markup.ts';
import {
  isSaid,
  type InformationDocument,
} from '../../../client/information/informationDocument.ts';
import { shopRules } from '../../../client/information/rules.ts';
import { informationPages } from '../../../client/ssr/informationPages.ts';
import { TERMS_VERSION } from '#shared/policies.ts';
import { seedShop } from '../../../client/demo/site/seedShop.ts';
import { seedDocuments } from '../../support/shop/documents.ts';
import { textsOf } from './documentTexts.ts';

const shop = seedShop();
const of = { shop, texts: {}, merchant: undefined };
const documents = seedDocuments();

describe('links in texts', () => {
  test('are read wherever they stand', () => {
    expect(partsOf('Voyez [la FAQ](/faq) ou [écrivez](/contact#joindre).')).toEqual([
      { text: 'Voyez ' },
      { text: 'la FAQ', to: '/faq' },
      { text: ' ou ' },
      { text: 'écrivez', to: '/contact#joindre' },
      { text: '.' },
    ]);
    expect(partsOf('Aucun.')).toEqual([{ text: 'Aucun.' }]);
    expect(withoutLinks('[Tout](/faq) est dit.')).toBe('Tout est dit.');
  });

  test.each<{ readonly uses: readonly ShopFeature[] }>([
    { uses: SHOP_FEATURES },
    { uses: ['SIZE_GUIDES'] },
    { uses: [] },
  ])('lead to pages and sections of a shop that uses $uses', ({ uses }) => {
    const shown = Object.values(pages).filter((page) => isPageOf(page, uses));
    const paths: readonly string[] = shown.map(({ path }) => path);
    const own = Object.values(informationPages)
      .map((write) => write({ ...of, shop: { ...shop, uses } }))
      .filter(({ path }) => paths.includes(path));
    const links = own
      .flatMap(textsOf)
      .flatMap(partsOf)
      .flatMap(({ to }) => to ?? []);
    expect(links).not.toEqual([]);
    for (const link of links) {
      const [path = '', anchor] = link.split('#');
      expect(paths).toContain(path);
      if (anchor === undefined) continue;
      const target = own.find((other) => other.path === path);
      expect(target?.sections.map(({ id }) => id)).toContain(anchor);
    }
  });
});

describe.each(documents)('« $title »', (document) => {
  test('is written as French is printed', () => {
    for (const text of textsOf(document)) {
      expect(text).not.toMatch(/\d (?:jours|heures|DH|mm|cm)\b|undefined|null|lorem|TODO/i);
    }
  });

  test('has sections with names and anchors of their own, a title and a description', () => {
    const { title, description, sections } = document;
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(sections.every(({ blocks }) => blocks.length > 0)).toBe(true);
    expect(title.length).toBeLessThan(60);
    expect(description.length).toBeGreaterThan(60);
    expect(description.length).toBeLessThan(170);
  });
});

/** Lists what each section says beside its lists and tables. */
const textOf = (document: InformationDocument, merchant: Parameters<typeof isSaid>[1]) =>
  document.sections.map(({ blocks }) =>
    blocks.flatMap((block) => {
      if (typeof block === 'string') return block;
      return 'text' in block && isSaid(block, merchant) ? block.text : [];
    }),
  );

describe('facts of the merchant', () => {
  test.each(documents)(
    'that are unset take their sentences with them in « $title »',
    (document) => {
      const said = textOf(document, {});
      for (const text of said.flat()) {
        expect(text).not.toMatch(/exploitée par|récépissé|Par téléphone|Par e-mail|vous répond,/);
      }
      const silent = document.sections.filter(
        ({ blocks }, at) =>
          said[at]?.length === 0 &&
          blocks.some((block) => typeof block === 'object' && 'merchant' in block),
      );
      expect(silent).toEqual([]);
    },
  );

  test('that are set, are not loaded yet or are missing alone are distinguished', () => {
    const contact = informationPages.contact(of);
    const imprint = informationPages.imprint(of);
    const privacy = informationPages.privacy(of);
    const named = { legalName: 'Belle Vue SARL', cndp: 'D-1/2026', phone: '+212 5 37 20 47 61' };
    expect(textOf(imprint, named).flat()).toContain(
      'La boutique Belle Vue est éditée et exploitée par\u00a0:',
    );
    expect(textOf(privacy, named).flat().join(' ')).toContain('récépissé');
    const reached = textOf(contact, named).flat().join(' ');
    expect(reached).toContain('Par téléphone');
    expect(reached).not.toMatch(/Par e-mail|pas encore/);
    expect(textOf(contact, undefined).flat().join(' ')).not.toMatch(/Par téléphone|pas encore/);
  });
});

describe('amounts and days', () => {
  const changes = {
    deliveryFee: '35\u00a0DH',
    freeDeliveryFrom: '1\u202f500\u00a0DH',
    returnDays: '14 jours',
    deliveryDays: '3 à 4\u00a0jours ouvrés',
    deliveryHours: '72 à 96\u00a0heures',
    cutOff: '16\u00a0h\u00a000',
    exchangeHold: '9\u00a0jours ouvrés',
  };
  const other = { ...shopRules, ...changes };

  test('are those of the rules', () => {
    expect(shopRules).toMatchObject({
      deliveryFee: '50\u00a0DH',
      freeDeliveryFrom: '1\u202f000\u00a0DH',
      returnDays: '7\u00a0jours',
      deliveryDays: '1 à 2\u00a0jours ouvrés',
      deliveryHours: '24 à 48\u00a0heures',
      cutOff: '14\u00a0h\u00a000',
      exchangeHold: '5\u00a0jours ouvrés',
      bookable: '90\u00a0jours',
    });
  });

  test.each([deliveryDocument, faqDocument, termsDocument])('follow a changed rule', (write) => {
    const text = textsOf(write(other, shop)).join('\n');
    for (const changed of Object.values(changes)) expect(text).toContain(changed);
    expect(text).not.toMatch(
      /(?<!\d)50\u00a0DH|1\u202f000|\b7\u00a0jours|sept jours|24 à|1 à 2|14\u00a0h|\b5\u00a0jours/,
    );
  });
});

test('the terms are those of their version: a changed text is a new version', () => {
  const hash = createHash('sha256').update(textsOf(termsDocument(shopRules, shop)).join('\n'));
  expect({ version: TERMS_VERSION, text: hash.digest('hex').slice(0, 16) }).toEqual({
    version: '2026-12-01',
    text: 'd4f1473e3862b030',
  });
});
