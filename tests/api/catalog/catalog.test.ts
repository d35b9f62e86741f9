import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Named {
  readonly id: string;
  readonly name: string;
}

async function productOf(id: string) {
  const { status, data, errors } = await shop.graphql<{ product: { id: string } | null }>(
    `query ($id: ID!) {
      product(id: $id) {
        id title brand description image imageAlt price { amount currency }
        originalPrice { amount currency } discountPercent category { id name } outOfStock
        ratings { value count }
      }
    }`,
    { id },
  );
  return { status, product: data.product, errors };
}

describe('the catalogue over GraphQL', () => {
  test('tells everything of a product', async () => {
    const { product } = await productOf('caftan-celeste');
    expect(product).toMatchObject({
      id: 'caftan-celeste',
      title: 'Caftan Céleste',
      brand: 'Belle Vue',
      image: '/images/products/caftan-celeste.svg',
      price: { amount: 349_000, currency: 'MAD' },
      originalPrice: { amount: 420_000, currency: 'MAD' },
      discountPercent: 17,
      category: { id: 'traditionnels', name: 'Traditionnels' },
      outOfStock: false,
      ratings: { value: 4.9, count: 945 },
    });
  });

  test('reads the counts of the seed, « 2.3k » as 2300', async () => {
    const { product } = await productOf('jean-droit-brut');
    expect(product).toMatchObject({ ratings: { value: 4.4, count: 2300 } });
  });

  test('shows no discount where both prices are equal', async () => {
    const { product } = await productOf('gandoura-sable');
    expect(product).toMatchObject({
      price: { amount: 79_000 },
      originalPrice: { amount: 79_000 },
      discountPercent: 0,
    });
  });

  test('shows a product that is out of stock', async () => {
    const { product } = await productOf('pantalon-large-lin');
    expect(product).toMatchObject({ outOfStock: true });
  });

  test.each(['nope', '', '__proto__', 'constructor', 'toString', '\u0000', 'x'.repeat(500)])(
    'knows no product « %s » and answers null',
    async (id) => {
      const { status, product, errors } = await productOf(id);
      expect({ status, product, errors }).toEqual({ status: 200, product: null, errors: [] });
    },
  );

  test('names the eight products of the home page in their order', async () => {
    const { data } = await shop.graphql<{ featuredProducts: Named[] }>(
      '{ featuredProducts { id } }',
    );
    // Positions 3, 9, 6, 20, 14, 8, 11, 16 of the list (specification, section 9).
    expect(data.featuredProducts.map(({ id }) => id)).toEqual([
      'caftan-celeste',
      'djellaba-menthe',
      'takchita-nour',
      'robe-bougainvillier',
      'caftan-velours-grenat',
      'jupe-plissee-safran',
      'robe-jacaranda',
      'veste-brodee-majorelle',
    ]);
  });

  test('lists the categories in the order of the shop', async () => {
    const { data } = await shop.graphql<{ categories: Named[] }>('{ categories { id name } }');
    expect(data.categories).toEqual([
      { id: 'hauts', name: 'Hauts' },
      { id: 'bas', name: 'Bas' },
      { id: 'robes', name: 'Robes' },
      { id: 'traditionnels', name: 'Traditionnels' },
      { id: 'lunettes', name: 'Lunettes' },
    ]);
  });

  test('finds one category, and null for an unknown one', async () => {
    const { data } = await shop.graphql(
      '{ one: category(id: "robes") { name image } none: category(id: "Robes") { name } }',
    );
    expect(data).toEqual({
      one: { name: 'Robes', image: '/images/categories/robes.svg' },
      none: null,
    });
  });

  test('counts the products of every brand, out of stock included', async () => {
    const { data } = await shop.graphql<{ brands: unknown }>('{ brands { name productCount } }');
    expect(data.brands).toEqual([
      { name: 'Belle Vue', productCount: 30 },
      { name: 'Ray-Ban', productCount: 3 },
      { name: 'Oakley', productCount: 3 },
      { name: 'Chanel', productCount: 2 },
      { name: 'Dior', productCount: 2 },
      { name: 'Gucci', productCount: 2 },
      { name: 'Versace', productCount: 2 },
      { name: 'Armani', productCount: 2 },
    ]);
  });

  test('has no field that is not for shoppers', async () => {
    const { status, data } = await shop.graphql('{ products { nodes { costPrice } } }');
    expect({ status, data }).toEqual({ status: 400, data: null });
  });
});
