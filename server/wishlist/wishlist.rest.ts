import { readProductId, restProduct } from '../catalog/catalog.rest.ts';
import { productIdOf } from '../catalog/catalog.variant.rules.ts';
import { created, ok, type RestRoute } from '../rest.route.ts';
import { inRabat } from '../shared/time.ts';
import { addToWishlist, removeFromWishlist, viewWishlist, type Wish } from './wishlist.service.ts';

/** Products with the times of the wish. */
export function restWishlist(wishes: readonly Wish[]) {
  return wishes.map(({ product, addedAt }) => ({
    ...restProduct(product),
    createdAt: inRabat(addedAt),
    updatedAt: inRabat(addedAt),
  }));
}

const answer = async (wishes: Promise<readonly Wish[]>) => ({
  wishlist: restWishlist(await wishes),
});

export const wishlistRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/user/wishlist',
    serves: 'CUSTOMERS',
    handle: async (context) => ok(await answer(viewWishlist(context))),
  },
  {
    method: 'POST',
    path: '/user/wishlist',
    serves: 'CUSTOMERS',
    handle: async (context, { body }) =>
      created(await answer(addToWishlist(context, productIdOf(readProductId(body))))),
  },
  {
    method: 'DELETE',
    path: '/user/wishlist/:id',
    serves: 'CUSTOMERS',
    handle: async (context, { id }) =>
      ok(await answer(removeFromWishlist(context, productIdOf(id)))),
  },
];
