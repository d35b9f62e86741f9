import type { Database } from '../storage/postgres/database.ts';
import { listsOf } from '../storage/postgres/lists.ts';
import { columnsOf } from '../storage/postgres/records.ts';
import { listPart } from '../storage/postgres/stored-part.ts';
import { cartLineRecord, type CartLineRecord, type CartStore } from './cart.store.ts';

const columns = columnsOf(cartLineRecord);

export const cartPart = listPart<CartLineRecord>('cart_lines', columns);

export function cartsOf(db: Database): CartStore {
  return listsOf<CartLineRecord>(db, 'cart_lines', 'variantId', columns);
}
