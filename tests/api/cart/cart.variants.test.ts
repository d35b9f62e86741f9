import { beforeEach, describe, expect, test } from 'vitest';
import { setStock } from '../../../server/catalog/catalog.stock.rules.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';

const ID = 'gandoura-sable';

interface Cart {
  readonly lines: ReadonlyArray<{
    readonly variant: { readonly id: string };
    readonly quantity: number;
  }>;
  readonly warnings: readonly object[];
}
interface Payload {
  readonly cart: Cart;
  readonly userErrors: readonly UserError[];
}

let token: string;
const shop = await sharedShop();
const read = () => shop.store.read.catalog.product(ID);
/** Two variants that are not the base. */
const [other = '', third = ''] = ((await read())?.variants ?? [])
  .map(({ id }) => id)
  .filter((id) => id !== ID);
beforeEach(async () => {
  ({ token } = await shop.customer());
  await count({ [ID]: 9, [other]: 9, [third]: 9 });
});

async function count(stocks: Readonly<Record<string, number>>): Promise<void> {
  const product = await read();
  if (!product) throw new Error(`The catalogue has no ${ID}`);
  const counted = Object.entries(stocks).reduce(
    (one, [id, quantity]) => setStock(one, id, quantity),
    product,
  );
  await shop.changeProduct(ID, counted);
}

const CART = 'cart { lines { variant { id } quantity } warnings { code variantId message } }';

async function change(mutation: string): Promise<Payload> {
  const { data, errors } = await shop.graphql<Record<string, Payload>>(
    `mutation { ${mutation} { ${CART} ${ERRORS} } }`,
    {},
    token,
  );
  expect(errors).toEqual([]);
  const [payload] = Object.values(data);
  if (!payload) throw new Error('The mutation gave nothing');
  return payload;
}

const contents = ({ lines }: Cart) =>
  lines.map(({ variant, quantity }) => `${variant.id} x ${quantity}`);
const add = (variantId: string, quantity = 1) =>
  change(`addToCart(productId: "${ID}", variantId: "${variantId}", quantity: ${quantity})`);

describe('variants in a cart', () => {
  test('are lines of their own', async () => {
    await add(other, 2);
    await change(`addToCart(productId: "${ID}")`);
    const { cart } = await add(other);
    expect(contents(cart)).toEqual([`${other} x 3`, `${ID} x 1`]);
  });

  test('without a name are the base variant, or the first one there is', async () => {
    expect(contents((await change(`addToCart(productId: "${ID}")`)).cart)).toEqual([`${ID} x 1`]);
    await count({ [ID]: 0 });
    const { cart } = await change(`addToCart(productId: "${ID}")`);
    const product = await read();
    const first = product?.variants.find(({ stockOnHand }) => stockOnHand !== 0);
    expect(contents(cart)).toContain(`${first?.id} x 1`);
  });

  test('are changed and removed by the product’s id while it has one line', async () => {
    await add(other);
    const set = await change(`setCartQuantity(productId: "${ID}", quantity: 4)`);
    expect(contents(set.cart)).toEqual([`${other} x 4`]);
    await add(third);
    const unclear = await change(`removeFromCart(productId: "${ID}")`);
    expect(unclear.userErrors).toMatchObject([{ code: 'NOT_IN_CART' }]);
    const removed = await change(`removeFromCart(productId: "${ID}", variantId: "${other}")`);
    expect(contents(removed.cart)).toEqual([`${third} x 1`]);
  });

  test('are exchanged in place, and join a line that is there', async () => {
    const exchange = (from: string, to: string) =>
      change(`changeCartVariant(productId: "${ID}", variantId: "${from}", toVariantId: "${to}")`);
    await add(other, 2);
    await add(ID, 3);
    expect(contents((await exchange(other, third)).cart)).toEqual([`${third} x 2`, `${ID} x 3`]);
    expect(contents((await exchange(third, ID)).cart)).toEqual([`${ID} x 5`]);
    expect((await exchange(third, ID)).userErrors).toMatchObject([{ code: 'NOT_IN_CART' }]);
    expect((await exchange(ID, `${ID}.nope`)).userErrors).toMatchObject([
      { code: 'UNKNOWN_VARIANT', field: 'variantId' },
    ]);
    await count({ [other]: 2 });
    expect((await exchange(ID, other)).userErrors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }]);
  });

  test('do not join to more than 99, and both lines stay', async () => {
    await count({ [other]: 200, [third]: 200 });
    await add(other, 60);
    await add(third, 40);
    const { cart, userErrors } = await change(
      `changeCartVariant(productId: "${ID}", variantId: "${other}", toVariantId: "${third}")`,
    );
    expect(userErrors).toEqual([
      {
        code: 'INVALID',
        field: 'quantity',
        message: 'La quantité d’un article ne peut pas dépasser 99.',
      },
    ]);
    expect(contents(cart)).toEqual([`${other} x 60`, `${third} x 40`]);
  });

  test('named by any other id are unknown', async () => {
    for (const id of ['nope', 'caftan-celeste', '']) {
      expect((await add(id)).userErrors).toMatchObject([{ code: 'UNKNOWN_VARIANT' }]);
    }
  });
});

