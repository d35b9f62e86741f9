import { z } from 'zod';
import { caftan } from '../catalog/catalog.rest.examples.ts';
import {
  ID_OF_PRODUCT,
  idIn,
  namesProduct,
  productShape,
  restProduct,
  unknownProduct,
} from '../catalog/catalog.rest.ts';
import { productIdOf } from '../catalog/catalog.variant.rules.ts';
import { exampleTimes, get, instant, post, remove, type RestSection } from '../rest.route.ts';
import { inRabat } from '../shared/time.ts';
import type { PricedCart } from './cart.pricing.ts';
import { MAX_LINES, MAX_QUANTITY } from './cart.rules.ts';
import { addToCart, removeFromCart, stepCartQuantity, viewCart } from './cart.service.ts';

const STEPS = { increment: 1, decrement: -1 } as const;

const cartStep = z
  .object({
    action: z
      .object({
        type: z
          .enum(['increment', 'decrement'])
          .describe('One more or one less; the quantity stays within 1 and 99.'),
      })
      .describe('The step.'),
  })
  .meta({ id: 'CartStep', description: 'A step of the quantity.' });

export const cartSchema = z
  .array(
    z
      .strictObject({
        ...productShape,
        qty: z.int().min(1).max(MAX_QUANTITY).describe('Quantity; no more than there is in stock.'),
        createdAt: instant('When the line was added.'),
        updatedAt: instant('When its quantity changed.'),
      })
      .meta({
        id: 'CartLine',
        description:
          'A product with its quantity. Its id, price and options are those of the variant in the cart.',
      }),
  )
  .meta({
    id: 'Cart',
    description: 'The lines, first added first. Products that left the catalogue are left out.',
  });

/** A line of another than the base variant has its id. */
export function restCart({ lines }: PricedCart): z.infer<typeof cartSchema> {
  return lines.map(({ product, variant, quantity, addedAt, updatedAt }) => ({
    ...restProduct(product, variant),
    qty: quantity,
    // Only guests' lines have no times, and REST has no guests' carts.
    createdAt: inRabat(addedAt ?? ''),
    updatedAt: inRabat(updatedAt ?? ''),
  }));
}

/** An id of a product or of a variant. */
function namedBy(id: string) {
  const productId = productIdOf(id);
  return { productId, variantId: id === productId ? null : id };
}

const answer = z.strictObject({ cart: cartSchema }).describe('A cart.');
const answerOf = async (cart: Promise<PricedCart>) => ({ cart: restCart(await cart) });

const holding = (qty: number) => ({
  cart: [{ ...caftan, qty, ...exampleTimes }],
});
const notInCart = {
  summary: 'A product that is not in the cart',
  id: 'jean-droit-brut',
  refusal: [{ code: 'NOT_IN_CART' }],
} as const;

export const cartSection: RestSection = {
  tag: 'Cart',
  description: `The cart of the customer whom the token names. It has at most ${MAX_LINES} lines; each is a product, or one of its variants, with a quantity.`,
  routes: [
    get('/user/cart', {
      serves: 'CUSTOMERS',
      operationId: 'getCart',
      summary: 'Get the cart',
      description: 'The customer’s cart.',
      answer,
      success: 'The cart.',
      handle: (context) => answerOf(viewCart(context)),
      examples: { cart: { summary: 'A cart', response: holding(1) } },
    }),
    post('/user/cart', {
      serves: 'CUSTOMERS',
      operationId: 'addToCart',
      summary: 'Add a product to the cart',
      description:
        'Adds one. A line that is there already gets one more. The id of a product means its base variant or, while that is sold out, the first one available.',
      ...namesProduct,
      status: 201,
      answer,
      success: 'The cart, with the line.',
      refusals: {
        404: 'There is no such product or variant.',
        422: 'The product is missing in the body, or sold out, or the cart is full.',
      },
      handle: (context, { body }) =>
        answerOf(addToCart(context, { ...namedBy(idIn(body)), quantity: 1 })),
      examples: {
        added: {
          summary: 'One more of a product in the cart',
          body: { product: { _id: 'caftan-celeste' } },
          response: holding(2),
        },
        unknownProduct: { ...unknownProduct, body: { product: { _id: 'caftan-inconnu' } } },
        soldOut: {
          summary: 'A product that is sold out',
          body: { product: { _id: 'pantalon-large-lin' } },
          refusal: [{ code: 'OUT_OF_STOCK', titles: { FR: 'Pantalon large en lin' } }],
        },
        missingProduct: {
          summary: 'A body without a product',
          invalidBody: {},
          refusal: [namesProduct.refuse],
        },
      },
    }),
    post('/user/cart/:id', {
      serves: 'CUSTOMERS',
      operationId: 'stepCartQuantity',
      summary: 'Change a quantity by one',
      description: 'Adds one to a line of the cart or takes one away.',
      id: ID_OF_PRODUCT,
      body: cartStep,
      refuse: { code: 'INVALID', reason: 'CART_ACTION', field: 'action' },
      status: 200,
      answer,
      success: 'The cart, with the new quantity.',
      refusals: {
        404: 'The product is not in the cart.',
        422: 'The action is missing or unknown, or there are not enough in stock.',
      },
      handle: (context, { id, body }) =>
        answerOf(stepCartQuantity(context, namedBy(id), STEPS[body.action.type])),
      examples: {
        increment: {
          summary: 'One more',
          id: 'caftan-celeste',
          body: { action: { type: 'increment' } },
          response: holding(2),
        },
        decrement: {
          summary: 'One less, and never below 1',
          id: 'caftan-celeste',
          body: { action: { type: 'decrement' } },
          response: holding(1),
        },
        notInCart: { ...notInCart, body: { action: { type: 'increment' } } },
        unknownAction: {
          summary: 'An unknown action',
          id: 'caftan-celeste',
          invalidBody: { action: { type: 'double' } },
          refusal: [{ code: 'INVALID', reason: 'CART_ACTION', field: 'action' }],
        },
      },
    }),
    remove('/user/cart/:id', {
      serves: 'CUSTOMERS',
      operationId: 'removeFromCart',
      summary: 'Remove a line of the cart',
      description: 'Removes the line, whatever its quantity.',
      id: ID_OF_PRODUCT,
      answer,
      success: 'The cart, without the line.',
      refusals: { 404: 'The product is not in the cart.' },
      handle: (context, { id }) => answerOf(removeFromCart(context, namedBy(id))),
      examples: {
        removed: { summary: 'The only line', id: 'caftan-celeste', response: { cart: [] } },
        notInCart,
      },
    }),
  ],
};
