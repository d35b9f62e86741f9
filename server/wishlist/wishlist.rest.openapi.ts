import {
  caftan,
  ID_OF_PRODUCT,
  OPTIONAL_OF_PRODUCT,
  productProperties,
  unknownProduct,
} from '../catalog/catalog.rest.openapi.ts';
import { closedObject, errors, instant, listOf, refTo } from '../rest.openapi.ts';
import type { RestSection } from '../rest.openapi.ts';
import { messageOf } from '../shared/messages.ts';
import { MAX_WISHES } from './wishlist.rules.ts';

const wishlist = closedObject('A wishlist.', { wishlist: refTo('Wishlist') });

const wish = {
  ...caftan,
  createdAt: '2026-11-23T10:20:30+01:00',
  updatedAt: '2026-11-23T10:20:30+01:00',
};

export const wishlistSection: RestSection = {
  tag: 'Wishlist',
  description: `The wishlist of the customer whom the token names: a set of at most ${MAX_WISHES} products. The id of a variant stands for its product.`,
  schemas: {
    Wish: closedObject(
      'A product, and since when it is wished for.',
      {
        ...productProperties,
        createdAt: instant('When it was added.'),
        updatedAt: instant('Equal to `createdAt`.'),
      },
      OPTIONAL_OF_PRODUCT,
    ),
    Wishlist: listOf(refTo('Wish'), 'First added first.'),
  },
  operations: {
    'GET /user/wishlist': {
      operationId: 'getWishlist',
      summary: 'Get the wishlist',
      description: 'The customer’s wishlist.',
      success: { status: 200, description: 'The wishlist.', schema: wishlist },
      examples: {
        wishlist: { summary: 'A wishlist', status: 200, response: { wishlist: [wish] } },
      },
    },
    'POST /user/wishlist': {
      operationId: 'addToWishlist',
      summary: 'Add a product to the wishlist',
      description:
        'Adds a product, sold out or not. One that is in the wishlist already stays as it is.',
      body: refTo('ProductReference'),
      success: { status: 201, description: 'The wishlist, with the product.', schema: wishlist },
      refusals: {
        404: 'There is no such product.',
        422: 'The product is missing in the body, or the wishlist is full.',
      },
      examples: {
        added: {
          summary: 'A product that is in the wishlist already',
          body: { product: { _id: 'caftan-celeste' } },
          status: 201,
          response: { wishlist: [wish] },
        },
        unknownProduct: {
          summary: 'An unknown product',
          body: { product: { _id: 'caftan-inconnu' } },
          status: 404,
          response: unknownProduct,
        },
        missingProduct: {
          summary: 'A product without an id',
          invalidBody: { product: {} },
          status: 422,
          response: errors(
            messageOf({
              code: 'INVALID',
              reason: 'MISSING',
              field: 'product',
              name: 'product._id',
            }),
          ),
        },
      },
    },
    'DELETE /user/wishlist/:id': {
      operationId: 'removeFromWishlist',
      summary: 'Remove a product from the wishlist',
      description: 'Removes the product.',
      id: ID_OF_PRODUCT,
      success: { status: 200, description: 'The wishlist, without it.', schema: wishlist },
      refusals: { 404: 'The product is not in the wishlist.' },
      examples: {
        removed: {
          summary: 'The only product',
          id: 'caftan-celeste',
          status: 200,
          response: { wishlist: [] },
        },
        notWished: {
          summary: 'A product that is not in the wishlist',
          id: 'jean-droit-brut',
          status: 404,
          response: errors(messageOf({ code: 'UNKNOWN_PRODUCT', reason: 'WISHLIST' })),
        },
      },
    },
  },
};
