import { readCursor } from '../../../server/catalog/catalog.cursor.ts';
import {
  readProductQuery,
  selectRelated,
  type ProductFilterInput,
} from '../../../server/catalog/catalog.rules.ts';
import type {
  CategoryRecord,
  ProductRecord,
  ProductSort,
} from '../../../server/catalog/catalog.store.ts';
import { AUDIENCES, COLOR_FAMILIES } from '#shared/catalog/product-traits.ts';
import { commonVocabulary } from '../../../server/catalog/translation/words.rules.ts';
import { OCCASIONS } from '../../../server/catalog/occasion/occasion.rules.ts';
import { onlyVariant, variantIdOf } from '../../../server/catalog/catalog.variant.rules.ts';
import { loadDictionary } from '../../../server/catalog/search/dictionary.ts';
import {
  CAMPAIGN_KINDS,
  type CampaignRecord,
} from '../../../server/catalog/campaign/campaign.store.ts';
import {
  NO_OFFERS,
  offersFrom,
  type Offers,
} from '../../../server/catalog/campaign/offers.rules.ts';
import { campaign } from './campaign/campaigns.ts';
import { lowestPriceOf } from '../../../server/catalog/catalog.price.rules.ts';
import { CatalogIndex } from '../../../server/catalog/index/catalog.index.ts';
import { isLowStock, readStaffQuery } from '../../../server/catalog/staff/list.rules.ts';
import { readStockQuery } from '../../../server/catalog/staff/stock-levels.rules.ts';
import { seededChance } from '../../support/seeded-chance.ts';
import { category, product } from '../../store/contract/records.ts';
import { brandsOf, selectProducts, selectVariantFacets } from './catalog.model.ts';
import { SIZES } from './search/catalog-search.tiers.ts';
import { staffPageOf } from './catalog.staff.model.ts';
import { selectStock } from './catalog.stock-levels.model.ts';

await loadDictionary();

const CATEGORIES = ['Hauts', 'Robes', 'Lunettes', 'Traditionnels'];
const CATEGORY_NAMES: Readonly<Record<string, CategoryRecord['translations']>> = {
  Robes: [
    { language: 'AR', name: 'الفساتين الطويلة', description: null },
    { language: 'EN', name: 'Long dresses', description: null },
  ],
  Lunettes: [{ language: 'EN', name: 'Eyewear and glasses', description: null }],
};
const BRANDS = ['Ray-Ban', 'Belle Vue', 'Œil & Cie', 'Dar Fès', 'ΟΔΟΣ'];
const WORDS =
  `Caftan caftans kaftan soie soies Céleste robe robes d’été brodée brodé bleu bleue nuit cœur œil ray
   ban Tunique légère velours perles verre lunettes soleil solaires dress №7 100 % ΟΔΟΣ Μοδα
   قفطان جلباب long longue dorés blanche <b>lin</b> prêt-à-porter l'or gland menthe djellaba`.split(
    /\s+/,
  );
const SEARCHES = [
  'caftans oie',
  'rayban',
  'RAY ban',
  'ray b',
  'a e i',
  'oe',
  '&',
  'cafatn',
  'soei',
  'lunettes de soleil',
  'robe de soie',
  'soie introuvable',
  'robe bleue introuvable',
  'robes mariage',
  'perles bordeaux pour femme',
  'nuit soei qwxz',
  'canard',
  'dorée perle',
  'p1',
  'bv-1',
  'RÉF. 1',
  '/é',
  '-1',
  '.',
  '.m',
  '1.m-',
  'xyz',
  // More words than terms are looked for.
  'Écru '.repeat(17),
  '',
  '%',
  '\\',
  'or',
  'striped',
  'stripd robe',
  'فستان',
  'الفساتين',
  'قفطان مطرز',
  'فسطان',
  'ـ',
  'dresses',
  'eyewear',
  'eyewear glasses',
  'long dresses',
  'الفساتين الطويلة',
  'silky dress introuvable',
  'حمراء introuvable',
  'robe 38',
  'caftan M noir',
  'bleu 44 femme',
  'noir ou doré 36',
  'tunique homme',
  'taille M xl',
  'perles dorées terre cuite 38',
];
const GUIDE = {
  id: 'guide',
  columns: ['Lettre', 'FR', 'EU'],
  rows: SIZES.map((row) => [...row, '36']),
};
const ARABIC = 'قُفطان القفطان فستان مطرّزة حمراء بالحرير Vest ٤٠ لون من 12'.split(' ');
const ENGLISH = 'dress dresses or robe long gold silky striped ban 40 the sable'.split(' ');
const TIMES = ['2026-11-01T10:00:00.000Z', '2026-11-01T10:00:01.000Z', '2026-11-29T09:00:00.000Z'];
const SWATCHES = [null, null, '#000000', '#1d2a4d'];
const SORTS: readonly ProductSort[] = [
  'FEATURED',
  'PRICE_ASC',
  'PRICE_DESC',
  'RELEVANCE',
  'FRAME_FIT',
  'NEWEST',
];

