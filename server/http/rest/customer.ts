import type { CustomerRecord } from '../../account/account.store.ts';
import { restAddress } from '../../address/address.rest.ts';
import { addressesOf } from '../../address/address.service.ts';
import { restCart } from '../../cart/cart.rest.ts';
import { cartOf } from '../../cart/cart.service.ts';
import type { Shop } from '../../context.ts';
import { inRabat } from '../../shared/time.ts';
import { restWishlist } from '../../wishlist/wishlist.rest.ts';
import { wishlistOf } from '../../wishlist/wishlist.service.ts';

export async function restCustomer(shop: Shop, customer: CustomerRecord): Promise<object> {
  const { id, firstName, lastName, email, createdAt, updatedAt } = customer;
  return {
    _id: id,
    firstName,
    lastName,
    email,
    createdAt: inRabat(createdAt),
    updatedAt: inRabat(updatedAt),
    cart: restCart(await cartOf(shop, id)),
    wishlist: restWishlist(await wishlistOf(shop, id)),
    address: (await addressesOf(shop, id)).map(restAddress),
  };
}
