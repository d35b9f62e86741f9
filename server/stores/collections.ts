import {
  accountIndexes,
  accountsOf,
  customers,
  emails,
  oneTimeLinks,
  passkeys,
  sessions,
} from '../account/account.lowdb.ts';
import { apiTokenIndexes, apiTokens, apiTokensOf } from '../api-token/api-token.lowdb.ts';
import { auditEntries, auditOf } from '../audit/audit.lowdb.ts';
import { addresses, addressesOf } from '../address/address.lowdb.ts';
import { carts, cartsOf } from '../cart/cart.lowdb.ts';
import {
  archivedProducts,
  catalogIndex,
  catalogOf,
  categories,
  products,
  sizeGuides,
} from '../catalog/catalog.lowdb.ts';
import {
  stockAlertIndexes,
  stockAlerts,
  stockAlertsOf,
} from '../catalog/alerts/stock-alert.lowdb.ts';
import { mailIndexes, mails, mailsOf, mailsOfCustomer } from '../mail/mail.lowdb.ts';
import {
  idempotencyKeys,
  invoiceYears,
  orderIndexes,
  orderNumbers,
  orders,
  ordersOf,
  paymentEvents,
  payments,
} from '../order/order.lowdb.ts';
import { setupLinks, staff, staffIndexes, staffOf, staffSessions } from '../staff/staff.lowdb.ts';
import type { Collection } from '../storage/collection.ts';
import type { Access } from '../storage/lowdb/tables-store.ts';
import { deliveries, webhookIndexes, webhooks, webhooksOf } from '../webhook/webhook.lowdb.ts';
import { wishlists, wishlistsOf } from '../wishlist/wishlist.lowdb.ts';
import { withEvents } from './events.ts';
import type { Ports } from './store.ts';

export const collections: readonly Collection[] = [
  products,
  archivedProducts,
  categories,
  sizeGuides,
  customers,
  emails,
  oneTimeLinks,
  sessions,
  passkeys,
  carts,
  wishlists,
  addresses,
  orders,
  orderNumbers,
  payments,
  idempotencyKeys,
  paymentEvents,
  invoiceYears,
  mails,
  staff,
  staffSessions,
  setupLinks,
  auditEntries,
  stockAlerts,
  apiTokens,
  webhooks,
  deliveries,
];

export const access: Access<Ports> = {
  indexes: [
    ...accountIndexes,
    ...orderIndexes,
    ...mailIndexes,
    ...staffIndexes,
    ...stockAlertIndexes,
    ...apiTokenIndexes,
    ...webhookIndexes,
  ],
  cached: [...catalogIndex.of, sizeGuides],
  portsOf: (db) => ({
    catalog: catalogOf(db),
    accounts: accountsOf(db, { lists: [carts, wishlists, addresses], owned: [mailsOfCustomer] }),
    carts: cartsOf(db),
    wishlists: wishlistsOf(db),
    addresses: addressesOf(db),
    orders: ordersOf(db),
    mails: mailsOf(db),
    staff: staffOf(db),
    audit: auditOf(db),
    stockAlerts: stockAlertsOf(db),
    apiTokens: apiTokensOf(db),
    webhooks: webhooksOf(db),
  }),
  runWork: withEvents,
};
