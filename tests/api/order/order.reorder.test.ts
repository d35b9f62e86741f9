import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { ADD_TO_CART, contents } from '../protocol/documents.ts';
import { afterwardsOf } from './order.afterwards.documents.ts';
import { pastOf } from './order.past.ts';

let shop: TestShop;
let ask: ReturnType<typeof afterwardsOf>;
let past: ReturnType<typeof pastOf>;
beforeAll(async () => {
  shop = await startShop();
  ask = afterwardsOf(shop);
  past = pastOf(shop);
});
afterAll(() => shop.close());

/** A line of an order; what it cost does not matter. */
function line(productId: string, title: string, quantity: number): OrderRecord['lines'][number] {
  const about = { brand: 'Belle Vue', image: '/images/x.svg', price: 100, originalPrice: 100 };
  return {
    ...about,
    productId,
    variantId: productId,
    variantTitle: null,
    title,
    quantity,
    total: 100 * quantity,
  };
}

describe('ordering again', () => {
  test('fills the cart with what is to be had and names the rest; twice adds nothing', async () => {
    const { token, orderId } = await past.customerWithOrder({
      lines: [
        line('jupe-plissee-safran', 'Jupe plissée Safran', 3),
        line('caftan-celeste', 'Caftan Céleste', 2),
        line('robe-maille-cotelee', 'Robe en maille côtelée', 1),
        line('cape-atlas', 'Cape Atlas', 1),
      ],
    });
    await shop.graphql(ADD_TO_CART, { productId: 'caftan-celeste' }, token);
    for (const answer of [await ask.reorder(orderId, token), await ask.reorder(orderId, token)]) {
      const { cart, userErrors } = answer;
      expect(contents(cart)).toEqual(['caftan-celeste x 1', 'jupe-plissee-safran x 3']);
      expect(userErrors.map(({ code, message }) => `${code} ${message}`)).toEqual([
        'UNKNOWN_PRODUCT « Cape Atlas » n’est plus au catalogue.',
        'OUT_OF_STOCK « Robe en maille côtelée » est en rupture de stock.',
      ]);
    }
  });

  test('is for the customer whose order it is', async () => {
    const { orderId } = await past.customerWithOrder();
    const other = await past.customerWithOrder();
    const { cart, userErrors } = await ask.reorder(orderId, other.token);
    expect(contents(cart)).toEqual([]);
    expect(userErrors).toMatchObject([{ code: 'UNKNOWN_ORDER', field: 'orderId' }]);
    const { errors } = await shop.graphql('mutation { reorder(orderId: "x") { cart { id } } }');
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});
