import type { AccountStore } from '../account/account.store.ts';
import type { AddressStore } from '../address/address.store.ts';
import type { CartStore } from '../cart/cart.store.ts';
import type { PictureStore } from '../catalog/catalog.picture.store.ts';
import type { CatalogStore } from '../catalog/catalog.store.ts';
import type { MailStore } from '../mail/mail.store.ts';
import type { OrderStore } from '../order/order.store.ts';
import type { WishlistStore } from '../wishlist/wishlist.store.ts';

/** One port a word: all that the shop asks of wherever its data is kept. */
export interface Ports {
  readonly catalog: CatalogStore;
  readonly accounts: AccountStore;
  readonly carts: CartStore;
  readonly wishlists: WishlistStore;
  readonly addresses: AddressStore;
  readonly orders: OrderStore;
  readonly mails: MailStore;
}

/**
 * Where the shop's data is kept. What ports give is never changed by anybody: a change is a new
 * object given to `save`.
 */
export interface Store {
  /** Reads what was committed, `settled` or not yet; saving through these ports is refused. */
  readonly read: Ports;
  /**
   * Another number after every change of the catalogue that `read` shows: answers and pages made
   * of it are kept no longer than this stays the same. Null while nobody can tell: keep nothing.
   */
  readonly catalogVersion: number | null;
  /** Apart from transactions: a picture is saved before what shows it. */
  readonly pictures: PictureStore;
  /**
   * Runs `work` alone: it sees its own changes, nobody else does until all of them are on disk.
   * When it throws, nothing was changed. It must not wait for anything but its ports, and change
   * nothing else that stays: a store that found it in another's way runs it again from the start.
   * Throws StoreUnavailable when the changes could not be kept; then, too, nothing was changed, as
   * far as anybody can know: a database that left while it committed may have kept them all.
   */
  transaction<T>(work: (ports: Ports) => Promise<T>): Promise<T>;
  /**
   * Comes back once everything that `read` can have shown so far is on disk. An answer that tells
   * of it must wait for this. Throws StoreUnavailable when it cannot be kept.
   */
  flushed(): Promise<void>;
  /** Finishes what was begun and gives the data free for another owner. */
  close(): Promise<void>;
}
