import { describe } from 'vitest';
import { archivesProducts } from './contract.archive.ts';
import { storesAppointments } from './contract.appointments.ts';
import { logsChanges } from './contract.audit.ts';
import { storesCampaigns } from './contract.campaigns.ts';
import { storesRedirects } from './contract.redirects.ts';
import { looksThroughTheCatalog } from './contract.catalog.ts';
import { storesIntegrations } from './contract.integrations.ts';
import { keepsCustomers } from './contract.customers.ts';
import { keepsOrders } from './contract.orders.ts';
import { exchangesLoseNothing } from './contract.exchanges.ts';
import { listsDocuments } from './contract.documents.ts';
import { listsOrders } from './contract.order-lists.ts';
import { listsGuests } from './contract.guests.ts';
import { countsInvoices } from './contract.invoices.ts';
import { keepsPictures } from './contract.pictures.ts';
import { keepsRecords } from './contract.records.ts';
import { queuesCalls } from './contract.queue.ts';
import { sumsUpSales } from './contract.sales.ts';
import { holdsStaff } from './contract.staff.ts';
import { listsSewing } from './contract.sewing.ts';
import { storesShipments } from './contract.shipments.ts';
import { storesDelivery } from './contract.delivery.ts';
import { storesPlaces } from './contract.places.ts';
import { storesSettings } from './contract.settings.ts';
import { storesStockAlerts } from './contract.stock-alerts.ts';
import type { OpenStore } from './contract.stores.ts';

type Holds = (open: OpenStore, share: number) => void;

/** Where a store is compared with the rules on random data. */
const LIKE_THE_RULES: ReadonlyArray<readonly [about: string, holds: Holds]> = [
  ['lists of orders', listsOrders],
  ['guests', listsGuests],
  ['sales', sumsUpSales],
  ['invoices and credit notes', listsDocuments],
  ['exchanges', exchangesLoseNothing],
  ['sewing', listsSewing],
  ['the queue of calls', queuesCalls],
];

const PARTS: ReadonlyArray<readonly [about: string, holds: Holds]> = [
  ['records', keepsRecords],
  ['archived products', archivesProducts],
  ['the catalogue', looksThroughTheCatalog],
  ['orders and mails', keepsOrders],
  ['numbers of invoices', countsInvoices],
  ['stock alerts', storesStockAlerts],
  ['customers', keepsCustomers],
  ['pictures', keepsPictures],
  ['the audit log', logsChanges],
  ['the back office', holdsStaff],
  ['integrations', storesIntegrations],
  ['settings', storesSettings],
  ['campaigns', storesCampaigns],
  ['old addresses', storesRedirects],
  ['delivery', storesDelivery],
  ['places', storesPlaces],
  ['parcels', storesShipments],
  ['appointments', storesAppointments],
];

/** Tests what the shop relies on, whichever store it has: every store must hold all of it. */
export function holdsTheContract(open: OpenStore, share = 1): void {
  describe.each(PARTS)('%s', (_, holds) => {
    holds(open, share);
  });
  agreesWithTheRules(open, share);
}

/** `share` of the random runs. */
export function agreesWithTheRules(open: OpenStore, share = 1): void {
  describe.each(LIKE_THE_RULES)('%s', (_, holds) => {
    holds(open, share);
  });
}
