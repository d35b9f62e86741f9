import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Facets {
  readonly options: ReadonlyArray<{
    readonly name: string;
    readonly values: ReadonlyArray<{
      readonly value: string;
      readonly count: number;
      readonly swatch: string | null;
    }>;
  }>;
  readonly price: { readonly min: number; readonly max: number } | null;
  readonly frameWidths: ReadonlyArray<{ readonly value: string; readonly count: number }>;
}

const PAGE = `query ($filter: ProductFilter) {
  products(filter: $filter, first: 100) {
    totalCount
    nodes { id price { amount } variants { availableForSale selectedOptions { name value } frame { frameWidth } } }
    facets { options { name values { value count swatch } } price { min max } frameWidths { value count } }
  }
}`;

interface Variant {
  readonly availableForSale: boolean;
  readonly selectedOptions: ReadonlyArray<{ readonly name: string; readonly value: string }>;
  readonly frame: { readonly frameWidth: number } | null;
}

async function find(filter: object) {
  const { data, errors } = await shop.graphql<{
    products: {
      readonly totalCount: number;
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly price: { readonly amount: number };
        readonly variants: readonly Variant[];
      }>;
      readonly facets: Facets;
    };
  }>(PAGE, { filter });
  expect(errors).toEqual([]);
  return data.products;
}

const valueOf = ({ selectedOptions }: Variant, option: string) =>
  selectedOptions.find(({ name }) => name === option)?.value;

const size = (...values: string[]) => ({ name: 'Taille', values });

