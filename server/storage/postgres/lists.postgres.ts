import type { AddressRecord, AddressStore } from '../../address/address.store.ts';
import type { CartLineRecord, CartStore } from '../../cart/cart.store.ts';
import type { WishlistStore, WishRecord } from '../../wishlist/wishlist.store.ts';
import type { Database } from './database.ts';
import { jsonOf, listSavingOf, placed, selectionOf, type Columns } from './records.ts';

export const CART_LINE = {
  productId: 'text',
  quantity: 'integer',
  addedAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const satisfies Columns & Record<keyof CartLineRecord, string>;

export const WISH = {
  productId: 'text',
  addedAt: 'timestamptz',
} as const satisfies Columns & Record<keyof WishRecord, string>;

export const ADDRESS = {
  id: 'text',
  name: 'text',
  street: 'text',
  city: 'text',
  region: 'text',
  postalCode: 'text',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const satisfies Columns & Record<keyof AddressRecord, string>;

export function cartsOf(db: Database): CartStore {
  return listOf<CartLineRecord>(db, 'cart_lines', 'productId', CART_LINE);
}

export function wishlistsOf(db: Database): WishlistStore {
  return listOf<WishRecord>(db, 'wishes', 'productId', WISH);
}

export function addressesOf(db: Database): AddressStore {
  return listOf<AddressRecord>(db, 'addresses', 'id', ADDRESS);
}

/** One list a customer, a row an item. */
function listOf<T extends object>(db: Database, table: string, item: string, columns: Columns) {
  const load = `SELECT ${selectionOf(columns)} FROM ${table} WHERE customer_id = $1 ORDER BY place`;
  const save = listSavingOf(table, { owner: 'customerId', item }, columns);
  return {
    load: (customerId: string) => db.find<T>(load, [customerId]),
    async save(customerId: string, items: readonly T[]): Promise<void> {
      await db.change(save, [[customerId], jsonOf(placed({ customerId }, items))]);
    },
  };
}
