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
import type { RowOf } from '../storage/collection.ts';
import type { Database } from '../storage/postgres/database.ts';
import { documentPart, type DocumentSchema } from '../storage/postgres/documents.ts';
import * as store from '../storage/postgres/postgres-store.ts';
import { PREVIOUS_TABLES } from './previous-tables.ts';
import { DocumentRows } from '../storage/postgres/rows.postgres.ts';
import type { Rows } from '../storage/rows.ts';
import type { StoredPart } from '../storage/postgres/stored-part.ts';
import * as transfer from '../storage/postgres/transfer.postgres.ts';
import { documents as schema, portsOver } from './collections.ts';
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
  tables: ['products', 'documents'],
};

const PARTS_IN_TABLES: { readonly [P in PartName]: StoredPart<RowOf<(typeof PARTS)[P]>> } = {
  sizeGuides: sizeGuidePart,
  categories: categoryPart,
  products: productPart,
  archivedProducts: archivedProductPart,
  customers: documentPart(documents, PARTS.customers),
  sessions: documentPart(documents, PARTS.sessions),
  passkeys: documentPart(documents, PARTS.passkeys),
  carts: documentPart(documents, PARTS.carts),
  wishlists: documentPart(documents, PARTS.wishlists),
  addresses: documentPart(documents, PARTS.addresses),
  orders: documentPart(documents, PARTS.orders),
  payments: documentPart(documents, PARTS.payments),
  idempotencyKeys: documentPart(documents, PARTS.idempotencyKeys),
  paymentEvents: documentPart(documents, PARTS.paymentEvents),
  invoiceYears: documentPart(documents, PARTS.invoiceYears),
  mails: documentPart(documents, PARTS.mails),
  staff: documentPart(documents, PARTS.staff),
  staffSessions: documentPart(documents, PARTS.staffSessions),
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
