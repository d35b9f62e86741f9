import { requireCustomer } from '../shared/viewer.ts';
import type { ProductRecord } from '../catalog/catalog.store.ts';
import type { Ports, Shop, ShopContext } from '../context.ts';
import { Refusal } from '../shared/problems.ts';
import { addWish, removeWish } from './wishlist.rules.ts';
import type { WishRecord } from './wishlist.store.ts';

export interface Wish {
  readonly product: ProductRecord;
  readonly addedAt: string;
}

type WishlistPorts = Pick<Ports, 'wishlists' | 'catalog'>;

export function viewWishlist(context: ShopContext): Promise<readonly Wish[]> {
  return wishlistOf(context, requireCustomer(context));
}

export function wishlistOf(
  { store }: Pick<Shop, 'store'>,
  customerId: string,
): Promise<readonly Wish[]> {
  return wishesIn(store.read, customerId);
}

async function wishesIn(ports: WishlistPorts, customerId: string): Promise<readonly Wish[]> {
  const wishes = await ports.wishlists.load(customerId);
  const products = await ports.catalog.productsById(wishes.map(({ productId }) => productId));
  return wishes.flatMap(({ productId, addedAt }) => {
    const product = products.get(productId);
    return product ? [{ product, addedAt }] : [];
  });
}

/** Refuses with UNKNOWN_PRODUCT, LIMIT_REACHED. */
export function addToWishlist(context: ShopContext, productId: string): Promise<readonly Wish[]> {
  return change(context, async (wishes, ports) => {
    if (!(await ports.catalog.product(productId))) {
      throw new Refusal({ code: 'UNKNOWN_PRODUCT', reason: 'CATALOG', field: 'productId' });
    }
    return addWish(wishes, productId, context.clock().toISOString());
  });
}

/** Refuses with UNKNOWN_PRODUCT. */
export function removeFromWishlist(
  context: ShopContext,
  productId: string,
): Promise<readonly Wish[]> {
  return change(context, (wishes) => removeWish(wishes, productId));
}

async function change(
  context: ShopContext,
  rule: (
    wishes: readonly WishRecord[],
    ports: WishlistPorts,
  ) => readonly WishRecord[] | Promise<readonly WishRecord[]>,
): Promise<readonly Wish[]> {
  const customerId = requireCustomer(context);
  return context.store.transaction(async (ports) => {
    const wishes = await ports.wishlists.load(customerId);
    await ports.wishlists.save(customerId, await rule(wishes, ports));
    return wishesIn(ports, customerId);
  });
}
