import { describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';

const shop = await sharedShop();

const dataOf = async (query: string) => (await shop.graphql(query)).data;

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
  test('has everything of a product', async () => {
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

  test.each(['nope', '', '__proto__', 'constructor', 'toString', '\u0000', 'x'.repeat(500)])(
    'knows no product « %s » and answers null',
    async (id) => {
      expect(await productOf(id)).toEqual({ status: 200, product: null, errors: [] });
    },
  );

  test('finds products by their ids in the requested order, each once, those that exist', async () => {
    expect(
      await dataOf(`{
        some: productsById(ids: ["takchita-nour", "inconnu", "caftan-celeste", "__proto__", "takchita-nour"]) { id }
        none: productsById(ids: []) { id }
      }`),
    ).toEqual({ some: [{ id: 'takchita-nour' }, { id: 'caftan-celeste' }], none: [] });
  });

  test('finds at most 20 products by their ids at a time', async () => {
    const ids = Array.from({ length: 21 }, (_, index) => `p${index}`);
    const query = 'query ($ids: [ID!]!) { productsById(ids: $ids) { id } }';
    const { errors } = await shop.graphql(query, { ids });
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(errors[0]?.message).toBe('On ne peut pas demander plus de 20 produits à la fois.');
  });

  test('names the eight products of the home page in their order', async () => {
    // Positions 3, 9, 6, 20, 14, 8, 11, 16 of the list (specification, section 9).
    expect(await dataOf('{ featuredProducts { id } }')).toEqual({
      featuredProducts: [
        { id: 'caftan-celeste' },
        { id: 'djellaba-menthe' },
        { id: 'takchita-nour' },
        { id: 'robe-bougainvillier' },
        { id: 'caftan-velours-grenat' },
        { id: 'jupe-plissee-safran' },
        { id: 'robe-jacaranda' },
        { id: 'veste-brodee-majorelle' },
      ],
    });
  });

  test('lists the categories in the order of the shop, and finds one by its id', async () => {
    expect(
      await dataOf(`{
        categories { id name }
        one: category(id: "robes") { name image }
        none: category(id: "Robes") { name }
      }`),
    ).toEqual({
      categories: ['Hauts', 'Bas', 'Robes', 'Traditionnels', 'Lunettes'].map((name) => ({
        id: name.toLowerCase(),
        name,
      })),
      one: { name: 'Robes', image: '/images/categories/robes.svg' },
      none: null,
    });
  });

  test('counts the products of every brand, out of stock included', async () => {
    expect(await dataOf('{ brands { name productCount } }')).toEqual({
      brands: [
        { name: 'Belle Vue', productCount: 30 },
        { name: 'Ray-Ban', productCount: 3 },
        { name: 'Oakley', productCount: 3 },
        { name: 'Chanel', productCount: 2 },
        { name: 'Dior', productCount: 2 },
        { name: 'Gucci', productCount: 2 },
        { name: 'Versace', productCount: 2 },
        { name: 'Armani', productCount: 2 },
      ],
    });
  });
});
