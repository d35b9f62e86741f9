import type { z } from 'zod';
import { instant, listOf, record, text } from '../shared/record.ts';
import { collectionOf } from '../storage/collection.ts';
import { listsOf } from '../storage/lists.ts';
import type { Rows } from '../storage/rows.ts';

const wishRecord = record({ productId: text, addedAt: instant });
export type WishRecord = z.infer<typeof wishRecord>;

export const wishlists = collectionOf('wishlists', listOf(wishRecord));

export const wishlistsOf = (rows: Rows) => listsOf(rows, wishlists);
