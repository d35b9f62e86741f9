import { describe, expect, test } from 'vitest';
import { deviceKeys, draftKeys, personalKeys } from '../../../client/apollo/storage.ts';
import * as contactAr from '../../../client/information/documents/contact.ar.ts';
import * as contactEn from '../../../client/information/documents/contact.en.ts';
import * as contactFr from '../../../client/information/documents/contact.fr.ts';
import * as deliveryAr from '../../../client/information/documents/delivery.ar.ts';
import * as deliveryEn from '../../../client/information/documents/delivery.en.ts';
import * as deliveryFr from '../../../client/information/documents/delivery.fr.ts';
import * as faqAr from '../../../client/information/documents/faq.ar.ts';
import * as faqEn from '../../../client/information/documents/faq.en.ts';
import * as faqFr from '../../../client/information/documents/faq.fr.ts';
import * as imprintAr from '../../../client/information/documents/imprint.ar.ts';
import * as imprintEn from '../../../client/information/documents/imprint.en.ts';
import * as imprintFr from '../../../client/information/documents/imprint.fr.ts';
import * as privacyAr from '../../../client/information/documents/privacy.ar.ts';
import * as privacyEn from '../../../client/information/documents/privacy.en.ts';
import * as privacyFr from '../../../client/information/documents/privacy.fr.ts';
import * as sizesAr from '../../../client/information/documents/sizes.ar.ts';
import * as sizesEn from '../../../client/information/documents/sizes.en.ts';
import * as sizesFr from '../../../client/information/documents/sizes.fr.ts';
import * as termsAr from '../../../client/information/documents/terms.ar.ts';
import * as termsEn from '../../../client/information/documents/terms.en.ts';
import * as termsFr from '../../../client/information/documents/terms.fr.ts';
import type {
  Block,
  InformationDocument,
} from '../../../client/information/informationDocument.ts';
import { partsOf } from '#shared/markup.ts';
import { rulesIn, type ShopRules } from '../../../client/information/rules.ts';
import { units as unitsAr } from '../../../client/information/text.ar.ts';
import { units as unitsEn } from '../../../client/information/text.en.ts';
import { units as unitsFr } from '../../../client/information/text.fr.ts';
import { LANGUAGES, TRANSLATIONS, type Language } from '#shared/language.ts';
import { EXCHANGE_METHODS } from '../../../server/order/exchange/exchange.store.ts';
import { appointmentTexts as appointmentAr } from '../../../client/appointment/appointment.ar.ts';
import { appointmentTexts as appointmentEn } from '../../../client/appointment/appointment.en.ts';
import { appointmentTexts as appointmentFr } from '../../../client/appointment/appointment.fr.ts';
import { exchangeTexts as exchangeAr } from '../../../client/order/detail/exchange/exchange.ar.ts';
import { exchangeTexts as exchangeEn } from '../../../client/order/detail/exchange/exchange.en.ts';
import { exchangeTexts as exchangeFr } from '../../../client/order/detail/exchange/exchange.fr.ts';
import type { PageShop } from '#shared/shop/page-shop.ts';
import { paths } from '#shared/paths.ts';
import { seedShop } from '../../../client/demo/site/seedShop.ts';
import { textsOf } from './documentTexts.ts';

type Written = (rules: ShopRules, shop: PageShop) => InformationDocument;

/** Documents about the shop alone. */
const ofShop =
  (write: (shop: PageShop) => InformationDocument): Written =>
  (_, shop) =>
    write(shop);

const modules: Record<Language, ReadonlyArray<Readonly<Record<string, Written>>>> = {
  FR: [
    { contactDocument: ofShop(contactFr.contactDocument) },
    deliveryFr,
    faqFr,
    { imprintDocument: ofShop(imprintFr.imprintDocument) },
    privacyFr,
    sizesFr,
    termsFr,
  ],
  AR: [
    { contactDocument: ofShop(contactAr.contactDocument) },
    deliveryAr,
    faqAr,
    { imprintDocument: ofShop(imprintAr.imprintDocument) },
    privacyAr,
    sizesAr,
    termsAr,
  ],
  EN: [
    { contactDocument: ofShop(contactEn.contactDocument) },
    deliveryEn,
    faqEn,
    { imprintDocument: ofShop(imprintEn.imprintDocument) },
    privacyEn,
    sizesEn,
    termsEn,
  ],
};
const rules: Record<Language, ShopRules> = {
  FR: rulesIn('FR', unitsFr),
  AR: rulesIn('AR', unitsAr),
  EN: rulesIn('EN', unitsEn),
};

const documentsIn = (language: Language) =>
  modules[language].flatMap((each) =>
    Object.entries(each).map(([name, written]) => ({
      name,
      document: written(rules[language], seedShop(language)),
    })),
  );

