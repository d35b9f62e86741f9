import { expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';
import { latestEntry } from './admin.answers.ts';
import { problemsIn, saveBy } from './products.documents.ts';

const WORD = 'word productCount translations { language text }';
const READ = `{ words: optionWords { ${WORD} } }`;
const SAVE = `mutation ($words: [OptionWordInput!]!) {
  payload: saveOptionWords(words: $words) { words { ${WORD} } ${ERRORS} }
}`;

interface Word {
  readonly word: string;
  readonly productCount: number;
  readonly translations: readonly object[];
}
interface Payload {
  readonly words: readonly Word[] | null;
  readonly userErrors: readonly UserError[];
}

const shop = await sharedShop();
const admin = await openAdmin(shop);

const read = async () => (await admin.request<{ words: readonly Word[] }>(READ)).data.words;
const save = async (...words: readonly object[]) =>
  (await admin.request<{ payload: Payload }>(SAVE, { words })).data.payload;
const wordOf = (words: readonly Word[] | null, word: string) =>
  words?.find((each) => each.word === word);
const english = (text: string) => ({ language: 'EN', text });
const colourOf = async (id: string, language: string) => {
  const document = `query ($id: ID!) @inContext(language: ${language}) {
    product(id: $id) { options { name values { value } } variants { title } }
  }`;
  return (await shop.graphql<{ product: object }>(document, { id })).data.product;
};

test('words of options that the shop has made up are translated for every product', async () => {
  const input = {
    title: 'Sac à broder',
    brand: 'Belle Vue',
    categoryName: 'Robes',
    price: 10_000,
    options: [{ name: 'Anse', values: [{ value: 'Raphia tressé' }] }],
    variants: [{ values: ['Raphia tressé'] }],
  };
  const { product } = await saveBy(admin, input);
  const id = product?.id ?? '';
  const french = {
    options: [{ name: 'Anse', values: [{ value: 'Raphia tressé' }] }],
    variants: [{ title: 'Raphia tressé' }],
  };
  expect(await colourOf(id, 'EN')).toEqual(french);
  expect(wordOf(await read(), 'Raphia tressé')).toEqual({
    word: 'Raphia tressé',
    productCount: 1,
    translations: [],
  });
  const saved = await save(
    { word: 'Anse', translations: [{ language: 'EN', text: 'Handle' }] },
    { word: 'Raphia tressé', translations: [{ language: 'EN', text: 'Woven raffia' }] },
  );
  expect(saved.userErrors).toEqual([]);
  expect(await colourOf(id, 'EN')).toEqual({
    options: [{ name: 'Handle', values: [{ value: 'Woven raffia' }] }],
    variants: [{ title: 'Woven raffia' }],
  });
  expect(await colourOf(id, 'FR')).toEqual(french);
  expect(await latestEntry(shop)).toMatchObject({ action: 'option-word.save' });

  // A list filters by the words that its response gave, and by the French ones.
  const list = `query ($value: String!) @inContext(language: EN) {
    products(filter: { options: [{ name: "Handle", values: [$value] }] }) { nodes { id } }
  }`;
  for (const value of ['Woven raffia', 'Raphia tressé']) {
    const { data } = await shop.graphql<{ products: object }>(list, { value });
    expect(data.products).toEqual({ nodes: [{ id }] });
  }

  await save({ word: 'Anse', translations: [{ language: 'EN', text: ' ' }] });
  expect(await colourOf(id, 'EN')).toMatchObject({ options: [{ name: 'Anse' }] });
});

test('a translation that every shop knows is replaced, and comes back', async () => {
  const before = wordOf(await read(), 'Bleu nuit');
  expect(before?.translations).toContainEqual(english('Midnight blue'));
  const replaced = await save({ word: 'Bleu nuit', translations: [english('Night sky')] });
  expect(wordOf(replaced.words, 'Bleu nuit')?.translations).toContainEqual(english('Night sky'));
  const restored = await save({ word: 'Bleu nuit', translations: [english('')] });
  expect(wordOf(restored.words, 'Bleu nuit')).toEqual(before);
  expect(await shop.store.read.catalog.optionWord('Bleu nuit')).toBeUndefined();
});

test('sizes and the names that pages know are not translated; all words are saved or none', async () => {
  const words = (await read()).map(({ word }) => word);
  expect(words).toContain('Noir');
  for (const word of ['Taille', 'Couleur', 'XL', '40']) expect(words).not.toContain(word);
  const refused = await save(
    { word: 'Noir', translations: [{ language: 'EN', text: 'Jet' }] },
    { word: 'Taille', translations: [{ language: 'EN', text: 'Fit' }] },
    { word: 'Noir', translations: [{ language: 'EN', text: 'x'.repeat(201) }] },
  );
  expect(refused.words).toBeNull();
  expect(problemsIn(refused)).toEqual([
    'INVALID words.1.word',
    'INVALID words.2.translations.0.text',
  ]);
  expect(await shop.store.read.catalog.optionWord('Noir')).toBeUndefined();
});

test('searches find products by the shop’s own words for their colours, as these are now', async () => {
  const input = {
    title: 'Foulard à nouer',
    brand: 'Belle Vue',
    categoryName: 'Robes',
    price: 10_000,
    options: [{ name: 'Couleur', values: [{ value: 'Zellige', swatch: '#1a7f86' }] }],
    variants: [{ values: ['Zellige'] }],
  };
  const { product } = await saveBy(admin, input);
  const found = async (search: string, language: string) => {
    const document = `query ($search: String!) @inContext(language: ${language}) {
      products(filter: { search: $search }) { nodes { id } }
    }`;
    const { data } = await shop.graphql<{ products: { nodes: ReadonlyArray<{ id: string }> } }>(
      document,
      { search },
    );
    return data.products.nodes.some(({ id }) => id === product?.id);
  };
  const translate = (en: string, ar: string) =>
    save({ word: 'Zellige', translations: [english(en), { language: 'AR', text: ar }] });
  expect(await found('zelligeblue', 'EN')).toBe(false);
  await translate('Zelligeblue', 'زليجي');
  expect([await found('zelligeblue', 'EN'), await found('زليجي', 'AR')]).toEqual([true, true]);
  await translate('Mosaicteal', '');
  expect([
    await found('mosaicteal', 'EN'),
    await found('zelligeblue', 'EN'),
    await found('زليجي', 'AR'),
  ]).toEqual([true, false, false]);
});
