import { describe, expect, test } from 'vitest';
import { findConflicts, resolveConflicts } from '../../../client/admin/products/edit/conflict.ts';
import {
  changedStocks,
  changesToSave,
  countMissing,
  draftOf,
  findProblems,
  pathOf,
  type Draft,
  type DraftTexts,
} from '../../../client/admin/products/edit/draft.ts';
import {
  addValues,
  removeOption,
  removeValue,
  renameValue,
} from '../../../client/admin/products/edit/options.ts';
import { readPrice } from '#shared/money.ts';
import { writePrice } from '#shared/money.format.ts';
import type { EditedProduct } from '../../../client/admin/products/edit/productQuery.ts';
import { rebase } from '../../../client/admin/products/edit/rebase.ts';
import { gridChanges } from '../../../client/admin/products/stock/VariantsSection.tsx';

function variant(size: string, change: object = {}) {
  return {
    id: `robe.${size}`,
    sku: null,
    gtin: null,
    mpn: null,
    title: size,
    values: [size],
    ownPrice: null,
    ownOriginalPrice: null,
    stockOnHand: 4,
    allocated: 0,
    quantityAvailable: 4,
    waiting: 0,
    frame: null,
    ...change,
  };
}

/** The fields of a product of these sizes. */
const sized = (...sizes: readonly string[]) => ({
  options: [{ name: 'Taille', values: sizes.map((value) => ({ value, swatch: null })) }],
  variants: sizes.map((size) => variant(size)),
});

/** The fields of a product with these pictures. */
const shown = (...names: readonly string[]) => ({
  images: names.map((name) => ({ url: name, alt: name, value: null, sources: [] })),
});

function product(change: Partial<EditedProduct> = {}): EditedProduct {
  return {
    id: 'robe',
    version: 3,
    previewUrl: null,
    alterations: null,
    occasions: [],
    colorFamilies: [],
    derivedColorFamilies: [],
    audience: [],
    kinds: [],
    derivedKinds: [],
    derivedAudience: [],
    title: 'Robe',
    brand: 'Belle Vue',
    description: null,
    searchWords: null,
    searchTerms: [],
    categoryName: 'Robes',
    price: { amount: 1_299_00 },
    originalPrice: { amount: 1_499_00 },
    outOfStock: false,
    fit: null,
    ...sized('36', '38'),
    ...shown('a'),
    details: [{ label: 'Matière', value: 'Lin' }],
    translations: [],
    sizeGuide: null,
    silhouette: null,
    archivedAt: null,
    isDraft: false,
    ...change,
  };
}

const edited = (change: Partial<Draft>, from = product()): Draft => ({
  ...draftOf(from),
  ...change,
});

function withStock(draft: Draft, at: number, stock: string): Draft {
  return {
    ...draft,
    variants: draft.variants.map((one, index) =>
      index === at ? { ...one, stockOnHand: stock } : one,
    ),
  };
}

const titles = (draft: Pick<Draft, 'variants'>) =>
  draft.variants.map(({ values }) => values.join(' / '));

describe('a price', () => {
  test('is read as people and spreadsheets write it', () => {
    const texts = [
      '1 299,00',
      '1\u202f299,5',
      '1299.50',
      '1299',
      ' 1 299 DH ',
      '1299 dhs',
      '0,01',
      '1.299,00',
      '1,299.00',
      '1.299',
    ];
    const amounts = [129900, 129950, 129950, 129900, 129900, 129900, 1, 129900, 129900, 129900];
    expect(texts.map(readPrice)).toEqual(amounts);
  });

  test('is nothing else', () => {
    const texts = ['', '0', '-5', '1,2,3', '1299,345', '1e3', 'cent', '200000,01', '0x10'];
    expect(texts.map(readPrice)).toEqual(texts.map(() => null));
  });

  test('is written with two decimals, and read back', () => {
    expect([129900, 129950, 5].map(writePrice)).toEqual(['1\u202f299,00', '1\u202f299,50', '0,05']);
    for (const amount of [1, 99, 100, 129905, 20_000_000]) {
      expect(readPrice(writePrice(amount))).toBe(amount);
    }
  });
});

