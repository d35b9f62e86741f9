import type { ReadPorts } from '../../../server/stores/store.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCursor } from '../../../server/catalog/catalog.cursor.ts';
import {
  readProductQuery,
  selectRelated,
  type ProductFilterInput,
} from '../../../server/catalog/catalog.rules.ts';
import { withAvailability } from '../../../server/catalog/catalog.stock.rules.ts';
import { loadDictionary } from '../../../server/catalog/search/catalog.search.dictionary.ts';
import { onlyVariant, variantIdOf } from '../../../server/catalog/catalog.variant.rules.ts';
import type { ProductRecord, ProductSort } from '../../../server/catalog/catalog.store.ts';
import { emptyStores, randomRuns, type OpenStore } from './contract.stores.ts';
import { brandsOf, selectProducts, selectVariantFacets } from './models/catalog.model.ts';
import { AT, category, product } from './records.ts';

await loadDictionary();

const CATEGORIES = ['Hauts', 'Bas', 'Robes'];
const BRANDS = ['Ray-Ban', 'Belle Vue', 'Œil & Cie'];
const WORDS = ['Caftan', 'soie', 'Céleste', 'ray', 'ban', 'bleu', 'été', 'cœur', 'ΟΔΟΣ', '№7', '%'];
const SEARCHES = [
  'ban',
  'rayban',
  'RAY ban',
  'caftans oie',
  'celest',
  'oe',
  'a e i',
  'bleu',
  '&',
  '',
  'ray b',
  'soie bleu',
  'été cœu',
  // By words anywhere, with plurals, feminines, synonyms and corrections.
  'caftans',
  'célestes brodés',
  'robe de soie',
  'kaftan',
  'قفطان',
  'lunettes de soleil',
  'haut brodée',
  'légr soie',
  'soie introuvable',
  'xyz',
];
const DESCRIPTIONS = [
  null,
  'Soie brodée, au soir.',
  'Un kaftan de lin, deux Célestes',
  'Tunique légère : 100 % coton\nbrodé à la main',
  'Ban de ray, robes',
];

/** A word with a character left out, doubled, replaced or exchanged with the next. */
const mistyped = fc
  .tuple(
    fc.constantFrom('Caftan', 'soie', 'Céleste', 'brodée', 'Tunique', 'velours', 'perles'),
    fc.nat({ max: 11 }),
    fc.constantFrom('OUT', 'DOUBLE', 'REPLACE', 'EXCHANGE'),
  )
  .map(([written, place, mistake]) => {
    const at = place % written.length;
    const [before, character = '', after] = [
      written.slice(0, at),
      written[at],
      written.slice(at + 1),
    ];
    if (mistake === 'OUT') return before + after;
    if (mistake === 'DOUBLE') return before + character + character + after;
    if (mistake === 'REPLACE') return `${before}k${after}`;
    return before + after.slice(0, 1) + character + after.slice(1);
  });

const SWATCHES: Readonly<Record<string, string>> = { Noir: '#000000', 'Bleu nuit': '#1d2a4d' };

function variantsOf(
  id: string,
  sizes: readonly string[],
  colours: readonly string[],
  stocks: ReadonlyArray<number | null>,
  width: number | null,
): Pick<ProductRecord, 'options' | 'variants'> {
  const frame = width === null ? null : { ...FRAME, frameWidth: width };
  const options = [
    ...(sizes.length > 0
      ? [{ name: 'Taille', values: sizes.map((value) => ({ value, swatch: null })) }]
      : []),
    ...(colours.length > 0
      ? [
          {
            name: 'Couleur',
            values: colours.map((value) => ({ value, swatch: SWATCHES[value] ?? null })),
          },
        ]
      : []),
  ];
  const combinations = options.reduce<readonly string[][]>(
    (all, { values }) => all.flatMap((some) => values.map(({ value }) => [...some, value])),
    [[]],
  );
  const variants = combinations.map((values, at) => ({
    ...onlyVariant(at === 0 ? id : variantIdOf(id, values), stocks[at] ?? null),
    values,
    frame,
    ...(width !== null && { gtin: '4006381333931', mpn: 'RB3025' }),
  }));
  return { options, variants };
}

const FRAME = { lensWidth: 50, bridgeWidth: 18, templeLength: 140, lensHeight: 40, frameWidth: 0 };