describe('a cart', () => {
  test('never takes more than there is', async () => {
    await count({ [other]: 2 });
    await add(other, 2);
    for (const refused of [
      await add(other),
      await change(`setCartQuantity(productId: "${ID}", variantId: "${other}", quantity: 3)`),
    ]) {
      expect(refused.userErrors).toEqual([
        { code: 'INSUFFICIENT_STOCK', field: 'quantity', message: 'Il ne reste que 2 pièces.' },
      ]);
      expect(contents(refused.cart)).toEqual([`${other} x 2`]);
    }
  });

  test('offers what is left of a line, and says so', async () => {
    await add(other, 5);
    await count({ [other]: 1 });
    const { data } = await shop.graphql<{ me: { cart: Cart } }>(`{ me { ${CART} } }`, {}, token);
    expect(contents(data.me.cart)).toEqual([`${other} x 1`]);
    expect(data.me.cart.warnings).toEqual([
      { code: 'INSUFFICIENT_STOCK', variantId: other, message: 'Il ne reste qu’une pièce.' },
    ]);
  });

  test('of a guest is merged up to what is left', async () => {
    await count({ [other]: 2 });
    const { cart, userErrors } = await change(
      `mergeCart(lines: [{ productId: "${ID}", variantId: "${other}", quantity: 5 }])`,
    );
    expect(contents(cart)).toEqual([`${other} x 2`]);
    expect(userErrors).toMatchObject([
      { code: 'INSUFFICIENT_STOCK', message: 'Il ne reste que 2 pièces.' },
    ]);
  });
});

test('over REST every path takes a variant’s id, and none more than there is', async () => {
  const rest = (method: string, path: string, body?: object) =>
    shop.rest<{ cart: ReadonlyArray<Record<string, unknown>> }>(method, path, body, token);
  const added = await rest('POST', '/user/cart', { product: { _id: other } });
  expect(added.body.cart).toMatchObject([
    {
      _id: other,
      productId: ID,
      selectedOptions: expect.arrayContaining([{ name: 'Taille', value: expect.any(String) }]),
      qty: 1,
    },
  ]);
  await rest('POST', '/user/cart', { product: { _id: ID } });
  const step = { action: { type: 'increment' } };
  const stepped = await rest('POST', `/user/cart/${other}`, step);
  expect(stepped.body.cart).toMatchObject([
    { _id: other, qty: 2 },
    { _id: ID, qty: 1 },
  ]);
  expect((await rest('POST', `/user/cart/${third}`, step)).status).toBe(404);
  await count({ [other]: 2 });
  const refused = await rest('POST', `/user/cart/${other}`, step);
  expect([refused.status, refused.body.errors]).toEqual([422, ['Il ne reste que 2 pièces.']]);
  const removed = await rest('DELETE', `/user/cart/${other}`);
  expect(removed.body.cart).toMatchObject([{ _id: ID }]);
  expect(removed.body.cart[0]).not.toHaveProperty('productId');
  const found = await shop.rest('GET', `/products/${other}`);
  expect(found.body).toMatchObject({ product: { _id: other, productId: ID } });
  expect((await shop.rest('GET', `/products/${ID}.nope`)).status).toBe(404);
});
