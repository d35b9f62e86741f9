import { restAddress } from '../address/address.rest.ts';
import { restCart } from '../cart/cart.rest.ts';
import { pricedCartOf } from '../cart/cart.service.ts';
import type { ShopContext } from '../context.ts';
import { created, ok, type RestRoute } from '../rest.route.ts';
import { inRabat } from '../shared/time.ts';
import { restWishlist } from '../wishlist/wishlist.rest.ts';
import { wishlistOf } from '../wishlist/wishlist.service.ts';
import { logIn, signUp } from './account.service.ts';
import type { CustomerRecord } from './account.store.ts';

/** A customer in the specification's shape, without password and without its hash. */
async function restCustomer({ store }: ShopContext, customer: CustomerRecord) {
  const { id, firstName, lastName, email, createdAt, updatedAt } = customer;
  return {
    _id: id,
    firstName,
    lastName,
    email,
    createdAt: inRabat(createdAt),
    updatedAt: inRabat(updatedAt),
    cart: restCart(await pricedCartOf(store.read, id)),
    wishlist: restWishlist(await wishlistOf(store.read, id)),
    address: (await store.read.addresses.load(id)).map(restAddress),
  };
}

export const accountRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/auth/login',
    serves: 'EVERYONE',
    handle: async (context, { body }) => {
      const { customer, token } = await logIn(context, body);
      return ok({ foundUser: await restCustomer(context, customer), encodedToken: token });
    },
  },
  {
    method: 'POST',
    path: '/auth/signup',
    serves: 'EVERYONE',
    handle: async (context, { body }) => {
      const { customer, token } = await signUp(context, body);
      return created({ createdUser: await restCustomer(context, customer), encodedToken: token });
    },
  },
];
