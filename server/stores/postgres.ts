import { accountsOf, customerPart, passkeyPart, sessionPart } from '../account/account.postgres.ts';
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
import { paymentPart } from '../order/order.postgres.payments.ts';
import { orderPart } from '../order/order.postgres.rows.ts';
import { invoiceYearPart, keyPart, ordersOf, paymentEventPart } from '../order/order.postgres.ts';
import { staffOf, staffPart, staffSessionPart } from '../staff/staff.postgres.ts';
import type { RowOf } from '../storage/collection.ts';
import type { Database } from '../storage/postgres/database.ts';
import { documentPart, type DocumentSchema } from '../storage/postgres/documents.ts';
import * as store from '../storage/postgres/postgres-store.ts';
import { PREVIOUS_TABLES } from './previous-tables.ts';
import { DocumentRows } from '../storage/postgres/rows.postgres.ts';
import type { Rows } from '../storage/rows.ts';
import type { StoredPart } from '../storage/postgres/stored-part.ts';
import * as transfer from '../storage/postgres/transfer.postgres.ts';
import { documents as schema, ofCustomers, portsOver } from './collections.ts';
import { PARTS, type PartName } from './parts.ts';
import { withEvents } from './events.ts';
import type { Ports, Store } from './store.ts';

const documents: DocumentSchema = {
  ...schema,
  cached: new Set(),
  previous: PREVIOUS_TABLES,
};

const portsWith = (
  db: Database,
  catalog: CatalogStore,
  rows: Rows = new DocumentRows(db, documents),
): Ports => ({
  ...portsOver(rows),
  catalog,
  accounts: accountsOf(db, rows, ofCustomers),
  orders: ordersOf(db),
  staff: staffOf(db),
});

/** Transactions see their own changes. */
export const portsOf = (db: Database) => portsWith(db, catalogOf(db, countAlways));

const access: store.Access<Ports> = {
  readingPorts: (db, versionOf) =>
    portsWith(db, batched(catalogOf(db, createCountCache(versionOf)))),
  portsOf,
  documents,
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
  carts: documentPart(documents, PARTS.carts),
  wishlists: documentPart(documents, PARTS.wishlists),
  addresses: documentPart(documents, PARTS.addresses),
  orders: orderPart,
  payments: paymentPart,
  idempotencyKeys: keyPart,
  paymentEvents: paymentEventPart,
  invoiceYears: invoiceYearPart,
  mails: documentPart(documents, PARTS.mails),
  staff: staffPart,
  staffSessions: staffSessionPart,
  auditEntries: documentPart(documents, PARTS.auditEntries),
  stockAlerts: documentPart(documents, PARTS.stockAlerts),
  apiTokens: documentPart(documents, PARTS.apiTokens),
  webhooks: documentPart(documents, PARTS.webhooks),
  webhookDeliveries: documentPart(documents, PARTS.webhookDeliveries),
};

export type PostgresStore = store.PostgresStore<Ports>;

export const openPostgresStore = (
  url: string,
  fill: (store: Store) => Promise<void>,
  options?: store.PostgresOptions,
): Promise<PostgresStore> => store.openPostgresStore(url, access, fill, options);

export const originInDatabase = (url: string) =>
  transfer.originInDatabase(url, PARTS_IN_TABLES, documents);
export const destinationInDatabase = (url: string) =>
  transfer.destinationInDatabase(url, PARTS_IN_TABLES, documents);
