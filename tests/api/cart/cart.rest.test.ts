import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { TIMESTAMP } from '../protocol/documents.ts';

// A hundred flushed writes in one test: patient, for machines that are busy with other things.
vi.setConfig({ testTimeout: 30_000 });

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(async () => {
  ({ token } = await shop.customer());
});
afterAll(() => shop.close());

interface Line {
  readonly _id: string;
  readonly qty: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

async function cart(method: string, path = '', body?: unknown) {
  const answer = await shop.rest<{ cart: Line[] }>(method, `/user/cart${path}`, body, token);
  const lines = answer.body.cart?.map(({ _id, qty }) => `${_id} x ${qty}`);
  return { status: answer.status, lines, errors: answer.body.errors, body: answer.body };
}

const add = (id: unknown) => cart('POST', '', { product: { _id: id } });
const step = (id: string, type: unknown) => cart('POST', `/${id}`, { action: { type } });

describe('the cart over REST', () => {
  test('is empty at first', async () => {
    expect(await cart('GET')).toMatchObject({ status: 200, body: { cart: [] } });
  });

  test('POST adds a line in the shape of the specification: the product’s fields and qty', async () => {
    const { status, body } = await add('robe-jacaranda');
    expect(status).toBe(201);
    const product = await shop.rest<{ product: object }>('GET', '/products/robe-jacaranda');
    const [line] = body.cart;
    expect(line).toEqual({
      ...product.body.product,
      qty: 1,
      createdAt: expect.stringMatching(TIMESTAMP),
      updatedAt: expect.stringMatching(TIMESTAMP),
    });
    expect(line).toMatchObject({ title: 'Robe à volants Jacaranda', price: '1290' });
  });

  test('POST of the same product adds 1 to its line', async () => {
    await add('robe-jacaranda');
    await add('jabador-atlas');
    expect(await add('robe-jacaranda')).toMatchObject({
      status: 201,
      lines: ['robe-jacaranda x 2', 'jabador-atlas x 1'],
    });
  });

  test('POST takes the id alone from the client', async () => {
    const product = {
      _id: 'jabador-atlas',
      qty: 99_999,
      price: '1',
      title: 'À moi',
      outOfStock: true,
    };
    const { status, body } = await cart('POST', '', { product });
    expect(status).toBe(201);
    expect(body.cart).toMatchObject([{ _id: 'jabador-atlas', qty: 1, price: '1390' }]);
  });

  test.each(['nope', '__proto__', 'constructor', 'hasOwnProperty'])(
    'an unknown product « %s » is a 404',
    async (id) => {
      const product = JSON.parse(`{"_id":"${id}"}`);
      expect(await cart('POST', '', { product })).toMatchObject({
        status: 404,
        errors: ['Ce produit n’existe pas ou n’est plus au catalogue.'],
      });
      expect((await cart('GET')).lines).toEqual([]);
    },
  );

  test('a product out of stock is a 422', async () => {
    expect(await add('robe-maille-cotelee')).toMatchObject({
      status: 422,
      errors: ['« Robe en maille côtelée » est en rupture de stock.'],
    });
    expect((await cart('GET')).lines).toEqual([]);
  });

  test.each([
    {},
    { product: null },
    { product: 'jabador-atlas' },
    { product: [] },
    { product: {} },
    { product: { _id: 5 } },
  ])('%j names no product: 422', async (body) => {
    expect(await cart('POST', '', body)).toMatchObject({
      status: 422,
      errors: ['Le champ « product._id » manque ou n’a pas la forme attendue.'],
    });
  });

  test.each(['[]', 'null', '"x"', '5'])('the body %s is no object: 422', async (body) => {
    expect(await cart('POST', '', body)).toMatchObject({
      status: 422,
      errors: ['Le corps de la requête doit être un objet JSON.'],
    });
  });
});

describe('increment and decrement', () => {
  test('move the quantity by one and answer 200', async () => {
    await add('jabador-atlas');
    expect(await step('jabador-atlas', 'increment')).toMatchObject({
      status: 200,
      lines: ['jabador-atlas x 2'],
    });
    expect(await step('jabador-atlas', 'decrement')).toMatchObject({
      status: 200,
      lines: ['jabador-atlas x 1'],
    });
  });

  test('stay within 1 and 99', async () => {
    await add('jabador-atlas');
    expect(await step('jabador-atlas', 'decrement')).toMatchObject({
      status: 200,
      lines: ['jabador-atlas x 1'],
    });
    await shop.graphql(
      'mutation { setCartQuantity(productId: "jabador-atlas", quantity: 99) { cart { id } } }',
      {},
      token,
    );
    expect(await step('jabador-atlas', 'increment')).toMatchObject({
      status: 200,
      lines: ['jabador-atlas x 99'],
    });
  });

  test('100 of them mixed at once lose none', async () => {
    await add('jabador-atlas');
    await shop.graphql(
      'mutation { setCartQuantity(productId: "jabador-atlas", quantity: 49) { cart { id } } }',
      {},
      token,
    );
    const types = Array.from({ length: 100 }, (_, index) =>
      index % 5 < 3 ? 'increment' : 'decrement',
    );
    await Promise.all(types.map((type) => step('jabador-atlas', type)));
    // 49 + 60 - 40
    expect((await cart('GET')).lines).toEqual(['jabador-atlas x 69']);
  });

  test.each(['INCREMENT', 'set', '', 5, null, { $inc: 1 }])(
    '%j is no action: 422',
    async (type) => {
      await add('jabador-atlas');
      expect(await step('jabador-atlas', type)).toMatchObject({
        status: 422,
        errors: ['action.type doit être « increment » ou « decrement ».'],
      });
      expect((await cart('GET')).lines).toEqual(['jabador-atlas x 1']);
    },
  );

  test.each(['robe-jacaranda', 'nope', '__proto__', '%00'])(
    'a line « %s » that is not there is a 404',
    async (id) => {
      expect(await step(id, 'increment')).toMatchObject({
        status: 404,
        errors: ['Ce produit n’est pas dans le panier.'],
      });
    },
  );
});

describe('DELETE', () => {
  test('takes a line out, and is a 404 the second time', async () => {
    await add('jabador-atlas');
    await add('robe-jacaranda');
    expect(await cart('DELETE', '/jabador-atlas')).toMatchObject({
      status: 200,
      lines: ['robe-jacaranda x 1'],
    });
    expect(await cart('DELETE', '/jabador-atlas')).toMatchObject({
      status: 404,
      errors: ['Ce produit n’est pas dans le panier.'],
    });
  });
});
