import type { ShopContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { refusable } from '../shared/payload.ts';
import {
  addToWishlist,
  removeFromWishlist,
  viewWishlist,
  wishlistOf,
  type Wish,
} from './wishlist.service.ts';

/** A refusal too returns the current wishlist. */
async function wishlistPayload(context: ShopContext, change: () => Promise<readonly Wish[]>) {
  const { value, userErrors } = await refusable(context, change);
  const wishes = value ?? (await viewWishlist(context));
  return { wishlist: wishes.map(({ product }) => product), userErrors };
}

export const wishlistResolvers = {
  Mutation: {
    addToWishlist: (_, { productId }, context) =>
      wishlistPayload(context, () => addToWishlist(context, productId)),
    removeFromWishlist: (_, { productId }, context) =>
      wishlistPayload(context, () => removeFromWishlist(context, productId)),
  },
  Customer: {
    wishlist: async ({ id }, _, context) =>
      (await wishlistOf(context, id)).map(({ product }) => product),
  },
} satisfies Resolvers;