describe('changes to save', () => {
  test('are none for a product as it is', () => {
    expect(changesToSave(product(), draftOf(product()))).toBeNull();
  });

  test('are only the fields that differ', () => {
    expect(changesToSave(product(), edited({ price: '1 350,00' }))).toEqual({
      id: 'robe',
      price: 135000,
      originalPrice: 149900,
    });
    const details = [{ label: 'Coupe', value: 'droite' }];
    expect(changesToSave(product(), edited({ details, sizeGuide: 'robes' }))).toEqual({
      id: 'robe',
      details: [{ label: 'Coupe', value: 'droite' }],
      sizeGuide: 'robes',
    });
  });

  test('of a new product are all that is filled in', () => {
    const fields = { title: 'Robe', brand: 'X', categoryName: 'Robes' };
    expect(changesToSave(null, { ...draftOf(null), ...fields, price: '10' })).toEqual({
      ...fields,
      price: 1000,
      originalPrice: null,
    });
    const codes = { sku: null, gtin: null, mpn: null };
    const nothing = { ...codes, ownPrice: null, ownOriginalPrice: null, frame: null };
    expect(changesToSave(null, withStock(draftOf(null), 0, '4'))).toEqual({
      variants: [{ values: [], stockOnHand: 4, ...nothing }],
    });
  });

  test('keep a product without a discount at one price, and change no price unasked', () => {
    const plain = product({ originalPrice: { amount: 1_299_00 } });
    const priced = (fields: object) => changesToSave(plain, { ...draftOf(plain), ...fields });
    expect(draftOf(plain).originalPrice).toBe('');
    expect(priced({ price: '1 199,00' })).toMatchObject({ price: 119900, originalPrice: null });
    expect(priced({ originalPrice: 'abc' })).not.toBeNull();
    expect(changesToSave(product(), edited({ originalPrice: '' }))).toEqual({
      id: 'robe',
      originalPrice: null,
    });
  });

  test('have a variant’s own original price and its five measures', () => {
    const before = draftOf(product());
    const frame = { lensWidth: '54', bridgeWidth: '18', templeLength: '145', lensHeight: '46' };
    const typed = (measures: object): Draft => ({
      ...before,
      variants: before.variants.map((one) => ({
        ...one,
        ownPrice: '1 000',
        ownOriginalPrice: '1 200',
        ...frame,
        ...measures,
      })),
    });
    const whole = typed({ frameWidth: '138' });
    expect(findProblems(whole)).toEqual({});
    expect(changesToSave(product(), whole)?.variants?.[0]).toMatchObject({
      ownOriginalPrice: 120000,
      frame: { lensWidth: 54, bridgeWidth: 18, templeLength: 145, lensHeight: 46, frameWidth: 138 },
    });
    // The server refuses 0 at its field.
    expect(changesToSave(product(), typed({}))?.variants?.[0]?.frame?.frameWidth).toBe(0);
    expect(Object.keys(findProblems(typed({ frameWidth: 'large' })))).toEqual([
      'variants.0.frameWidth',
      'variants.1.frameWidth',
    ]);
    expect(rebase(before, whole, product({ version: 4 })).variants).toEqual(whole.variants);
    expect(pathOf('variants.1.frame.lensWidth')).toBe('variants.1.lensWidth');
  });

  test('have a variant’s barcode, by the server’s rule, and its maker’s number', () => {
    const before = draftOf(product());
    const coded = (gtin: string, mpn: string): Draft => ({
      ...before,
      variants: before.variants.map((one, at) => (at === 0 ? { ...one, gtin, mpn } : one)),
    });
    const draft = coded('4 006381 333931', ' RB3025 ');
    expect(findProblems(draft)).toEqual({});
    const codes = { gtin: '4006381333931', mpn: 'RB3025' };
    expect(changesToSave(product(), draft)?.variants?.[0]).toMatchObject(codes);
    expect(Object.keys(findProblems(coded('4006381333932', '')))).toEqual(['variants.0.gtin']);
    expect(gridChanges(product(), draft)).toHaveLength(2);

    const stored = product({ version: 4, variants: [variant('36', codes), variant('38')] });
    expect(rebase(before, edited({ brand: 'Autre' }), stored).variants[0]).toMatchObject(codes);
    expect(rebase(before, draft, product({ version: 4 })).variants).toEqual(draft.variants);
    const [conflict] = findConflicts(product(), edited({ title: 'X' }), stored);
    expect(conflict?.theirs).toEqual(['36 · code-barres 4006381333931 · réf. du fabricant RB3025']);
  });

  test('have no stock of stored variants: it is counted by itself, with what was read', () => {
    const before = draftOf(product());
    const draft = withStock(before, 1, '7');
    expect(changesToSave(product(), draft)).toBeNull();
    expect(changedStocks(product(), draft)).toEqual([
      { variantId: 'robe.38', stockOnHand: 7, expected: 4 },
    ]);
    expect(changedStocks(product(), withStock(before, 0, ''))).toEqual([
      { variantId: 'robe.36', stockOnHand: null, expected: 4 },
    ]);
    expect(changedStocks(product(), withStock(before, 0, ' 4 '))).toEqual([]);
  });
});