/** Few values of each, so that many products are equal in them; ids that come again are changes. */
const products: fc.Arbitrary<readonly ProductRecord[]> = fc.array(
  fc
    .record({
      id: fc.integer({ min: 1, max: 30 }),
      fit: fc.constantFrom(null, 'RUNS_SMALL'),
      description: fc.constantFrom(...DESCRIPTIONS),
      details: fc.subarray([
        { label: 'Matière', value: 'Velours' },
        { label: 'Finition', value: 'Perles de verre' },
      ]),
      title: fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((some) => some.join(' ')),
      categoryName: fc.constantFrom(...CATEGORIES),
      brand: fc.constantFrom(...BRANDS),
      price: fc.constantFrom(100, 200, 300),
      outOfStock: fc.boolean(),
      rating: fc.constantFrom(4.3, 4.6, 5),
      sizes: fc.subarray(['36', '38', 'M']),
      colours: fc.subarray(['Noir', 'Bleu nuit']),
      stocks: fc.array(fc.constantFrom(null, 0, 1), { minLength: 6, maxLength: 6 }),
      width: fc.constantFrom(null, 125, 135, 145),
    })
    .map(({ id, rating, sizes, colours, stocks, width, ...rest }) =>
      withAvailability(
        product(`p${id}`, {
          ...rest,
          position: id,
          ratings: { value: rating, count: 1 },
          ...variantsOf(`p${id}`, sizes, colours, stocks, width),
        }),
      ),
    ),
  { minLength: 1, maxLength: 25 },
);

const questions: fc.Arbitrary<{
  readonly filter: ProductFilterInput;
  readonly sort: ProductSort;
  readonly first: number;
}> = fc
  .record({
    filter: fc.record({
      categories: fc.subarray([...CATEGORIES, 'Perdue']),
      brands: fc.subarray(BRANDS),
      maxRating: fc.constantFrom(null, 0, 4.3, 4.9, 5),
      search: fc.oneof(
        fc.constant(null),
        fc.constantFrom(...SEARCHES),
        fc
          .array(fc.oneof(mistyped, fc.constantFrom(...WORDS)), { maxLength: 3 })
          .map((words) => words.join(' ')),
      ),
      options: fc
        .record({
          sizes: fc.subarray(['36', '38', 'XL']),
          colours: fc.subarray(['Noir', 'Bleu nuit']),
        })
        .map(({ sizes, colours }) => [
          { name: 'Taille', values: sizes },
          { name: 'Couleur', values: colours },
        ]),
      frameLike: fc.constantFrom(null, {}, { lensWidth: 50, frameWidth: 128 }, { frameWidth: 140 }),
      frameWidths: fc.subarray(['NARROW', 'MEDIUM', 'WIDE'] as const, { maxLength: 2 }),
      occasions: fc.subarray(['WEDDING', 'BEACH'] as const),
      minPrice: fc.constantFrom(null, null, 0, 200),
      maxPrice: fc.constantFrom(null, null, 100, 250),
      exactSearch: fc.constantFrom(null, false, true),
      includeOutOfStock: fc.boolean(),
    }),
    sort: fc.constantFrom('FEATURED', 'PRICE_ASC', 'PRICE_DESC', 'RELEVANCE', 'FRAME_FIT'),
    first: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ filter, sort, first }) => ({
    // That order needs a measure.
    filter: sort === 'FRAME_FIT' ? { ...filter, frameLike: { frameWidth: 131 } } : filter,
    sort,
    first,
  }));

/** Products that leave the catalogue: at even places archived, else removed. */
const leaving = fc.uniqueArray(
  fc.integer({ min: 1, max: 30 }).map((id) => `p${id}`),
  { maxLength: 12 },
);

const isArchived = ({ position }: ProductRecord) => position % 2 === 0;

const guide = (id: string, note: string | null = null) => ({
  id,
  title: `Guide ${id}`,
  columns: ['FR', 'Taille (cm)'],
  rows: [['36', '66–70']],
  note,
  translations: [],
});

