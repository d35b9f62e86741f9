import { z } from 'zod';
import { priceOf, type Offers } from '../catalog/campaign/offers.rules.ts';
import { sunglasses } from '../catalog/catalog.rest.examples.ts';
import {
  ID_OF_PRODUCT,
  idIn,
  namesProduct,
  productShape,
  restProduct,
  unknownProduct,
} from '../catalog/catalog.rest.ts';
import { baseVariant, productIdOf } from '../catalog/catalog.variant.rules.ts';
import type { ShopContext } from '../context.ts';
import { exampleTimes, get, instant, post, remove, type RestSection } from '../rest.route.ts';
import { inMorocco } from '../shared/time.ts';
import { MAX_WISHES } from './wishlist.rules.ts';
import { addToWishlist, removeFromWishlist, viewWishlist, type Wish } from './wishlist.service.ts';

export const wishlistSchema = z
  .array(
    z
      .strictObject({
        ...productShape,
        createdAt: instant('When it was added.'),
        updatedAt: instant('Equal to `createdAt`.'),
      })
      .meta({ id: 'Wish', description: 'A product, and since when it is wished for.' }),
  )
  .meta({ id: 'Wishlist', description: 'First added first.' });

export function restWishlist(
  wishes: readonly Wish[],
  offers: Offers,
): z.infer<typeof wishlistSchema> {
  return wishes.map(({ product, addedAt }) => ({
    ...restProduct(product, priceOf(product, baseVariant(product), offers)),
    createdAt: inMorocco(addedAt),
    updatedAt: inMorocco(addedAt),
  }));
}

const answer = z.strictObject({ wishlist: wishlistSchema }).describe('A wishlist.');
const answerOf = async ({ offers }: ShopContext, wishes: Promise<readonly Wish[]>) => ({
  wishlist: restWishlist(await wishes, offers),
});

const wished = { wishlist: [{ ...sunglasses, ...exampleTimes }] };

export const wishlistSection: RestSection = {
  tag: 'Wishlist',
  description: `The wishlist of the customer whom the token names: a set of at most ${MAX_WISHES} products. The id of a variant stands for its product.`,
  routes: [
    get('/user/wishlist', {
      serves: 'CUSTOMERS',
      operationId: 'getWishlist',
      summary: 'Get the wishlist',
      description: 'The customer’s wishlist.',
      answer,
      success: 'The wishlist.',
      handle: (context) => answerOf(context, viewWishlist(context)),
      examples: { wishlist: { summary: 'A wishlist', response: wished } },
    }),
    post('/user/wishlist', {
      serves: 'CUSTOMERS',
      operationId: 'addToWishlist',
      summary: 'Add a product to the wishlist',
      description:
        'Adds a product, sold out or not. One that is in the wishlist already stays as it is.',
      ...namesProduct,
      status: 201,
      answer,
      success: 'The wishlist, with the product.',
      refusals: {
        404: 'There is no such product.',
        422: 'The product is missing in the body, or the wishlist is full.',
      },
      handle: (context, { body }) =>
        answerOf(context, addToWishlist(context, productIdOf(idIn(body)))),
      examples: {
        added: {
          summary: 'A product that is in the wishlist already',
          body: { product: { _id: 'lunettes-aviateur-dorees' } },
          response: wished,
        },
        unknownProduct: { ...unknownProduct, body: { product: { _id: 'lunettes-inconnues' } } },
        missingProduct: {
          summary: 'A product without an id',
          invalidBody: { product: {} },
          refusal: [namesProduct.refuse],
        },
      },
    }),
    remove('/user/wishlist/:id', {
      serves: 'CUSTOMERS',
      operationId: 'removeFromWishlist',
      summary: 'Remove a product from the wishlist',
      description: 'Removes the product.',
      id: ID_OF_PRODUCT,
      answer,
      success: 'The wishlist, without it.',
      refusals: { 404: 'The product is not in the wishlist.' },
      handle: (context, { id }) => answerOf(context, removeFromWishlist(context, productIdOf(id))),
      examples: {
        removed: {
          summary: 'The only product',
          id: 'lunettes-aviateur-dorees',
          response: { wishlist: [] },
        },
        notWished: {
          summary: 'A product that is not in the wishlist',
          id: 'jean-droit-brut',
          refusal: [{ code: 'UNKNOWN_PRODUCT', reason: 'WISHLIST' }],
        },
      },
    }),
  ],
};