describe('options and variants', () => {
  const shape = () => draftOf(product());

  test('a new value makes the missing variants', () => {
    const result = addValues(shape(), 0, ['40', ' 42 ', '38', '']);
    expect(titles(result)).toEqual(['36', '38', '40', '42']);
    expect(result.variants.map(({ id }) => id)).toEqual(['robe.36', 'robe.38', null, null]);
  });

  test('the first value of a second option goes to all, its next ones make the rest', () => {
    const before = shape();
    const options = [...before.options, { name: 'Couleur', values: [] }];
    const result = addValues({ options, variants: before.variants }, 1, ['Bleu', 'Écru']);
    expect(titles(result)).toEqual(['36 / Bleu', '36 / Écru', '38 / Bleu', '38 / Écru']);
    expect(result.variants.map(({ id }) => id)).toEqual(['robe.36', null, 'robe.38', null]);
  });

  test('a product without options gives its only variant the first value', () => {
    const { variants } = draftOf(product({ variants: [variant('', { id: 'robe', values: [] })] }));
    const options = [{ name: 'Taille', values: [] }];
    const result = addValues({ options, variants }, 0, ['S', 'M']);
    expect(titles(result)).toEqual(['S', 'M']);
    expect(result.variants[0]?.id).toBe('robe');
  });

  test('renaming a value renames its variants; removing it removes them', () => {
    expect(titles(renameValue(shape(), 0, 1, '39'))).toEqual(['36', '39']);
    expect(titles(removeValue(shape(), 0, 0))).toEqual(['38']);
    const last = removeOption(shape(), 0);
    expect([titles(last), last.options]).toEqual([[''], []]);
  });
});

const texts = (title: string, description = '', ...details: readonly string[]): DraftTexts => ({
  title,
  description,
  details: details.map((value) => ({ label: value && 'Fabric', value })),
  pictures: [],
});

