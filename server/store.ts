import { accountsOf, type OfCustomers } from './account/account.store.ts';
import { addresses, addressesOf } from './address/address.store.ts';
import { appointmentsOf } from './appointment/appointment.store.ts';
import { apiTokensOf } from './api-token/api-token.store.ts';
import { auditOf } from './audit/audit.store.ts';
import { carts, cartsOf } from './cart/cart.store.ts';
import { cartCodes, discountCodesOf } from './cart/discount/discount.store.ts';
import { stockAlertsOf } from './catalog/alerts/stock-alert.store.ts';
import { campaignsWithOffers, offersOf } from './catalog/campaign/offers.store.ts';
import { catalogListsOf } from './catalog/catalog.lists.store.ts';
import { catalogWithPrices } from './catalog/price-history/recording.store.ts';
import { homeOf } from './catalog/home/home.store.ts';
import { movedPicturesOf } from './catalog/moving/pictures.store.ts';
import { redirectsOf } from './catalog/redirect/redirect.store.ts';
import { deliveryOf } from './delivery/delivery.store.ts';
import { mailsOf, mailsOfCustomer } from './mail/mail.store.ts';
import { guestsOf } from './order/guest/guest.store.ts';
import { exchangeListsOf } from './order/exchange/exchange.lists.store.ts';
import { sewingListsOf } from './order/sewing/sewing.lists.store.ts';
import { parcelNumbersOf, settlementListsOf } from './order/settlement/settlement.lists.store.ts';
import { documentListsOf } from './order/invoice/documents.store.ts';
import { orderListsOf } from './order/order.lists.store.ts';
import { ordersOf } from './order/order.store.ts';
import { recipientsOf } from './order/recipient/recipient.store.ts';
import { paymentsOf } from './order/payment/payment.store.ts';
import { identityOf } from './settings/identity/identity.store.ts';
import { importColumnsOf } from './settings/import-columns/import-columns.store.ts';
import { settingsOf } from './settings/settings.store.ts';
import { shipmentsOf } from './shipment/shipment.store.ts';
import { statementsOf } from './shipment/statement/statement.store.ts';
import { staffOf } from './staff/staff.store.ts';
import type { Rows } from './storage/rows.ts';
import type { Store as StoreOf } from './storage/engine.ts';
import { webhooksOf } from './webhook/webhook.store.ts';
import { wishlists, wishlistsOf } from './wishlist/wishlist.store.ts';

/** Rows that are deleted with a customer, beside what the accounts store. */
const ofCustomers: OfCustomers = {
  lists: [carts, cartCodes, wishlists, addresses],
  owned: [mailsOfCustomer],
};

/** One port a feature. */
export const portsOf = (rows: Rows) => ({
  catalog: catalogWithPrices(rows),
  campaigns: campaignsWithOffers(rows),
  home: homeOf(rows),
  redirects: redirectsOf(rows),
  movedPictures: movedPicturesOf(rows),
  accounts: accountsOf(rows, ofCustomers),
  carts: cartsOf(rows),
  discountCodes: discountCodesOf(rows),
  wishlists: wishlistsOf(rows),
  addresses: addressesOf(rows),
  delivery: deliveryOf(rows),
  // Each transaction has its ports: a spread of these would take fifty times as long.
  orders: Object.assign(
    ordersOf(rows),
    guestsOf(rows),
    paymentsOf(rows),
    // TypeScript has a type for four arguments.
    Object.assign(recipientsOf(rows), parcelNumbersOf(rows)),
  ),
  mails: mailsOf(rows),
  staff: staffOf(rows),
  audit: auditOf(rows),
  stockAlerts: stockAlertsOf(rows),
  appointments: appointmentsOf(rows),
  apiTokens: apiTokensOf(rows),
  webhooks: webhooksOf(rows),
  settings: settingsOf(rows),
  identity: identityOf(rows),
  importColumns: importColumnsOf(rows),
  shipments: shipmentsOf(rows),
  statements: statementsOf(rows),
});
export type Ports = Readonly<ReturnType<typeof portsOf>>;

/** Returns the ports outside of transactions. */
export function readPortsOf(rows: Rows) {
  const { catalog, campaigns, orders, ...ports } = portsOf(rows);
  return {
    ...ports,
    catalog: { ...catalog, ...catalogListsOf(rows) },
    campaigns: { ...campaigns, ...offersOf(rows) },
    orders: {
      ...orders,
      ...orderListsOf(rows),
      ...documentListsOf(rows),
      ...exchangeListsOf(rows),
      ...sewingListsOf(rows),
      ...settlementListsOf(rows),
    },
  };
}
export type ReadPorts = Readonly<ReturnType<typeof readPortsOf>>;

export type Store = StoreOf<Ports, ReadPorts>;
