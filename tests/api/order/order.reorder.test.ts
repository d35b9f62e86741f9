import { expect, test } from 'vitest';
import { order } from '../../store/contract/records.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { ADD_TO_CART, contents } from '../protocol/documents.ts';
import { afterSalesOf } from './order.after-sales.documents.ts';
import { pastOf } from './order.past.ts';

const shop = await sharedShop();

/** A line of an order of this product. */
const line = (productId: string, title: string, quantity: number) =>
  order('any').lines.map((one) => {
    const total = one.price * quantity;
    return { ...one, productId, variantId: productId, title, quantity, total };
  });

test('ordering again fills the cart with what is to be had and names the rest; twice adds nothing', async () => {
  const { token, orderId } = await pastOf(shop).customerWithOrder({
    lines: [
      ...line('jupe-plissee-safran', 'Jupe plissée Safran', 3),
      ...line('caftan-celeste', 'Caftan Céleste', 2),
      ...line('robe-maille-cotelee', 'Robe en maille côtelée', 1),
      ...line('cape-atlas', 'Cape Atlas', 1),
    ],
  });
  await shop.graphql(ADD_TO_CART, { productId: 'caftan-celeste' }, token);
  for (const _ of ['once', 'twice']) {
    const { cart, userErrors } = await afterSalesOf(shop).reorder(orderId, token);
    expect(contents(cart)).toEqual(['caftan-celeste x 1', 'jupe-plissee-safran x 3']);
    expect(userErrors.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'UNKNOWN_PRODUCT «\u00a0Cape Atlas\u00a0» n’est plus au catalogue.',
      'OUT_OF_STOCK «\u00a0Robe en maille côtelée\u00a0» est en rupture de stock.',
    ]);
  }
});
