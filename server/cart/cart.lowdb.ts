import { listOf } from '../shared/record.ts';
import type { Collection } from '../storage/collection.ts';
import type { Writer } from '../storage/lowdb/draft.ts';
import { listsOf } from '../storage/lowdb/lists.ts';
import { cartLineRecord, type CartLineRecord, type CartStore } from './cart.store.ts';

export const carts: Collection<readonly CartLineRecord[]> = {
  name: 'carts',
  shape: listOf(cartLineRecord),
};

export const cartsOf = (db: Writer): CartStore => listsOf(db, carts);
