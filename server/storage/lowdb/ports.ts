import type { Ports } from '../store.ts';
import { accountsOf } from '../../account/account.lowdb.ts';
import { catalogOf } from '../../catalog/catalog.lowdb.ts';
import type { Writer } from './draft.ts';
import { mailsOf } from '../../mail/mail.lowdb.ts';
import { ordersOf } from '../../order/order.lowdb.ts';
import type { Rows } from './tables.ts';

/** The shop's ports over the tables of `shop.json`. */
export function portsOf(db: Writer): Ports {
  return {
    catalog: catalogOf(db),
    accounts: accountsOf(db),
    carts: listOf(db, 'carts', []),
    wishlists: listOf(db, 'wishlists', []),
    addresses: listOf(db, 'addresses', []),
    orders: ordersOf(db),
    mails: mailsOf(db),
  };
}

/** Carts, wishlists and address books: one list a customer. */
function listOf<T extends 'carts' | 'wishlists' | 'addresses'>(
  db: Writer,
  table: T,
  none: Rows[T],
) {
  return {
    load: async (customerId: string): Promise<Rows[T]> => db.get(table, customerId) ?? none,
    save: async (customerId: string, list: Rows[T]): Promise<void> =>
      db.put(table, customerId, list),
  };
}