describe('translations', () => {
  const english = {
    language: 'EN',
    title: 'Dress',
    description: null,
    details: [{ label: 'Fabric', value: 'Linen' }],
    pictures: [],
  } as const;
  const translated = product({
    translations: [{ ...english, details: [...english.details], pictures: [] }],
  });

  test('are saved whole', () => {
    const textsAR = texts(' فستان ', '', '', 'كتان');
    expect(changesToSave(translated, edited({ textsAR }, translated))).toEqual({
      id: 'robe',
      translations: [
        { ...textsAR, language: 'AR', pictures: [{ french: 'a', text: '' }] },
        { ...english, description: '', pictures: [{ french: 'a', text: '' }] },
      ],
    });
    expect(changesToSave(translated, draftOf(translated))).toBeNull();
    const removed = changesToSave(translated, edited({ textsEN: texts('') }, translated));
    expect(removed?.translations).toMatchObject([
      { language: 'AR', title: '' },
      { language: 'EN', title: '' },
    ]);
    expect(changesToSave(null, { ...draftOf(null), textsEN: texts('Dress') })).toMatchObject({
      translations: [
        { language: 'AR', title: '' },
        { language: 'EN', title: 'Dress' },
      ],
    });
  });

  test('need a title, without which the others would be lost', () => {
    expect(findProblems(edited({ textsAR: texts('', 'وصف') }))).toEqual({
      'textsAR.title': expect.stringContaining('sans titre'),
    });
    expect(findProblems(edited({ textsEN: texts('', '', '') }))).toEqual({});
  });

  test('are counted where they are missing: texts that French has, and fewer details', () => {
    const missing = (textsEN: DraftTexts, description = 'Longue') =>
      countMissing(edited({ description, textsEN }), 'EN');
    expect(missing(texts(''))).toBe(3);
    expect(missing(texts('Dress', 'Long', ''))).toBe(1);
    expect(missing(texts('Dress', ' ', 'Linen'))).toBe(1);
    expect(countMissing(edited({ details: [], textsEN: texts('Dress') }), 'EN')).toBe(0);
  });

  test('that are refused have the problem at their field', () => {
    expect(
      ['translations.0.title', 'translations.1.details.1.value', 'title', 'images.0.url'].map(
        pathOf,
      ),
    ).toEqual(['textsAR.title', 'textsEN.details.1.value', 'title', 'images.0']);
  });

  test('describe the pictures that there are', () => {
    const pictures = [
      { french: 'gone', text: 'Gone' },
      { french: 'b', text: ' ' },
      { french: 'a', text: ' Red dress ' },
    ];
    const saved = product(shown('a', 'b'));
    const draft = edited({ textsEN: { ...texts('Dress'), pictures } }, saved);
    const sent = changesToSave(saved, draft)?.translations ?? [];
    expect(sent[1]?.pictures).toEqual([
      { french: 'a', text: ' Red dress ' },
      { french: 'b', text: ' ' },
    ]);
    expect(
      findProblems(
        edited({ textsAR: { ...texts(''), pictures: [{ french: 'a', text: 'فستان' }] } }),
      ),
    ).toEqual({ 'textsAR.title': expect.stringContaining('sans titre') });
  });

  test('conflict by language, in words; what was not touched follows', () => {
    const theirs = product({
      translations: [{ ...english, title: 'Gown', details: [...english.details], pictures: [] }],
    });
    const mine = edited({ textsEN: texts('Frock') }, translated);
    expect(findConflicts(translated, mine, theirs)).toEqual([
      {
        part: 'textsEN',
        theirs: ['Gown', 'Fabric\u00a0: Linen'],
        mine: ['Frock'],
        isMineChanged: true,
      },
    ]);
    const other = edited({ textsAR: texts('فستان') }, translated);
    expect(rebase(draftOf(translated), other, theirs)).toMatchObject({
      textsAR: { title: 'فستان' },
      textsEN: { title: 'Gown' },
    });
    const resolved = resolveConflicts(mine, theirs, { textsEN: 'theirs' });
    expect(changesToSave(theirs, resolved)).toBeNull();
  });
});