/** How a store looks for products: as the rules do, whatever changed before. */
export function looksThroughTheCatalog(open: OpenStore, share: number): void {
  const under = emptyStores(open);

  test('what products have in common is held once, also after reopening', async () => {
    const alike = ['a', 'b'].map((id) =>
      product(id, { details: [{ label: 'Matière', value: 'Soie' }] }),
    );
    await under.save(({ catalog }) => catalog.save({ products: alike }));
    for (const { read } of [under.store, await under.reopen()]) {
      const [one, other] = await read.catalog.products();
      expect(one?.details).toEqual([{ label: 'Matière', value: 'Soie' }]);
      expect(other?.details).toBe(one?.details);
    }
  });

  test('is filtered, sorted, cut, counted and searched as the rules say', async () => {
    const categories = CATEGORIES.map((name, at) => category(name, { name, position: 3 - at }));
    await under.save(({ catalog }) => catalog.save({ categories }));
    const known = new Map<string, ProductRecord>();
    const seen = new Set<string>();
    const corrected = new Set<string | null>();
    const pair = fc.tuple(questions, questions);
    const changed = fc.asyncProperty(products, pair, leaving, async (some, [one, other], ids) => {
      for (const each of some) {
        known.set(each.id, each);
        seen.add(each.id);
      }
      const gone = [...known.values()].filter(({ id }) => ids.includes(id));
      for (const { id } of gone) known.delete(id);
      await under.save(async ({ catalog }) => {
        await catalog.save({ products: some });
        await catalog.archive(
          gone.filter(isArchived).map((each) => ({ ...each, archivedAt: AT, draftSince: null })),
        );
        await catalog.remove({
          products: gone.filter((each) => !isArchived(each)).map(({ id }) => id),
        });
        expect(await catalog.products()).toEqual(inOrder(known));
      });
      for (const query of [one, other]) {
        corrected.add(await expectLikeTheRules(under.read.catalog, known, query));
      }
    });
    // Each run goes on from what the one before left: nothing can be shrunk.
    await fc.assert(changed, randomRuns(150, share));
    expect(seen.size).toBeGreaterThanOrEqual(30 * share);
    expect(corrected.size).toBeGreaterThan(5 * share);
    const { catalog } = (await under.reopen()).read;
    expect(await catalog.products()).toEqual(inOrder(known));
  });

  test('has every size guide as it was saved last', async () => {
    const save = (...sizeGuides: ReturnType<typeof guide>[]) =>
      under.save(({ catalog }) => catalog.save({ sizeGuides }));
    expect(await under.read.catalog.sizeGuides()).toEqual([]);
    await save(guide('bas'), guide('hauts'));
    await save(guide('bas', 'Sans serrer.'));
    const saved = await under.read.catalog.sizeGuides();
    expect(saved.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual([
      guide('bas', 'Sans serrer.'),
      guide('hauts'),
    ]);
    expect(await under.read.catalog.sizeGuide('bas')).toEqual(guide('bas', 'Sans serrer.'));
    expect(await under.read.catalog.sizeGuide('robes')).toBeUndefined();
  });

  test('finds by a search of many words', async () => {
    const title = Array.from({ length: 40 }, (_, at) => `mot${at}x`).join(' ');
    const some = [
      product('a', { title }),
      product('b', { position: 2, title: title.replace('mot39x', '') }),
    ];
    await under.save(({ catalog }) =>
      catalog.save({ products: some, categories: [category('t')] }),
    );
    const search = Array.from({ length: 40 }, (_, at) => `t${at}x`).join(' ');
    const query = readProductQuery({ search }, 'FEATURED', 9, null);
    expect((await under.read.catalog.page(query)).nodes.map(({ id }) => id)).toEqual(['a']);
  });
}

const inOrder = (known: ReadonlyMap<string, ProductRecord>) =>
  [...known.values()].toSorted((a, b) => a.position - b.position);

/**
 * Walks a query's pages to the end and compares each with that of the rules; gives the corrected
 * search.
 */
async function expectLikeTheRules(
  catalog: ReadPorts['catalog'],
  known: ReadonlyMap<string, ProductRecord>,
  { filter, sort, first }: { filter: ProductFilterInput; sort: ProductSort; first: number },
): Promise<string | null> {
  const list = inOrder(known);
  const categories = CATEGORIES.toReversed().map((name) => category(name, { name }));
  let after: string | null = null;
  let correctedSearch: string | null = null;
  do {
    const cursor = after === null ? null : readCursor(sort, after);
    const query = readProductQuery(filter, sort, first, cursor);
    const page = await catalog.page(query);
    expect(page).toEqual(selectProducts(list, categories, query));
    expect(await catalog.variantFacets(query)).toEqual(selectVariantFacets(list, query));
    ({ correctedSearch } = page);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  for (const one of list.slice(0, 3)) {
    expect(await catalog.related(one, 2)).toEqual(selectRelated(list, one, 2));
  }
  expect(await catalog.products()).toEqual(list);
  expect(await catalog.brands()).toEqual(brandsOf(list));
  expect(await catalog.productsAt([2, 1, 99])).toEqual(
    [list[1], list[0]].filter((one) => one !== undefined),
  );
  return correctedSearch;
}
