import type { Store } from '../../server/stores/store.ts';
import { archivesProducts } from './contract.archive.ts';
import { logsChanges } from './contract.audit.ts';
import { looksThroughTheCatalog } from './contract.catalog.ts';
import { storesIntegrations } from './contract.integrations.ts';
import { keepsCustomers } from './contract.customers.ts';
import { keepsOrders } from './contract.orders.ts';
import { listsOrders } from './contract.order-lists.ts';
import { countsInvoices } from './contract.invoices.ts';
import { keepsPictures } from './contract.pictures.ts';
import { listsProductsForStaff } from './contract.product-lists.ts';
import { keepsRecords } from './contract.records.ts';
import { holdsStaff } from './contract.staff.ts';
import { keepsTransactions } from './contract.transactions.ts';
import { storesStockAlerts } from './contract.stock-alerts.ts';
import { searchesTheCatalog } from './contract.search.ts';

/** A store under test, and what a test may do to it from outside. */
export interface StoreUnderTest {
  readonly store: Store;
  /** Opens the same data again, in place of the store or beside it: what it reads is really kept. */
  reopen(): Promise<Store>;
  /** Closes the store and removes its data. */
  dispose(): Promise<void>;
}

/** Opens a new, empty store. */
export type OpenStore = () => Promise<StoreUnderTest>;

/** What the shop relies on, whichever store it has: every store must hold all of it. */
export function holdsTheContract(open: OpenStore): void {
  keepsRecords(open);
  looksThroughTheCatalog(open);
  searchesTheCatalog(open);
  archivesProducts(open);
  listsProductsForStaff(open);
  keepsOrders(open);
  listsOrders(open);
  countsInvoices(open);
  storesStockAlerts(open);
  keepsCustomers(open);
  keepsPictures(open);
  keepsTransactions(open);
  logsChanges(open);
  holdsStaff(open);
  storesIntegrations(open);
}
