import {
  accountIndexes,
  customers,
  oneTimeLinks,
  passkeys,
  sessions,
} from './account/account.store.ts';
import { addresses } from './address/address.store.ts';
import { appointmentIndexes, appointments, openingHours } from './appointment/appointment.store.ts';
import { apiTokenIndexes, apiTokens } from './api-token/api-token.store.ts';
import { auditEntries, auditIndexes } from './audit/audit.store.ts';
import { carts } from './cart/cart.store.ts';
import { cartCodes, discountCodes, discountIndexes } from './cart/discount/discount.store.ts';
import { stockAlertIndexes, stockAlerts } from './catalog/alerts/stock-alert.store.ts';
import { campaignIndexes, campaigns } from './catalog/campaign/campaign.store.ts';
import { catalogIndex } from './catalog/catalog.lists.store.ts';
import {
  archivedProducts,
  catalogIndexes,
  categories,
  categoryOrders,
  optionWords,
  products,
  sizeGuides,
} from './catalog/catalog.store.ts';
import { prices } from './catalog/price-history/price-history.store.ts';
import { homes } from './catalog/home/home.store.ts';
import { movedPictures } from './catalog/moving/pictures.store.ts';
import { redirectIndexes, redirects } from './catalog/redirect/redirect.store.ts';
import { delivery } from './delivery/delivery.store.ts';
import { mailIndexes, mails } from './mail/mail.store.ts';
import { exchangeIndexes } from './order/exchange/exchange.lists.store.ts';
import { settlementIndexes } from './order/settlement/settlement.lists.store.ts';
import { sewingIndexes } from './order/sewing/sewing.lists.store.ts';
import { guestIndexes, guests } from './order/guest/guest.store.ts';
import { documentIndexes } from './order/invoice/documents.store.ts';
import { recipientHolds, recipientIndexes } from './order/recipient/recipient.store.ts';
import { orderListIndexes } from './order/order.lists.store.ts';
import { counters, idempotencyKeys, orderIndexes, orders } from './order/order.store.ts';
import { paymentEvents, paymentIndexes, payments } from './order/payment/payment.store.ts';
import { identities } from './settings/identity/identity.store.ts';
import { importColumns } from './settings/import-columns/import-columns.store.ts';
import { settings } from './settings/settings.store.ts';
import {
  carrierCities,
  carriers,
  deliveryTasks,
  shipmentIndexes,
  shipments,
} from './shipment/shipment.store.ts';
import {
  statementColumns,
  statementIndexes,
  statements,
} from './shipment/statement/statement.store.ts';
import { setupLinks, staff, staffIndexes, staffSessions } from './staff/staff.store.ts';
import type { RowsSchema } from './storage/rows.ts';
import type { Access } from './storage/engine.ts';
import { deliveries, webhookIndexes, webhooks } from './webhook/webhook.store.ts';
import { wishlists } from './wishlist/wishlist.store.ts';
import { withEvents } from './store.events.ts';
import { portsOf, readPortsOf, type Ports, type ReadPorts } from './store.ts';

export const schema: RowsSchema = {
  collections: [
    sizeGuides,
    optionWords,
    categories,
    categoryOrders,
    products,
    archivedProducts,
    prices,
    campaigns,
    homes,
    redirects,
    movedPictures,
    customers,
    oneTimeLinks,
    sessions,
    passkeys,
    carts,
    cartCodes,
    discountCodes,
    wishlists,
    addresses,
    delivery,
    orders,
    guests,
    recipientHolds,
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
    identities,
    importColumns,
    carriers,
    carrierCities,
    shipments,
    deliveryTasks,
    statements,
    statementColumns,
    appointments,
    openingHours,
  ],
  indexes: [
    ...catalogIndexes,
    ...campaignIndexes,
    ...redirectIndexes,
    ...accountIndexes,
    ...discountIndexes,
    ...orderIndexes,
    ...orderListIndexes,
    ...recipientIndexes,
    ...guestIndexes,
    ...documentIndexes,
    ...exchangeIndexes,
    ...sewingIndexes,
    ...settlementIndexes,
    ...paymentIndexes,
    ...mailIndexes,
    ...staffIndexes,
    ...auditIndexes,
    ...stockAlertIndexes,
    ...apiTokenIndexes,
    ...webhookIndexes,
    ...shipmentIndexes,
    ...statementIndexes,
    ...appointmentIndexes,
  ],
  cached: [
    products,
    archivedProducts,
    categories,
    categoryOrders,
    sizeGuides,
    optionWords,
    prices,
    campaigns,
    homes,
    settings,
    identities,
    delivery,
    openingHours,
  ],
  projections: [catalogIndex],
};

export const access: Access<Ports, ReadPorts> = {
  schema,
  portsOf,
  readPortsOf,
  runWork: withEvents,
};
