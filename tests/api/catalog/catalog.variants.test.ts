import { describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';

const shop = await sharedShop();

interface Variant {
  readonly availableForSale: boolean;
  readonly selectedOptions: ReadonlyArray<{ readonly name: string; readonly value: string }>;
  readonly frame: { readonly frameWidth: number } | null;
}

interface Page {
  readonly totalCount: number;
  readonly nodes: ReadonlyArray<{
    readonly price: { readonly amount: number };
    readonly variants: readonly Variant[];
  }>;
  readonly facets: {
    readonly options: ReadonlyArray<{
      readonly name: string;
      readonly values: ReadonlyArray<{ value: string; count: number; swatch: string | null }>;
    }>;
    readonly price: object | null;
    readonly frameWidths: readonly object[];
  };
}

const PAGE = `query ($filter: ProductFilter) {
  products(filter: $filter, first: 100) {
    totalCount
    nodes { id price { amount } variants { availableForSale selectedOptions { name value } frame { frameWidth } } }
    facets { options { name values { value count swatch } } price { min max } frameWidths { value count } }
  }
}`;

async function find(filter: object): Promise<Page> {
  const { data, errors } = await shop.graphql<{ products: Page }>(PAGE, { filter });
  expect(errors).toEqual([]);
  return data.products;
}
const countOf = async (filter: object) => (await find(filter)).totalCount;

test.each(['FR', 'AR'])('a list shows the variants as they are, in %s', async (language) => {
  const fields = 'id title size color swatch availableForSale';
  const document = `query @inContext(language: ${language}) {
    products(first: 100) { nodes { listedVariants { ${fields} } variants { ${fields} } } }
  }`;
  const { data } = await shop.graphql<{
    products: { nodes: ReadonlyArray<{ listedVariants: unknown; variants: unknown }> };
  }>(document);
  expect(data.products.nodes.length).toBeGreaterThan(20);
  for (const { listedVariants, variants } of data.products.nodes) {
    expect(listedVariants).toEqual(variants);
  }
});

const size = (...values: string[]) => ({ name: 'Taille', values });
const colour = (...values: string[]) => ({ name: 'Couleur', values });

describe('a filter of options', () => {
  test('finds products of which one available variant has them all', async () => {
    const { nodes } = await find({ options: [size('40'), colour('Safran')] });
    expect(nodes.length).toBeGreaterThan(0);
    for (const { variants } of nodes) {
      expect(variants).toContainEqual(
        expect.objectContaining({
          availableForSale: true,
          selectedOptions: [
            { name: 'Taille', value: '40' },
            { name: 'Couleur', value: 'Safran' },
          ],
        }),
      );
    }
    expect(await countOf({ options: [size('40', '42')] })).toBeGreaterThanOrEqual(
      await countOf({ options: [size('40')] }),
    );
  });

  test('finds sold-out variants when those are included', async () => {
    const options = [size('36')];
    const all = await countOf({ options, includeOutOfStock: true });
    expect(all).toBeGreaterThan(await countOf({ options }));
  });

  test('counts what each further value would select', async () => {
    const categories = ['Robes'];
    const { facets } = await find({ options: [size('40')], categories });
    const colours = facets.options.find(({ name }) => name === 'Couleur')?.values ?? [];
    expect(colours.length).toBeGreaterThan(0);
    for (const { value, count, swatch } of colours) {
      expect(await countOf({ options: [size('40'), colour(value)], categories })).toBe(count);
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
    const isOf = ({ frame }: Variant) =>
      frame && frame.frameWidth >= from && frame.frameWidth < below;
    expect(nodes.filter(({ variants }) => !variants.some(isOf))).toEqual([]);
    expect(facets.frameWidths).toContainEqual({ value: width, count: nodes.length });
  });

  test('includes both bounds, in centimes', async () => {
    const { nodes, facets } = await find({ minPrice: 45_900, maxPrice: 69_900 });
    const prices = nodes.map(({ price }) => price.amount);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([45_900, 69_900]);
    expect(facets.price).toEqual((await find({})).facets.price);
  });

  const values = Array.from({ length: 30 }, (_, n) => `${n}`);
  test.each([
    ['negative', { minPrice: -1 }, 'minPrice et maxPrice ne peuvent pas être négatifs.'],
    [
      'of too many values',
      { options: ['a', 'b'].map((name) => ({ name, values })) },
      'Un filtre ne peut pas combiner plus de 500 valeurs d’options.',
    ],
  ])('is refused when it is %s', async (_, filter, message) => {
    const { errors } = await shop.graphql(PAGE, { filter });
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

interface Shown {
  readonly sizeGuides: ReadonlyArray<{ readonly id: string }>;
  readonly product: {
    readonly image: string;
    readonly images: ReadonlyArray<{ readonly url: string }>;
    readonly details: readonly object[];
    readonly sizeGuide: { readonly columns: readonly string[]; readonly rows: readonly string[][] };
    readonly related: readonly object[];
    readonly variants: readonly object[];
  };
}

describe('a product', () => {
  test('has pictures, details, a size guide of the shop’s and related products', async () => {
    const { data } = await shop.graphql<Shown>(`{
      sizeGuides { ...guide }
      product(id: "caftan-celeste") {
        image options { name } images { url alt width height } details { label value }
        sizeGuide { ...guide } related(first: 3) { category { name } outOfStock }
        variants { id title }
      }
    }
    fragment guide on SizeGuide { id title columns rows note }`);
    const { image, images, details, sizeGuide, related, variants } = data.product;
    expect(images.length).toBeGreaterThanOrEqual(3);
    expect(images[0]?.url).toBe(image);
    expect(details.length).toBeGreaterThan(2);
    for (const row of sizeGuide.rows) expect(row).toHaveLength(sizeGuide.columns.length);
    const one = { category: { name: 'Traditionnels' }, outOfStock: false };
    expect(related).toEqual([one, one, one]);
    expect(variants).toContainEqual({ id: 'caftan-celeste', title: '40' });
    expect(data.sizeGuides).toContainEqual(sizeGuide);
    // Sorted by title.
    expect(data.sizeGuides.map(({ id }) => id).join(' ')).toBe(
      'caftans djellabas hauts jabadors jeans bas robes robes-evasees',
    );
  });

  test.each([
    ['masque-dore-baroque', 'masque-sport-orange'],
    ['lunettes-perles-noires', 'lunettes-papillon-ivoire'],
  ])('%s is followed by one of its kind and brand', async (id, expected) => {
    const { data } = await shop.graphql<{ product: { related: ReadonlyArray<{ id: string }> } }>(
      `{ product(id: "${id}") { related(first: 1) { id } } }`,
    );
    expect(data.product.related).toEqual([{ id: expected }]);
  });

  test.each([0, 13])('has no %i related ones', async (first) => {
    const { errors } = await shop.graphql(
      `{ product(id: "caftan-celeste") { related(first: ${first}) { id } } }`,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

test('a picture names the colour that it shows, in the language of the request', async () => {
  interface Coloured {
    readonly product: {
      readonly images: ReadonlyArray<{ readonly url: string; readonly color: string | null }>;
      readonly variants: ReadonlyArray<Pick<Coloured['product'], 'images'> & { color: string }>;
    };
  }
  const product = `product(id: "chemisier-plastron-blanc") {
    images { url color } variants { color images { url color } }
  }`;
  const colours = async (language: string) => {
    const { data } = await shop.graphql<Coloured>(
      `query @inContext(language: ${language}) { ${product} }`,
    );
    const { images, variants } = data.product;
    for (const { color, images: own } of variants) {
      expect(own).toEqual(images.filter((image) => image.color === color));
    }
    return new Set(images.map(({ color }) => color));
  };
  expect(await colours('FR')).toEqual(new Set(['Blanc', 'Bleu ciel']));
  expect(await colours('EN')).toEqual(new Set(['White', 'Sky blue']));
});

test('a variant names its size and colour without the options, and its own discount', async () => {
  type Plain = Readonly<Record<'shirt' | 'frame' | 'plain', { variants: readonly object[] }>>;
  const { data } = await shop.graphql<Plain>(
    `fragment Plain on Product { variants { id size color swatch discountPercent } }
    query {
      shirt: product(id: "chemisier-plastron-blanc") { ...Plain }
      frame: product(id: "lunettes-aviateur-dorees") { ...Plain }
      plain: product(id: "masque-sport-orange") { ...Plain }
    }`,
  );
  const shirt = { id: 'chemisier-plastron-blanc.42-bleu-ciel', discountPercent: 20 };
  const blue = { size: '42', color: 'Bleu ciel', swatch: '#a9c6e2' };
  expect(data.shirt.variants).toContainEqual({ ...shirt, ...blue });
  const none = { size: null, color: null, swatch: null };
  const frame = { ...none, id: 'lunettes-aviateur-dorees', discountPercent: 15 };
  expect(data.frame.variants).toContainEqual({ ...frame, size: '58' });
  const plain = { ...none, id: 'masque-sport-orange', discountPercent: 20 };
  expect(data.plain.variants).toEqual([plain]);
});
