import type { Ports } from '../store.ts';
import { accountsOf } from '../../account/account.postgres.ts';
import { catalogOf } from '../../catalog/catalog.postgres.ts';
import type { Database } from './database.ts';
import type { CountCache } from '../../catalog/postgres/catalog.count-cache.ts';
import { addressesOf, cartsOf, wishlistsOf } from './lists.postgres.ts';
import { mailsOf } from '../../mail/mail.postgres.ts';
import { ordersOf } from '../../order/order.postgres.ts';

/** The shop's ports over the tables of a database. */
export function portsOf(db: Database, cached: CountCache): Ports {
  return {
    catalog: catalogOf(db, cached),
    accounts: accountsOf(db),
    carts: cartsOf(db),
    wishlists: wishlistsOf(db),
    addresses: addressesOf(db),
    orders: ordersOf(db),
    mails: mailsOf(db),
  };
}
