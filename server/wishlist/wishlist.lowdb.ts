import { listOf } from '../shared/record.ts';
import type { Collection } from '../storage/collection.ts';
import type { Writer } from '../storage/lowdb/draft.ts';
import { listsOf } from '../storage/lowdb/lists.ts';
import { wishRecord, type WishRecord, type WishlistStore } from './wishlist.store.ts';

export const wishlists: Collection<readonly WishRecord[]> = {
  name: 'wishlists',
  shape: listOf(wishRecord),
};

export const wishlistsOf = (db: Writer): WishlistStore => listsOf(db, wishlists);
