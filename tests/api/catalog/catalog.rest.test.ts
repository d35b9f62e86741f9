import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';

interface SeedProduct {
  readonly _id: string;
  readonly imageAlt?: string;
}

const shop = await sharedShop();
const file = new URL('../../../seed/products.json', import.meta.url);
const listed: SeedProduct[] = JSON.parse(await readFile(file, 'utf8'));
// The specification's product has no text for the picture; everything else is the file's own.
const seed = listed.map((product) => ({ ...product, imageAlt: undefined }));

describe('the catalogue over REST', () => {
  test('GET /products gives all products, in list order, in the strings of the seed file', async () => {
    const { status, headers, body } = await shop.rest<{ products: unknown }>('GET', '/products');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(seed).toHaveLength(46);
    expect(body).toEqual({ products: seed });
  });

  test('GET /products/{id} gives each of them as the seed file writes it', async () => {
    const answers = await Promise.all(seed.map(({ _id }) => shop.rest('GET', `/products/${_id}`)));
    expect(answers.map(({ status }) => status)).toEqual(seed.map(() => 200));
    expect(answers.map(({ body }) => body)).toEqual(seed.map((product) => ({ product })));
  });

  test.each(['nope', '__proto__', 'constructor', '%00', '%2e%2e%2fetc%2fpasswd', 'x'.repeat(100)])(
    'an unknown product « %s » is a 404, said in French',
    async (id) => {
      expect(await shop.rest('GET', `/products/${id}`)).toMatchObject({
        status: 404,
        body: { errors: ['Ce produit n’existe pas ou n’est plus au catalogue.'] },
      });
    },
  );

  test('GET /categories gives the five categories', async () => {
    const { status, body } = await shop.rest<{ categories: object[] }>('GET', '/categories');
    expect(status).toBe(200);
    expect(body.categories).toMatchObject(
      ['Hauts', 'Bas', 'Robes', 'Traditionnels', 'Lunettes'].map((categoryName) => {
        const id = categoryName.toLowerCase();
        return { _id: id, categoryName, image: `/images/categories/${id}.svg` };
      }),
    );
  });

  test('GET /categories/{id} gives one, and 404 for an unknown one', async () => {
    expect(await shop.rest('GET', '/categories/bas')).toMatchObject({
      status: 200,
      body: { category: { _id: 'bas', categoryName: 'Bas' } },
    });
    expect(await shop.rest('GET', '/categories/nope')).toMatchObject({
      status: 404,
      body: { errors: ['Cette catégorie n’existe pas.'] },
    });
  });

  test('writes centimes when there are any, and leaves out a description that there is not', async () => {
    await shop.changeProduct('gandoura-sable', { price: 78_950, description: null });
    const { body } = await shop.rest<{ product: object }>('GET', '/products/gandoura-sable');
    expect(body.product).toMatchObject({ price: '789.50', originalPrice: '790' });
    expect(body.product).not.toHaveProperty('description');
    const { data } = await shop.graphql('{ product(id: "gandoura-sable") { price { amount } } }');
    expect(data).toEqual({ product: { price: { amount: 78_950 } } });
  });
});
