import {
  caftan,
  ID_OF_PRODUCT,
  OPTIONAL_OF_PRODUCT,
  productProperties,
  unknownProduct,
} from '../catalog/catalog.rest.openapi.ts';
import { productReference } from '../catalog/catalog.rest.ts';
import { bodySchema, closedObject, errors, instant, listOf, refTo } from '../rest.openapi.ts';
import type { RestSection } from '../rest.openapi.ts';
import { messageOf } from '../shared/messages.ts';
import { cartStep } from './cart.rest.ts';
import { MAX_LINES, MAX_QUANTITY } from './cart.rules.ts';

const cart = closedObject('A cart.', { cart: refTo('Cart') });

const line = (qty: number) => ({
  ...caftan,
  qty,
  createdAt: '2026-11-23T10:20:30+01:00',
  updatedAt: '2026-11-23T10:20:30+01:00',
});

const notInCart = errors(messageOf({ code: 'NOT_IN_CART' }));
const missingProduct = errors(
  messageOf({ code: 'INVALID', reason: 'MISSING', field: 'product', name: 'product._id' }),
);

export const cartSection: RestSection = {
  tag: 'Cart',
  description: `The cart of the customer whom the token names. It has at most ${MAX_LINES} lines; each is a product, or one of its variants, with a quantity.`,
  schemas: {
    CartLine: closedObject(
      'A product with its quantity. Its id, price and options are those of the variant in the cart.',
      {
        ...productProperties,
        qty: {
          type: 'integer',
          minimum: 1,
          maximum: MAX_QUANTITY,
          description: 'Quantity; no more than there is in stock.',
        },
        createdAt: instant('When the line was added.'),
        updatedAt: instant('When its quantity changed.'),
      },
      OPTIONAL_OF_PRODUCT,
    ),
    Cart: listOf(
      refTo('CartLine'),
      'The lines, first added first. Products that left the catalogue are left out.',
    ),
    ProductReference: bodySchema(
      productReference,
      'Names a product. Other properties are ignored.',
      {
        product: 'The product: a whole one may be sent, only its id counts.',
        'product._id': ID_OF_PRODUCT,
      },
    ),
    CartStep: bodySchema(cartStep, 'A step of the quantity.', {
      action: 'The step.',
      'action.type': 'One more or one less; the quantity stays within 1 and 99.',
    }),
  },
  operations: {
    'GET /user/cart': {
      operationId: 'getCart',
      summary: 'Get the cart',
      description: 'The customer’s cart.',
      success: { status: 200, description: 'The cart.', schema: cart },
      examples: {
        cart: { summary: 'A cart', status: 200, response: { cart: [line(1)] } },
      },
    },
    'POST /user/cart': {
      operationId: 'addToCart',
      summary: 'Add a product to the cart',
      description:
        'Adds one. A line that is there already gets one more. The id of a product means its base variant or, while that is sold out, the first one available.',
      body: refTo('ProductReference'),
      success: { status: 201, description: 'The cart, with the line.', schema: cart },
      refusals: {
        404: 'There is no such product or variant.',
        422: 'The product is missing in the body, or sold out, or the cart is full.',
      },
      examples: {
        added: {
          summary: 'One more of a product in the cart',
          body: { product: { _id: 'caftan-celeste' } },
          status: 201,
          response: { cart: [line(2)] },
        },
        unknownProduct: {
          summary: 'An unknown product',
          body: { product: { _id: 'caftan-inconnu' } },
          status: 404,
          response: unknownProduct,
        },
        soldOut: {
          summary: 'A product that is sold out',
          body: { product: { _id: 'pantalon-large-lin' } },
          status: 422,
          response: errors(messageOf({ code: 'OUT_OF_STOCK', title: 'Pantalon large en lin' })),
        },
        missingProduct: {
          summary: 'A body without a product',
          invalidBody: {},
          status: 422,
          response: missingProduct,
        },
      },
    },
    'POST /user/cart/:id': {
      operationId: 'stepCartQuantity',
      summary: 'Change a quantity by one',
      description: 'Adds one to a line of the cart or takes one away.',
      id: ID_OF_PRODUCT,
      body: refTo('CartStep'),
      success: { status: 200, description: 'The cart, with the new quantity.', schema: cart },
      refusals: {
        404: 'The product is not in the cart.',
        422: 'The action is missing or unknown, or there are not enough in stock.',
      },
      examples: {
        increment: {
          summary: 'One more',
          id: 'caftan-celeste',
          body: { action: { type: 'increment' } },
          status: 200,
          response: { cart: [line(2)] },
        },
        decrement: {
          summary: 'One less, and never below 1',
          id: 'caftan-celeste',
          body: { action: { type: 'decrement' } },
          status: 200,
          response: { cart: [line(1)] },
        },
        notInCart: {
          summary: 'A product that is not in the cart',
          id: 'jean-droit-brut',
          body: { action: { type: 'increment' } },
          status: 404,
          response: notInCart,
        },
        unknownAction: {
          summary: 'An unknown action',
          id: 'caftan-celeste',
          invalidBody: { action: { type: 'double' } },
          status: 422,
          response: errors(messageOf({ code: 'INVALID', reason: 'CART_ACTION', field: 'action' })),
        },
      },
    },
    'DELETE /user/cart/:id': {
      operationId: 'removeFromCart',
      summary: 'Remove a line of the cart',
      description: 'Removes the line, whatever its quantity.',
      id: ID_OF_PRODUCT,
      success: { status: 200, description: 'The cart, without the line.', schema: cart },
      refusals: { 404: 'The product is not in the cart.' },
      examples: {
        removed: {
          summary: 'The only line',
          id: 'caftan-celeste',
          status: 200,
          response: { cart: [] },
        },
        notInCart: {
          summary: 'A product that is not in the cart',
          id: 'jean-droit-brut',
          status: 404,
          response: notInCart,
        },
      },
    },
  },
};
