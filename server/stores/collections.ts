import {
  accountIndexes,
  accountsOf,
  customers,
  oneTimeLinks,
  passkeys,
  sessions,
  type OfCustomers,
} from '../account/account.store.ts';
import { apiTokenIndexes, apiTokens, apiTokensOf } from '../api-token/api-token.store.ts';
import { auditEntries, auditIndexes, auditOf } from '../audit/audit.store.ts';
import { addresses, addressesOf } from '../address/address.store.ts';
import { carts, cartsOf } from '../cart/cart.store.ts';
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
} from '../catalog/alerts/stock-alert.store.ts';
import { mailIndexes, mails, mailsOf, mailsOfCustomer } from '../mail/mail.store.ts';
import { orderListIndexes, orderListsOf } from '../order/order.lists.store.ts';
import { counters, idempotencyKeys, orderIndexes, orders, ordersOf } from '../order/order.store.ts';
import {
  paymentEvents,
  paymentIndexes,
  payments,
  paymentsOf,
} from '../order/payment/order.payment.store.ts';
import { setupLinks, staff, staffIndexes, staffOf, staffSessions } from '../staff/staff.store.ts';
import type { Collection } from '../storage/collection.ts';
import { rowsIn } from '../storage/lowdb/rows.lowdb.ts';
import type { Access } from '../storage/lowdb/tables-store.ts';
import type { Index, Rows } from '../storage/rows.ts';
import { deliveries, webhookIndexes, webhooks, webhooksOf } from '../webhook/webhook.store.ts';
import { wishlists, wishlistsOf } from '../wishlist/wishlist.store.ts';
import { withEvents } from './events.ts';
import type { Ports } from './store.ts';

export const collections: readonly Collection[] = [
  products,
  archivedProducts,
  categories,
  sizeGuides,
  customers,
  oneTimeLinks,
  sessions,
  passkeys,
  carts,
  wishlists,
  addresses,
  orders,
  payments,
  idempotencyKeys,
  paymentEvents,
  counters,
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

/** What is deleted with a customer, beside what the accounts store. */
export const ofCustomers: OfCustomers = {
  lists: [carts, wishlists, addresses],
  owned: [mailsOfCustomer],
};

/** The stores that are written once, over rows. */
export const portsOver = (rows: Rows) => ({
  carts: cartsOf(rows),
  wishlists: wishlistsOf(rows),
  addresses: addressesOf(rows),
  mails: mailsOf(rows),
  audit: auditOf(rows),
  stockAlerts: stockAlertsOf(rows),
  apiTokens: apiTokensOf(rows),
  webhooks: webhooksOf(rows),
  staff: staffOf(rows),
  accounts: accountsOf(rows, ofCustomers),
  orders: { ...ordersOf(rows), ...orderListsOf(rows), ...paymentsOf(rows) },
});

/** Those that PostgreSQL stores as documents. */
export const documents = {
  collections: [
    carts,
    wishlists,
    addresses,
    mails,
    auditEntries,
    stockAlerts,
    apiTokens,
    webhooks,
    deliveries,
    staff,
    staffSessions,
    setupLinks,
    customers,
    oneTimeLinks,
    sessions,
    passkeys,
    orders,
    payments,
    idempotencyKeys,
    paymentEvents,
    counters,
  ],
  indexes: [
    ...mailIndexes,
    ...auditIndexes,
    ...stockAlertIndexes,
    ...apiTokenIndexes,
    ...webhookIndexes,
    ...staffIndexes,
    ...accountIndexes,
    ...orderIndexes,
    ...orderListIndexes,
    ...paymentIndexes,
  ],
} satisfies { readonly collections: readonly Collection[]; readonly indexes: readonly Index[] };

export const access: Access<Ports> = {
  indexes: documents.indexes,
  cached: [...catalogIndex.of, sizeGuides],
  portsOf: (db) => ({
    ...portsOver(rowsIn(db)),
    catalog: catalogOf(db),
  }),
  runWork: withEvents,
};