export interface Comparison {
  readonly what: unknown;
  readonly found: unknown;
  readonly expected: unknown;
}

/** A program of random changes and queries, to an index and to the rules of the same products. */
export class Program {
  readonly #chance: () => number;
  readonly #known = new Map<string, ProductRecord>();
  readonly #index: CatalogIndex;
  readonly #chanceOfOffers: () => number;
  #offers = NO_OFFERS;
  #campaigns: readonly CampaignRecord[] = [];
  #names: readonly string[] = CATEGORIES;
  #position = 0;

  constructor(seed: number) {
    this.#chance = seededChance(seed);
    this.#chanceOfOffers = seededChance(seed + 1000);
    for (let n = 0; n < 60; n += 1) this.#save(this.#product(`p${n}`));
    this.#index = new CatalogIndex(
      this.#known.values(),
      categoriesOf(this.#names),
      commonVocabulary.translated,
      [GUIDE],
    );
  }

  /** Yields what the index returns after some changes, and what it should; to be compared at once. */
  *run(steps: number): Iterable<Comparison> {
    for (let step = 0; step < steps; step += 1) {
      for (let changes = this.#below(4); changes > 0; changes -= 1) this.#change();
      if (step % 5 === 1) this.#offers = this.#otherOffers();
      yield* this.#lists();
      yield* this.#pages();
      yield* this.#staffPages();
      yield* this.#stockPages();
    }
  }

  /** Other campaigns, or another instant of them; sometimes one that staff look at. */
  #otherOffers(): Offers {
    const chance = this.#chanceOfOffers;
    const some = <T>(items: readonly T[]) => items.filter(() => chance() < 0.3);
    const day = () =>
      `2026-01-${String(1 + Math.floor(chance() * 28)).padStart(2, '0')}T00:00:00.000Z`;
    if (chance() < 0.6) {
      this.#campaigns = ['un', 'deux', 'trois'].map((slug) => {
        const [startsAt, endsAt] = [day(), day()];
        return campaign({
          slug,
          kind: some(CAMPAIGN_KINDS)[0] ?? 'PROMOTION',
          startsAt,
          endsAt: startsAt < endsAt ? endsAt : null,
          products: some([...this.#known.keys()]),
          categories: some(CATEGORIES),
          brands: some(BRANDS),
          percent: 5 + Math.floor(chance() * 90),
        });
      });
    }
    return offersFrom(
      {
        campaigns: this.#campaigns,
        categories: categoriesOf(this.#names),
        struckPrices: chance() < 0.5 ? 'AS_ENTERED' : 'PROVEN',
        historyOf: () => undefined,
      },
      new Date(day()),
      chance() < 0.2,
    );
  }

  #below = (count: number) => Math.floor(this.#chance() * count);
  #one = <T>(items: readonly T[]): T => {
    const item = items[this.#below(items.length)];
    if (item === undefined) throw new Error('There is none to choose');
    return item;
  };
  #some = <T>(items: readonly T[]) => items.filter(() => this.#chance() < 0.3);
  #text = (most: number) =>
    Array.from({ length: this.#below(most + 1) }, () => this.#one(WORDS)).join(' ');

  #translation(language: 'AR' | 'EN', words: readonly string[]) {
    return {
      language,
      title: `${this.#one(words)} ${this.#one(words)}`,
      description: this.#one([null, this.#some(words).join(' ')]),
      details: [{ label: 'Fit', value: this.#one(words) }],
    };
  }

  #change(): void {
    const id = `p${this.#below(70)}`;
    const before = this.#known.get(id);
    const kind = this.#below(5);
    if (kind === 0) {
      this.#known.delete(id);
      this.#index.remove(id);
      return;
    }
    if (kind === 1) {
      this.#names = this.#some([...CATEGORIES, 'Vide']);
      this.#index.setCategories(categoriesOf(this.#names));
    }
    this.#index.put(this.#save(before ? this.#changed(before) : this.#product(id)));
  }

  #save(saved: ProductRecord): ProductRecord {
    this.#known.set(saved.id, saved);
    return saved;
  }

  #changed(before: ProductRecord): ProductRecord {
    const { title, price, translations } = this.#product(before.id);
    return this.#one<ProductRecord>([
      { ...before, title },
      { ...before, translations },
      { ...before, price },
      { ...before, position: this.#newPosition() },
      { ...before, outOfStock: !before.outOfStock },
      {
        ...before,
        variants: before.variants.map((one) => ({ ...one, allocated: this.#below(3) })),
      },
      { ...this.#product(before.id), variants: before.variants, options: before.options },
      this.#product(before.id),
    ]);
  }

  /** No two are equal; later products come before some of the others. */
  #newPosition(): number {
    this.#position += 1;
    return this.#below(40) * 10_000 + this.#position;
  }

  #product(id: string): ProductRecord {
    const width = this.#one([null, null, 125, 135, 145]);
    const sizes = this.#some(['36', '38', 'M', 'XL']);
    const colours = this.#some(['Noir', 'Bleu nuit', 'Or', 'Terre cuite']);
    const options = [
      { name: 'Taille', values: sizes.map((value) => ({ value, swatch: null })) },
      { name: 'Couleur', values: colours.map((value) => ({ value, swatch: this.#one(SWATCHES) })) },
    ].filter(({ values }) => values.length > 0);
    const combinations = options.reduce<readonly string[][]>(
      (all, { values }) => all.flatMap((some) => values.map(({ value }) => [...some, value])),
      [[]],
    );
    return product(id, {
      position: this.#newPosition(),
      title: this.#text(4),
      translations: this.#some([this.#translation('AR', ARABIC), this.#translation('EN', ENGLISH)]),
      brand: this.#one(BRANDS),
      description: this.#one([null, this.#text(12)]),
      details: this.#some([
        { label: 'Matière', value: this.#text(2) },
        { label: 'Finition', value: 'Perles de verre' },
        { label: 'Pour', value: this.#one(['Femme', 'Femme et homme']) },
        { label: 'Couleur', value: this.#one(['Rouge', 'Écru']) },
      ]),
      occasions: this.#some(OCCASIONS),
      colorFamilies: this.#one([[], [], this.#some(['BLUE', 'GOLD', 'GREEN'] as const)]),
      audience: this.#one([[], this.#some(AUDIENCES)]),
      sizeGuide: this.#one([null, GUIDE.id]),
      searchWords: this.#one([null, null, this.#text(2)]),
      categoryName: this.#one([...CATEGORIES, 'Sans nom']),
      ...this.#one([{}, { listedAt: this.#one(TIMES) }]),
      price: 100 * this.#below(6),
      outOfStock: this.#chance() < 0.2,
      ratings: { value: this.#one([4.3, 4.6, 5]), count: 1 },
      options,
      variants: combinations.map((values, at) => ({
        ...onlyVariant(at === 0 ? id : variantIdOf(id, values), this.#one([null, 0, 1, 9])),
        values,
        sku: this.#one([null, `BV-${this.#below(20)}`, `Réf. ${this.#below(9)}/É`]),
        frame: width === null ? null : this.#frame(width),
        price: this.#one([null, null, null, 100 * this.#below(6)]),
        originalPrice: this.#one([null, null, 600]),
      })),
    });
  }

  /** Selects from few lengths, so that many fit alike. */
  #frame(frameWidth: number) {
    const lensWidth = this.#one([50, 52, 57]);
    return {
      lensWidth,
      bridgeWidth: this.#one([18, 20]),
      templeLength: 140,
      lensHeight: 40,
      frameWidth,
    };
  }

  #list(): readonly ProductRecord[] {
    return [...this.#known.values()].toSorted((a, b) => a.position - b.position);
  }

  #searched(): string | null {
    const words = Array.from({ length: 1 + this.#below(2) }, () =>
      this.#mistyped(this.#one(this.#one([WORDS, WORDS, ARABIC, ENGLISH]))),
    );
    return this.#one([null, this.#one(SEARCHES), words.join(' ')]);
  }

  #mistyped(word: string): string {
    const at = this.#below(word.length);
    const [before, after] = [word.slice(0, at), word.slice(at)];
    return this.#one([word, before + after.slice(1), `${before}k${after}`, before]);
  }

  #filter(): ProductFilterInput {
    return {
      search: this.#searched(),
      exactSearch: this.#chance() < 0.2,
      categories: this.#one([[], this.#some([...CATEGORIES, 'Perdue'])]),
      brands: this.#one([[], this.#some(BRANDS)]),
      maxRating: this.#one([null, null, 4.3, 4.9]),
      options: this.#one([
        [],
        [
          { name: 'Taille', values: this.#some(['36', '38', '44', 'M', '']) },
          { name: 'Couleur', values: this.#some(['Noir', 'Or', 'Vert']) },
        ],
      ]),
      frameWidths: this.#one([[], [], this.#some(['NARROW', 'MEDIUM', 'WIDE'] as const)]),
      frameLike: this.#one([
        null,
        {},
        { lensWidth: this.#one([null, 51, 54]), templeLength: 144, frameWidth: null },
        { bridgeWidth: this.#one([17, 19]), frameWidth: this.#one([null, 133, 141]) },
      ]),
      occasions: this.#one([[], [], this.#some(OCCASIONS)]),
      colorFamilies: this.#one([[], [], this.#some(COLOR_FAMILIES)]),
      audience: this.#one([[], [], this.#some(AUDIENCES)]),
      onSale: this.#chance() < 0.2,
      minPrice: this.#one([null, null, 0, 200]),
      maxPrice: this.#one([null, null, 100, 300]),
      includeOutOfStock: this.#chance() < 0.5,
    };
  }

  *#pages(): Iterable<Comparison> {
    const [sort, first] = [this.#one(SORTS), 1 + this.#below(9)];
    const filter = {
      ...this.#filter(),
      ...(sort === 'FRAME_FIT' && { frameLike: { lensWidth: 53 } }),
    };
    const list = this.#list();
    const index = this.#index.at(this.#offers);
    const campaignId = this.#chanceOfOffers() < 0.2 ? 'deux' : null;
    const categories = categoriesOf(this.#names).toReversed();
    let after: string | null = null;
    do {
      const cursor = after === null ? null : readCursor(sort, after);
      const read = readProductQuery(filter, sort, first, cursor);
      const query = { ...read, campaign: campaignId };
      const page = index.page(query);
      const expected = selectProducts(list, categories, query, this.#offers);
      yield { what: query, found: page, expected };
      yield {
        what: query,
        found: index.variantFacets(query),
        expected: selectVariantFacets(list, query, categories, this.#offers),
      };
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
  }

  *#staffPages(): Iterable<Comparison> {
    const filter = {
      search: this.#searched(),
      categories: this.#one([[], this.#some([...CATEGORIES, 'Perdue'])]),
      lowStock: this.#chance() < 0.3,
      missingTranslations: this.#one([[], this.#some(['AR', 'EN'] as const)]),
    };
    const list = this.#list();
    const categories = categoriesOf(this.#names).toReversed();
    const { staff } = this.#index;
    let after: string | null = null;
    do {
      const query = readStaffQuery(filter, 7, after);
      const page = staff.page(query);
      const position = query.after && 'position' in query.after ? query.after.position : -Infinity;
      const isBefore = (one: ProductRecord) => one.position <= position;
      const expected = staffPageOf(list, query, isBefore, categories);
      yield { what: query, found: page, expected };
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    yield {
      what: 'low stock',
      found: staff.lowStockCount(),
      expected: list.filter(isLowStock).length,
    };
  }

  *#stockPages(): Iterable<Comparison> {
    const filter = { search: this.#searched(), lowStock: this.#chance() < 0.3 };
    const list = this.#list();
    const categories = categoriesOf(this.#names).toReversed();
    let after: string | null = null;
    do {
      const query = readStockQuery(filter, 9, after);
      const page = this.#index.stock.page(query);
      yield { what: query, found: page, expected: selectStock(list, query, categories) };
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
  }

  *#lists(): Iterable<Comparison> {
    const [list, index] = [this.#list(), this.#index.at(this.#offers)];
    const { position } = this.#one(list);
    yield {
      what: 'lists',
      found: [index.list(), index.brands(), index.placedAt([2, 1, 99]), index.behind(position, 3)],
      expected: [
        list,
        brandsOf(list),
        [list[1], list[0]],
        list.filter((one) => one.position > position).slice(0, 3),
      ],
    };
    for (const one of [this.#one(list), this.#product('new')]) {
      const expected = selectRelated(list, one, 3, (each) => lowestPriceOf(each, this.#offers));
      yield { what: `related to ${one.id}`, found: index.related(one, 3), expected };
    }
    yield {
      what: 'categories',
      found: [index.categories.map(({ name }) => name), index.categoryNamed('Robes')?.name],
      expected: [this.#names, this.#names.find((name) => name === 'Robes')],
    };
  }
}

const categoriesOf = (names: readonly string[]) =>
  names
    .map((name, at) =>
      category(name, { name, position: at + 1, translations: CATEGORY_NAMES[name] ?? [] }),
    )
    .toReversed();
