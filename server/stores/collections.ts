import {
  accountIndexes,
  accountsOf,
  customers,
  oneTimeLinks,
  passkeys,
  sessions,
  type OfCustomers,
} from '../account/account.store.ts';
import { addresses, addressesOf } from '../address/address.store.ts';
import { apiTokenIndexes, apiTokens, apiTokensOf } from '../api-token/api-token.store.ts';
import { auditEntries, auditIndexes, auditOf } from '../audit/audit.store.ts';
import { carts, cartsOf } from '../cart/cart.store.ts';
import {
  stockAlertIndexes,
  stockAlerts,
  stockAlertsOf,
} from '../catalog/alerts/stock-alert.store.ts';
import { catalogIndex, catalogListsOf } from '../catalog/catalog.lists.store.ts';
import {
  archivedProducts,
  catalogIndexes,
  catalogOf,
  categories,
  products,
  sizeGuides,
} from '../catalog/catalog.store.ts';
import { mailIndexes, mails, mailsOf, mailsOfCustomer } from '../mail/mail.store.ts';
import {
  guestIndexes,
  guestOf,
  guestPhoneOf,
  guests,
  guestsOf,
  mergeGuests,
  type GuestRecord,
} from '../order/guest/order.guest.store.ts';
import { documentIndexes, documentListsOf } from '../order/invoice/order.documents.store.ts';
import { orderListIndexes, orderListsOf } from '../order/order.lists.store.ts';
import {
  counters,
  idempotencyKeys,
  orderIndexes,
  orders,
  ordersOf,
  type OrderRecord,
} from '../order/order.store.ts';
import {
  paymentEvents,
  paymentIndexes,
  payments,
  paymentsOf,
} from '../order/payment/order.payment.store.ts';
import { settings, settingsOf } from '../settings/settings.store.ts';
import { setupLinks, staff, staffIndexes, staffOf, staffSessions } from '../staff/staff.store.ts';
import type { Derived } from '../storage/derived.ts';
import type { Rows, RowsSchema } from '../storage/rows.ts';
import type { Access } from '../storage/store.ts';
import { deliveries, webhookIndexes, webhooks, webhooksOf } from '../webhook/webhook.store.ts';
import { wishlists, wishlistsOf } from '../wishlist/wishlist.store.ts';
import { withEvents } from './events.ts';
import { lazily } from './lazily.ts';
import type { Ports, ReadPorts } from './store.ts';

const guestsOfOrders: Derived<GuestRecord, OrderRecord> = {
  collection: guests,
  source: orders,
  keyOf: guestPhoneOf,
  rowOf: guestOf,
  merge: mergeGuests,
};

export const schema: RowsSchema = {
  collections: [
    sizeGuides,
    categories,
    products,
    archivedProducts,
    customers,
    oneTimeLinks,
    sessions,
    passkeys,
    carts,
    wishlists,
    addresses,
    orders,
    guests,
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
    settings,
  ],
  indexes: [
    ...catalogIndexes,
    ...accountIndexes,
    ...orderIndexes,
    ...orderListIndexes,
    ...guestIndexes,
    ...documentIndexes,
    ...paymentIndexes,
    ...mailIndexes,
    ...staffIndexes,
    ...auditIndexes,
    ...stockAlertIndexes,
    ...apiTokenIndexes,
    ...webhookIndexes,
  ],
  derived: [guestsOfOrders],
  cached: [products, categories, sizeGuides, settings],
  projections: [catalogIndex],
};

/** What is deleted with a customer, beside what the accounts store. */
const ofCustomers: OfCustomers = {
  lists: [carts, wishlists, addresses],
  owned: [mailsOfCustomer],
};

const makers = {
  catalog: catalogOf,
  accounts: (rows: Rows) => accountsOf(rows, ofCustomers),
  carts: cartsOf,
  wishlists: wishlistsOf,
  addresses: addressesOf,
  orders: (rows: Rows) => ({
    ...ordersOf(rows),
    ...orderListsOf(rows),
    ...documentListsOf(rows),
    ...guestsOf(rows),
    ...paymentsOf(rows),
  }),
  mails: mailsOf,
  staff: staffOf,
  audit: auditOf,
  stockAlerts: stockAlertsOf,
  apiTokens: apiTokensOf,
  webhooks: webhooksOf,
  settings: settingsOf,
};

export const access: Access<Ports, ReadPorts> = {
  schema,
  // To make all of them, their caches included, took a third of a cart change, which uses few.
  portsOf: lazily<Rows, Ports>(makers),
  readPortsOf: lazily<Rows, ReadPorts>({
    ...makers,
    catalog(rows) {
      const catalog = catalogOf(rows);
      return { ...catalog, ...catalogListsOf(rows, catalog) };
    },
  }),
  runWork: withEvents,
};