const translations = TRANSLATIONS.flatMap((language) =>
  documentsIn(language).map((each, at) => ({
    language,
    ...each,
    french: documentsIn('FR')[at],
  })),
);

/** Links and numbers of a text, which no language changes; a sentence may name them in another order. */
const factsOf = (text: string) => [
  ...partsOf(text)
    .flatMap(({ to }) => to ?? [])
    .toSorted(),
  ...(text.match(/\d+/g) ?? []).toSorted(),
];

function shapeOf(block: Block): unknown {
  if (typeof block === 'string') return factsOf(block);
  if ('list' in block) return { list: block.list.map(factsOf) };
  if ('steps' in block) return { steps: block.steps.map(factsOf) };
  if ('columns' in block) {
    return { columns: block.columns.length, rows: block.rows.map((row) => row.map(factsOf)) };
  }
  if ('topic' in block) return { answers: block.answers.map(factsOf) };
  if ('text' in block) return { ...block, text: factsOf(block.text) };
  return block;
}

const outlineOf = ({ path, version, sections }: InformationDocument) => ({
  path,
  version,
  sections: sections.map(({ id, blocks }) => ({ id, blocks: blocks.map(shapeOf) })),
});

const isForeign = {
  // Names of what a browser stores stay as they are.
  AR: (text: string) => !/[\u0600-\u06ff]|^\w+(, \w+)*$/.test(text),
  EN: (text: string) => /[à-ÿœ«»\u0600-\u06ff]/i.test(text),
};

describe.each(translations)('$name in $language', ({ language, name, document, french }) => {
  test('has the sections, links and numbers of the French text', () => {
    expect(name).toBe(french?.name);
    expect(outlineOf(document)).toEqual(french && outlineOf(french.document));
  });

  test('is written in its language', () => {
    const texts = textsOf(document);
    expect(texts.filter(isForeign[language])).toEqual([]);
    expect(texts.join('\n')).not.toMatch(/[\u0660-\u0669]|[\u0600-\u06ff] ?[,;?]|undefined/);
  });

  test('has a title and a description of the length that results of searches show', () => {
    const { title, description } = document;
    expect(title.length).toBeLessThan(60);
    expect(description.length).toBeGreaterThan(60);
    expect(description.length).toBeLessThan(170);
  });
});

test.each(LANGUAGES)('the privacy page in %s names all that the shop stores', (language) => {
  const found = documentsIn(language).find(({ name }) => name === 'privacyDocument');
  const text = found ? textsOf(found.document).join('\n') : '';
  for (const key of [...personalKeys, ...deviceKeys, ...draftKeys]) {
    expect(text).toMatch(new RegExp(`\\b${key}\\b`));
  }
  expect(text).toContain('belle-vue-device');
});

const screens = {
  FR: { exchange: `«\u00a0${exchangeFr.open}\u00a0»`, advice: appointmentFr.advice.title },
  AR: { exchange: `«${exchangeAr.open}»`, advice: appointmentAr.advice.title },
  EN: { exchange: `“${exchangeEn.open}”`, advice: appointmentEn.advice.title },
} as const satisfies Record<Language, unknown>;

test.each(LANGUAGES)('exchange and advice in %s are those of their screens', (language) => {
  const documents = new Map(documentsIn(language).map(({ name, document }) => [name, document]));
  const { exchange, advice } = screens[language];
  const blocks = documents
    .get('deliveryDocument')
    ?.sections.find(({ id }) => id === 'echanges')?.blocks;
  const [ways] = (blocks ?? []).flatMap((block) =>
    typeof block === 'object' && 'rows' in block ? [block.rows] : [],
  );
  expect(ways).toHaveLength(EXCHANGE_METHODS.length);
  const [first] = (blocks ?? []).flatMap((block) =>
    typeof block === 'object' && 'steps' in block ? [block.steps[0]] : [],
  );
  expect(first).toContain(exchange);
  for (const name of ['termsDocument', 'deliveryDocument', 'faqDocument', 'sizesDocument']) {
    const document = documents.get(name);
    const linked =
      document && textsOf(document).some((text) => text.includes(`](${paths.advice()})`));
    expect({ name, linked }).toEqual({ name, linked: true });
  }
  const terms = documents.get('termsDocument');
  expect(terms && textsOf(terms).join('\n')).toContain(`[${advice}](${paths.advice()})`);
});

test('days and amounts are written in the language', () => {
  expect(LANGUAGES.map((language) => rules[language])).toMatchObject([
    { returnDays: '7\u00a0jours', deliveryFee: '50\u00a0DH' },
    { returnDays: '7 أيام', deliveryFee: '50\u00a0درهم', sentMails: '30 يوماً' },
    { returnDays: '7 days', deliveryFee: '50\u00a0DH' },
  ]);
  expect([1, 2, 14, 100].map(unitsAr.days)).toEqual(['يوم واحد', 'يومين', '14 يوماً', '100 يوم']);
});
