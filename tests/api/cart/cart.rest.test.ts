import { beforeEach, describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { MY_CART, TIMESTAMP, type Cart } from '../protocol/documents.ts';

// What is no product, no body and no action, steps, and many at once: tests/security/cart.test.ts.
let token: string;
const shop = await sharedShop();
beforeEach(async () => {
  ({ token } = await shop.customer());
});

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
  test('has lines in the shape of the specification, with the times that GraphQL gives', async () => {
    expect(await cart('GET')).toMatchObject({ status: 200, body: { cart: [] } });
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
    shop.pass(1000);
    const [changed] = (await step('robe-jacaranda', 'increment')).body.cart;
    expect(changed?.updatedAt).not.toBe(line?.updatedAt);
    const { data } = await shop.graphql<{ me: { cart: Cart } }>(MY_CART, {}, token);
    expect(data.me.cart.lines).toMatchObject([
      { addedAt: line?.createdAt, updatedAt: changed?.updatedAt },
    ]);
  });

  test('DELETE takes a line out, and is a 404 the second time, as is a step; a step is up or down', async () => {
    await add('jabador-atlas');
    await add('robe-jacaranda');
    expect(await cart('DELETE', '/jabador-atlas')).toMatchObject({
      status: 200,
      lines: ['robe-jacaranda x 1'],
    });
    const errors = ['Ce produit n’est pas dans le panier.'];
    expect(await cart('DELETE', '/jabador-atlas')).toMatchObject({ status: 404, errors });
    expect(await step('jabador-atlas', 'increment')).toMatchObject({ status: 404, errors });
    expect(await step('robe-jacaranda', 'set')).toMatchObject({
      status: 422,
      errors: ['action.type doit être «\u00a0increment\u00a0» ou «\u00a0decrement\u00a0».'],
    });
  });

  test.each([
    [{ product: { _id: 'nope' } }, 404, 'Ce produit n’existe pas ou n’est plus au catalogue.'],
    [
      { product: { _id: 'robe-maille-cotelee' } },
      422,
      '«\u00a0Robe en maille côtelée\u00a0» est en rupture de stock.',
    ],
    [{}, 422, 'Le champ «\u00a0product._id\u00a0» manque ou n’a pas la forme attendue.'],
    ['[]', 422, 'Le corps de la requête doit être un objet JSON.'],
  ])('POST of %j is a %i: %s', async (body, status, message) => {
    expect(await cart('POST', '', body)).toMatchObject({ status, errors: [message] });
    expect((await cart('GET')).lines).toEqual([]);
  });
});
