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

const portsOver = (rows: Rows): Ports => ({
  catalog: catalogOf(rows),
  accounts: accountsOf(rows, ofCustomers),
  carts: cartsOf(rows),
  wishlists: wishlistsOf(rows),
  addresses: addressesOf(rows),
  orders: {
    ...ordersOf(rows),
    ...orderListsOf(rows),
    ...documentListsOf(rows),
    ...guestsOf(rows),
    ...paymentsOf(rows),
  },
  mails: mailsOf(rows),
  staff: staffOf(rows),
  audit: auditOf(rows),
  stockAlerts: stockAlertsOf(rows),
  apiTokens: apiTokensOf(rows),
  webhooks: webhooksOf(rows),
  settings: settingsOf(rows),
});

/** Outside of transactions. */
function readPortsOver(rows: Rows): ReadPorts {
  const ports = portsOver(rows);
  return { ...ports, catalog: { ...ports.catalog, ...catalogListsOf(rows, ports.catalog) } };
}

export const access: Access<Ports, ReadPorts> = {
  schema,
  portsOf: portsOver,
  readPortsOf: readPortsOver,
  runWork: withEvents,
};
