import { accountsOf, customerPart, passkeyPart, sessionPart } from '../account/account.postgres.ts';
import { addressesOf, addressPart } from '../address/address.postgres.ts';
import { cartPart, cartsOf } from '../cart/cart.postgres.ts';
import { apiTokenPart, apiTokensOf } from '../api-token/api-token.postgres.ts';
import { auditOf, auditPart } from '../audit/audit.postgres.ts';
import { stockAlertPart, stockAlertsOf } from '../catalog/alerts/stock-alert.postgres.ts';
import {
  archivedProductPart,
  catalogOf,
  categoryPart,
  completeProducts,
  productPart,
  sizeGuidePart,
} from '../catalog/catalog.postgres.ts';
import type { CatalogStore } from '../catalog/catalog.store.ts';
import { batched } from '../catalog/postgres/catalog.batched.ts';
import { countAlways, createCountCache } from '../catalog/postgres/catalog.count-cache.ts';
import { mailPart, mailsOf } from '../mail/mail.postgres.ts';
import { paymentPart } from '../order/order.postgres.payments.ts';
import { orderPart } from '../order/order.postgres.rows.ts';
import { invoiceYearPart, keyPart, ordersOf, paymentEventPart } from '../order/order.postgres.ts';
import { staffOf, staffPart, staffSessionPart } from '../staff/staff.postgres.ts';
import type { RowOf } from '../storage/collection.ts';
import type { Database } from '../storage/postgres/database.ts';
import * as store from '../storage/postgres/postgres-store.ts';
import type { StoredPart } from '../storage/postgres/stored-part.ts';
import * as transfer from '../storage/postgres/transfer.postgres.ts';
import { deliveryPart, webhookPart, webhooksOf } from '../webhook/webhook.postgres.ts';
import { wishlistPart, wishlistsOf } from '../wishlist/wishlist.postgres.ts';
import type { PARTS, PartName } from './parts.ts';
import { withEvents } from './events.ts';
import type { Ports, Store } from './store.ts';

const portsWith = (db: Database, catalog: CatalogStore): Ports => ({
  catalog,
  accounts: accountsOf(db),
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
});

/** Transactions see their own changes. */
export const portsOf = (db: Database) => portsWith(db, catalogOf(db, countAlways));

const access: store.Access<Ports> = {
  readingPorts: (db, versionOf) =>
    portsWith(db, batched(catalogOf(db, createCountCache(versionOf)))),
  portsOf,
  runWork: withEvents,
  complete: completeProducts,
  // Instances of an earlier version listen to it as well.
  channel: 'catalog_changed',
  tables: ['products', 'customers'],
};

const PARTS_IN_TABLES: { readonly [P in PartName]: StoredPart<RowOf<(typeof PARTS)[P]>> } = {
  sizeGuides: sizeGuidePart,
  categories: categoryPart,
  products: productPart,
  archivedProducts: archivedProductPart,
  customers: customerPart,
  sessions: sessionPart,
  passkeys: passkeyPart,
  carts: cartPart,
  wishlists: wishlistPart,
  addresses: addressPart,
  orders: orderPart,
  payments: paymentPart,
  idempotencyKeys: keyPart,
  paymentEvents: paymentEventPart,
  invoiceYears: invoiceYearPart,
  mails: mailPart,
  staff: staffPart,
  staffSessions: staffSessionPart,
  auditEntries: auditPart,
  stockAlerts: stockAlertPart,
  apiTokens: apiTokenPart,
  webhooks: webhookPart,
  webhookDeliveries: deliveryPart,
};

export type PostgresStore = store.PostgresStore<Ports>;

export const openPostgresStore = (
  url: string,
  fill: (store: Store) => Promise<void>,
  options?: store.PostgresOptions,
): Promise<PostgresStore> => store.openPostgresStore(url, access, fill, options);

export const originInDatabase = (url: string) => transfer.originInDatabase(url, PARTS_IN_TABLES);
export const destinationInDatabase = (url: string) =>
  transfer.destinationInDatabase(url, PARTS_IN_TABLES);