describe('two people on one product', () => {
  const theirs = product({
    version: 4,
    title: 'Robe longue',
    price: { amount: 1_199_00 },
    variants: [variant('36', { sku: 'R36' }), variant('38')],
  });

  test('what was not touched here follows; what was typed stays', () => {
    const result = rebase(draftOf(product()), edited({ brand: 'Autre' }), theirs);
    expect(result).toMatchObject({ title: 'Robe longue', brand: 'Autre', price: '1\u202f199,00' });
    expect(result.variants[0]?.sku).toBe('R36');
  });

  test('a typed stock stays on top of newer cells of its variant', () => {
    const result = rebase(draftOf(product()), withStock(draftOf(product()), 0, '9'), theirs);
    expect(result.variants[0]).toMatchObject({ sku: 'R36', stockOnHand: '9' });
    expect(changedStocks(theirs, result)).toHaveLength(1);
  });

  test('a new variant has the id of the stored one after saving', () => {
    const before = draftOf(product());
    const now = { ...before, ...addValues(before, 0, ['40']) };
    const stored = product(sized('36', '38', '40'));
    const result = rebase(now, now, stored);
    expect(result.variants.map(({ id }) => id)).toEqual(['robe.36', 'robe.38', 'robe.40']);
    expect(changesToSave(stored, result)).toBeNull();
  });

  test('a picture that was added meanwhile stays', () => {
    const draft = draftOf(product(shown('a', 'b')));
    const now = { ...draft, images: draft.images.toReversed() };
    const { images } = rebase(draft, now, product(shown('a', 'b', 'c')));
    expect(images.map(({ url }) => url)).toEqual(['b', 'a', 'c']);
  });

  test('how it fits is saved, cleared, and conflicts in words', () => {
    expect(changesToSave(product(), edited({ fit: 'RUNS_SMALL' }))).toEqual({
      id: 'robe',
      fit: 'RUNS_SMALL',
    });
    const known = product({ fit: 'RUNS_LARGE' });
    expect(changesToSave(known, { ...draftOf(known), fit: '' })).toEqual({ id: 'robe', fit: null });
    expect(findConflicts(product(), edited({ fit: 'RUNS_SMALL' }), known)).toEqual([
      { part: 'fit', theirs: ['grand'], mine: ['petit'], isMineChanged: true },
    ]);
  });

  test('occasions that both changed are a conflict, by their names', () => {
    const stored = product({ occasions: ['WEDDING', 'EVENING'] });
    expect(findConflicts(product(), edited({ occasions: ['EID'] }), stored)).toEqual([
      { part: 'occasions', theirs: ['Mariage', 'Soirée'], mine: ['Aïd'], isMineChanged: true },
    ]);
  });

  test('conflicts are what the other one changed, with both values', () => {
    const conflicts = findConflicts(product(), edited({ title: 'Robe courte' }), theirs);
    const price = { theirs: ['1\u202f199,00'], mine: ['1\u202f299,00'] };
    expect(conflicts).toEqual([
      { part: 'title', theirs: ['Robe longue'], mine: ['Robe courte'], isMineChanged: true },
      { part: 'price', ...price, isMineChanged: false },
      { part: 'variants', theirs: ['36 · réf. R36'], mine: ['36'], isMineChanged: false },
    ]);
  });

  test('there are none where both wrote the same, or only stock was counted', () => {
    const renamed = product({ version: 4, title: 'Robe longue' });
    expect(findConflicts(product(), edited({ title: 'Robe longue' }), renamed)).toEqual([]);
    const variants = [variant('36', { stockOnHand: 1 }), variant('38')];
    const counted = product({ version: 4, variants });
    expect(findConflicts(product(), edited({ title: 'X' }), counted)).toEqual([]);
  });

  test('each is decided by itself', () => {
    const draft = edited({ title: 'Robe courte' });
    const others = { price: 'theirs', variants: 'theirs' } as const;
    const mine = resolveConflicts(draft, theirs, { ...others, title: 'mine' });
    expect(changesToSave(theirs, mine)).toEqual({ id: 'robe', title: 'Robe courte' });
    const all = resolveConflicts(draft, theirs, { ...others, title: 'theirs' });
    expect(changesToSave(theirs, all)).toBeNull();
  });

  test('a variant of one’s own that they removed is made anew, with its stock', () => {
    const without = product({ version: 5, variants: [variant('36')] });
    const mine = resolveConflicts(edited({ title: 'Robe courte' }), without, { variants: 'mine' });
    expect(changesToSave(without, mine)?.variants).toMatchObject([
      { id: 'robe.36' },
      { values: ['38'], stockOnHand: 4 },
    ]);
    expect(changesToSave(without, mine)?.variants?.[1]).not.toHaveProperty('id');
  });
});

test.each([
  [edited({ title: ' ', price: '12 euros', originalPrice: 'x' }), ['price', 'originalPrice']],
  [withStock(draftOf(product()), 1, 'x'), ['variants.1.stockOnHand']],
  [draftOf(product()), []],
])(
  'texts that are no numbers are named by their field, as the server does: %#',
  (draft, fields) => {
    expect(Object.keys(findProblems(draft))).toEqual(fields);
  },
);
