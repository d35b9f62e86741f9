import { z } from 'zod';
import { readProductId, restProduct } from '../catalog/catalog.rest.ts';
import { productIdOf } from '../catalog/catalog.variant.rules.ts';
import type { ShopContext } from '../context.ts';
import { created, ok, parseBody, type RestBody, type RestRoute } from '../rest.route.ts';
import { inRabat } from '../shared/time.ts';
import type { PricedCart, PricedLine } from './cart.pricing.ts';
import { addToCart, removeFromCart, stepCartQuantity, viewCart } from './cart.service.ts';

const STEPS = { increment: 1, decrement: -1 } as const;

export const cartStep = z.object({
  action: z.object({ type: z.enum(['increment', 'decrement']) }),
});

/** The product's fields and `qty`; a line of another than the base variant has its id. */
export function restCart({ lines }: PricedCart) {
  return lines.map(({ product, variant, quantity, addedAt, updatedAt }: PricedLine) => ({
    ...restProduct(product, variant),
    qty: quantity,
    ...(addedAt && updatedAt ? { createdAt: inRabat(addedAt), updatedAt: inRabat(updatedAt) } : {}),
  }));
}

function readStep(body: RestBody): 1 | -1 {
  const problem = { code: 'INVALID', reason: 'CART_ACTION', field: 'action' } as const;
  return STEPS[parseBody(cartStep, body, problem).action.type];
}

/** An id of a product or of a variant. */
function namedBy(id: string) {
  const productId = productIdOf(id);
  return { productId, variantId: id === productId ? null : id };
}

const answer = async (cart: Promise<PricedCart>) => ({ cart: restCart(await cart) });

export const cartRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/user/cart',
    serves: 'CUSTOMERS',
    handle: async (context) => ok(await answer(viewCart(context))),
  },
  {
    method: 'POST',
    path: '/user/cart',
    serves: 'CUSTOMERS',
    handle: async (context: ShopContext, { body }) =>
      created(await answer(addToCart(context, { ...namedBy(readProductId(body)), quantity: 1 }))),
  },
  {
    method: 'POST',
    path: '/user/cart/:id',
    serves: 'CUSTOMERS',
    handle: async (context, { id, body }) =>
      ok(await answer(stepCartQuantity(context, namedBy(id), readStep(body)))),
  },
  {
    method: 'DELETE',
    path: '/user/cart/:id',
    serves: 'CUSTOMERS',
    handle: async (context, { id }) => ok(await answer(removeFromCart(context, namedBy(id)))),
  },
];
