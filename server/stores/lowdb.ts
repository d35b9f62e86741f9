import {
  accountIndexes,
  accountsOf,
  addEmails,
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
import { isStoredName } from '../catalog/catalog.picture.rules.ts';
import { mailIndexes, mails, mailsOf, mailsOfCustomer } from '../mail/mail.lowdb.ts';
import {
  addOrderNumbers,
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
import { folderOf } from '../storage/lowdb/journal/folder.ts';
import * as store from '../storage/lowdb/lowdb-store.ts';
import * as maintenance from '../storage/lowdb/maintenance.ts';
import type { Schema } from '../storage/lowdb/schema.ts';
import * as transfer from '../storage/lowdb/transfer.lowdb.ts';
import { deliveries, webhookIndexes, webhooks, webhooksOf } from '../webhook/webhook.lowdb.ts';
import { wishlists, wishlistsOf } from '../wishlist/wishlist.lowdb.ts';
import { withEvents } from './events.ts';
import type { Ports } from './store.ts';
import { upgradeFrom1, upgradeRows } from './upgrade.ts';

const schema: Schema = {
  collections: [
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
  ],
  isPictureName: isStoredName,
  upgradeFrom1,
  upgrade: upgradeRows,
  complete(tables) {
    addEmails(tables);
    addOrderNumbers(tables);
  },
};

const access: store.Access<Ports> = {
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

export type LowdbStore = store.LowdbStore<Ports>;

export const shopFolder = (path: string) => folderOf(path, schema);

export const openLowdbStore = (path: string, options?: store.LowdbOptions): Promise<LowdbStore> =>
  store.openLowdbStore(shopFolder(path), access, options);

export const verifyFolder = (path: string) => maintenance.verifyFolder(shopFolder(path));
export const backUpFolder = (path: string, file: string) =>
  maintenance.backUpFolder(shopFolder(path), file);
export const recoverFolder = (path: string, now: Date, isDryRun: boolean) =>
  maintenance.recoverFolder(shopFolder(path), now, isDryRun);

export const originInFolder = (path: string) => transfer.originInFolder(shopFolder(path));
export const destinationInFolder = (path: string) => transfer.destinationInFolder(shopFolder(path));