describe('a filter of options', () => {
  test('finds products of which one available variant has them all', async () => {
    const found = await find({ options: [size('40'), { name: 'Couleur', values: ['Safran'] }] });
    expect(found.totalCount).toBeGreaterThan(0);
    for (const { variants } of found.nodes) {
      expect(
        variants.some(
          (one) =>
            one.availableForSale &&
            valueOf(one, 'Taille') === '40' &&
            valueOf(one, 'Couleur') === 'Safran',
        ),
      ).toBe(true);
    }
    expect((await find({ options: [size('40', '42')] })).totalCount).toBeGreaterThanOrEqual(
      (await find({ options: [size('40')] })).totalCount,
    );
  });

  test('finds sold-out variants when those are included', async () => {
    const [available, all] = await Promise.all([
      find({ options: [size('36')] }),
      find({ options: [size('36')], includeOutOfStock: true }),
    ]);
    expect(all.totalCount).toBeGreaterThan(available.totalCount);
  });

  test('counts what each further value would select', async () => {
    const { facets } = await find({ options: [size('40')], categories: ['Robes'] });
    const colours = facets.options.find(({ name }) => name === 'Couleur')?.values ?? [];
    expect(colours.length).toBeGreaterThan(0);
    for (const { value, count, swatch } of colours) {
      const options = [size('40'), { name: 'Couleur', values: [value] }];
      expect((await find({ options, categories: ['Robes'] })).totalCount).toBe(count);
      expect(swatch).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});

describe('a filter of widths and prices', () => {
  test.each([
    ['NARROW', 0, 130],
    ['MEDIUM', 130, 140],
    ['WIDE', 140, 999],
  ])('%s frames are from %i mm, below %i mm', async (width, from, below) => {
    const { nodes, facets } = await find({ frameWidths: [width], includeOutOfStock: true });
    for (const { variants } of nodes) {
      expect(
        variants.some(({ frame }) => frame && frame.frameWidth >= from && frame.frameWidth < below),
      ).toBe(true);
    }
    const count = facets.frameWidths.find(({ value }) => value === width)?.count ?? 0;
    expect(nodes).toHaveLength(count);
  });

  test('includes both bounds, in centimes', async () => {
    const { nodes, facets } = await find({ minPrice: 45_900, maxPrice: 69_900 });
    const prices = nodes.map(({ price }) => price.amount);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([45_900, 69_900]);
    const all = await find({});
    expect(facets.price).toEqual(all.facets.price);
  });

  test.each([
    [{ minPrice: -1 }, 'minPrice et maxPrice ne peuvent pas être négatifs.'],
    [
      {
        options: ['a', 'b'].map((name) => ({
          name,
          values: Array.from({ length: 30 }, (_, n) => `${n}`),
        })),
      },
      'Un filtre ne peut pas combiner plus de 500 valeurs d’options.',
    ],
  ])('%j is refused', async (filter, message) => {
    const { errors } = await shop.graphql(PAGE, { filter });
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

interface Shown {
  readonly image: string;
  readonly images: ReadonlyArray<{ readonly url: string }>;
  readonly details: readonly object[];
  readonly sizeGuide: {
    readonly columns: readonly string[];
    readonly rows: ReadonlyArray<readonly string[]>;
  };
  readonly related: ReadonlyArray<{
    readonly category: { readonly name: string };
    readonly outOfStock: boolean;
  }>;
  readonly variants: ReadonlyArray<{ readonly id: string; readonly title: string }>;
}

describe('a product', () => {
  const PRODUCT = `{ product(id: "caftan-celeste") {
    image options { name } images { url alt width height } details { label value }
    sizeGuide { title columns rows } related(first: 3) { id category { name } outOfStock }
    variants { id title }
  } }`;

  test('has pictures, details, a size guide and related products', async () => {
    const { data } = await shop.graphql<{ product: Shown }>(PRODUCT);
    const { image, images, details, sizeGuide, related, variants } = data.product;
    expect(images.length).toBeGreaterThanOrEqual(3);
    expect(images[0]?.url).toBe(image);
    expect(details.length).toBeGreaterThan(2);
    for (const row of sizeGuide.rows) expect(row).toHaveLength(sizeGuide.columns.length);
    expect(related.map(({ category, outOfStock }) => [category.name, outOfStock])).toEqual(
      Array.from({ length: 3 }, () => ['Traditionnels', false]),
    );
    expect(variants.find(({ id }) => id === 'caftan-celeste')?.title).toBe('40');
  });

  test.each([0, 13])('has no %i related ones', async (first) => {
    const { errors } = await shop.graphql(
      `{ product(id: "caftan-celeste") { related(first: ${first}) { id } } }`,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

test('the size guides of the shop are those of its products, sorted by title', async () => {
  interface Guide {
    readonly id: string;
    readonly title: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
    readonly note: string | null;
  }
  const fields = 'id title columns rows note';
  const { data } = await shop.graphql<{
    sizeGuides: readonly Guide[];
    product: { readonly sizeGuide: Guide };
  }>(`{ sizeGuides { ${fields} } product(id: "caftan-celeste") { sizeGuide { ${fields} } } }`);
  expect(data.sizeGuides.map(({ id }) => id)).toEqual([
    'caftans',
    'djellabas',
    'hauts',
    'jabadors',
    'jeans',
    'bas',
    'robes',
  ]);
  expect(data.sizeGuides).toContainEqual(data.product.sizeGuide);
});

test('a variant names its size and colour without the options, and its own discount', async () => {
  const { data } = await shop.graphql<{
    product: { variants: ReadonlyArray<Readonly<Record<string, unknown>>> };
    frame: { variants: ReadonlyArray<Readonly<Record<string, unknown>>> };
    plain: { variants: ReadonlyArray<Readonly<Record<string, unknown>>> };
  }>(`fragment Plain on Product { variants { id size color swatch discountPercent } }
    query {
      product(id: "chemisier-plastron-blanc") { ...Plain }
      frame: product(id: "lunettes-aviateur-dorees") { ...Plain }
      plain: product(id: "masque-sport-orange") { ...Plain }
    }`);
  expect(data.product.variants).toContainEqual({
    id: 'chemisier-plastron-blanc.42-bleu-ciel',
    size: '42',
    color: 'Bleu ciel',
    swatch: '#a9c6e2',
    discountPercent: 20,
  });
  expect(data.frame.variants).toContainEqual({
    id: 'lunettes-aviateur-dorees',
    size: '58',
    color: null,
    swatch: null,
    discountPercent: 15,
  });
  expect(data.plain.variants).toEqual([
    {
      id: 'masque-sport-orange',
      size: null,
      color: null,
      swatch: null,
      discountPercent: 20,
    },
  ]);
});
