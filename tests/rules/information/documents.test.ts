import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pages } from '../../../client/app/pages.ts';
import { deliveryDocument } from '../../../client/information/documents/delivery.fr.ts';
import { faqDocument } from '../../../client/information/documents/faq.fr.ts';
import { termsDocument } from '../../../client/information/documents/terms.fr.ts';
import {
  partsOf,
  withoutLinks,
  type InformationDocument,
} from '../../../client/information/informationDocument.ts';
import { shopRules } from '../../../client/information/rules.ts';
import { informationPages } from '../../../client/ssr/informationPages.ts';
import { TERMS_VERSION } from '../../../server/shared/isomorphic/policies.ts';
import { textsOf } from './documentTexts.ts';

const documents: readonly InformationDocument[] = Object.values(informationPages);

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

  test.each(documents)('of « $title » lead to pages and sections of the shop', (document) => {
    const links = textsOf(document)
      .flatMap(partsOf)
      .flatMap(({ to }) => to ?? []);
    const paths: readonly string[] = Object.values(pages).map(({ path }) => path);
    for (const link of links) {
      const [path = '', anchor] = link.split('#');
      expect(paths).toContain(path);
      if (anchor === undefined) continue;
      const target = documents.find((other) => other.path === path);
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

describe('amounts and days', () => {
  const other = {
    ...shopRules,
    deliveryFee: '35\u00a0DH',
    freeDeliveryFrom: '1\u202f500\u00a0DH',
    returnDays: '14 jours',
  };

  test('are those of the rules', () => {
    expect(shopRules).toMatchObject({
      deliveryFee: '50\u00a0DH',
      freeDeliveryFrom: '1\u202f000\u00a0DH',
      returnDays: '7\u00a0jours',
    });
  });

  test.each([deliveryDocument, faqDocument, termsDocument])('follow a changed rule', (write) => {
    const text = textsOf(write(other)).join('\n');
    for (const changed of [other.deliveryFee, other.freeDeliveryFrom, other.returnDays]) {
      expect(text).toContain(changed);
    }
    expect(text).not.toMatch(/(?<!\d)50\u00a0DH|1\u202f000|\b7\u00a0jours|sept jours/);
  });
});

test('the terms are those of their version: a changed text is a new version', () => {
  const hash = createHash('sha256').update(textsOf(termsDocument(shopRules)).join('\n'));
  expect({ version: TERMS_VERSION, text: hash.digest('hex').slice(0, 16) }).toEqual({
    version: '2026-11-22',
    text: '1e7a615d171a5925',
  });
});
