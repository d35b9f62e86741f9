import { describe, expect, test } from 'vitest';
import { cartLine } from '../../store/contract/records.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import {
  ADD_TO_CART,
  CART,
  contents,
  MERGE_CART,
  MY_CART,
  REMOVE_FROM_CART,
  type Cart,
  type UserError,
} from '../protocol/documents.ts';

const shop = await sharedShop();
const { token, email } = await shop.customer();
const { id: customerId = '' } = (await shop.store.read.accounts.customerByEmail(email)) ?? {};

async function myCart(): Promise<Cart> {
  const { data } = await shop.graphql<{ me: { cart: Cart } }>(MY_CART, {}, token);
  return data.me.cart;
}

describe('a product that can no longer be bought', () => {
  test('out of stock stays as a line, is named, and counts for nothing until it is back', async () => {
    await shop.graphql(ADD_TO_CART, { productId: 'jabador-atlas', quantity: 2 }, token);
    await shop.graphql(ADD_TO_CART, { productId: 'jupe-plissee-safran' }, token);
    await shop.changeProduct('jabador-atlas', { outOfStock: true });
    const cart = await myCart();
    expect(contents(cart)).toEqual(['jabador-atlas x 2', 'jupe-plissee-safran x 1']);
    expect(cart).toMatchObject({
      lines: [{ total: { amount: 0 } }, { total: { amount: 45_900 } }],
      quantity: 1,
      total: { amount: 45_900 },
      originalTotal: { amount: 59_900 },
      payable: { amount: 45_900 },
      warnings: [
        {
          code: 'OUT_OF_STOCK',
          productId: 'jabador-atlas',
          message: '«\u00a0Jabador Atlas trois galons\u00a0» est en rupture de stock.',
        },
      ],
    });
    const { body } = await shop.rest<{ cart: object[] }>('GET', '/user/cart', undefined, token);
    expect(body.cart).toMatchObject([
      { _id: 'jabador-atlas', qty: 2, outOfStock: true },
      { _id: 'jupe-plissee-safran', qty: 1, outOfStock: false },
    ]);
    await shop.changeProduct('jabador-atlas', { outOfStock: false });
    const again = await myCart();
    expect(again.warnings).toEqual([]);
    // 2 x 1390 + 459
    expect(again.total.amount).toBe(323_900);
  });

  test('gone from the catalogue is in no line, is named, and can be removed', async () => {
    const before = await myCart();
    const now = '2025-05-01T10:00:00.000Z';
    await shop.store.transaction(async ({ carts }) => {
      const lines = await carts.load(customerId);
      await carts.save(customerId, [
        { ...cartLine('vendu-autrefois', 3), addedAt: now, updatedAt: now },
        ...lines,
      ]);
    });
    const cart = await myCart();
    expect(contents(cart)).toEqual(contents(before));
    expect(cart.quantity).toBe(before.quantity);
    expect(cart.warnings).toEqual([
      {
        code: 'UNKNOWN_PRODUCT',
        productId: 'vendu-autrefois',
        message: 'Ce produit n’existe pas ou n’est plus au catalogue.',
      },
    ]);
    const { data } = await shop.graphql<{ removeFromCart: { cart: Cart } }>(
      REMOVE_FROM_CART,
      { productId: 'vendu-autrefois' },
      token,
    );
    expect(data.removeFromCart.cart.warnings).toEqual([]);
  });

  test('archived is named in each language; a draft never is, and one that was deleted cannot be', async () => {
    const lines = ['sarouel-terracotta', 'cardigan-rose-the', 'supprime'].map((productId) => ({
      productId,
      quantity: 1,
    }));
    await shop.store.transaction(async ({ catalog }) => {
      const products = await catalog.productsById(lines.map(({ productId }) => productId));
      const archivedAt = '2025-05-01T10:00:00.000Z';
      await catalog.archive(
        Array.from(products.values(), (product) => ({
          ...product,
          archivedAt,
          draftSince: product.id === 'sarouel-terracotta' ? null : archivedAt,
        })),
      );
    });
    const messagesIn = async (language: string) => {
      const { data } = await shop.graphql<{ quote: Cart }>(
        `query ($lines: [CartLineInput!]!) @inContext(language: ${language}) {
          quote(lines: $lines) ${CART}
        }`,
        { lines },
      );
      return data.quote.warnings.map(({ message }) => message);
    };
    const unnamed = 'Ce produit n’existe pas ou n’est plus au catalogue.';
    const named = '«\u00a0Sarouel Terracotta\u00a0» n’est plus au catalogue.';
    expect(await messagesIn('FR')).toEqual([named, unnamed, unnamed]);
    expect((await messagesIn('EN'))[0]).toBe('“Terracotta sarouel” is no longer sold.');
    expect((await messagesIn('AR'))[0]).toBe('لم يعد «سروال قندريسي طيني» يباع.');
    const { data } = await shop.graphql<{ mergeCart: { userErrors: readonly UserError[] } }>(
      MERGE_CART,
      { lines },
      token,
    );
    expect(data.mergeCart.userErrors.map(({ message }) => message)).toEqual([
      named,
      unnamed,
      unnamed,
    ]);
  });
});
