import type { Database } from '../storage/postgres/database.ts';
import { listsOf } from '../storage/postgres/lists.ts';
import { columnsOf } from '../storage/postgres/records.ts';
import { listPart } from '../storage/postgres/stored-part.ts';
import { wishRecord, type WishRecord, type WishlistStore } from './wishlist.store.ts';

const columns = columnsOf(wishRecord);

export const wishlistPart = listPart<WishRecord>('wishes', columns);

export function wishlistsOf(db: Database): WishlistStore {
  return listsOf<WishRecord>(db, 'wishes', 'productId', columns);
}
