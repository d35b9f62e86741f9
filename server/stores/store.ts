import type { AccountStore } from '../account/account.store.ts';
import type { ApiTokenStore } from '../api-token/api-token.store.ts';
import type { AddressStore } from '../address/address.store.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import type { CartStore } from '../cart/cart.store.ts';
import type { StockAlertStore } from '../catalog/alerts/stock-alert.store.ts';
import type { CatalogLists } from '../catalog/catalog.lists.store.ts';
import type { CatalogStore } from '../catalog/catalog.store.ts';
import type { MailStore } from '../mail/mail.store.ts';
import type { GuestStore } from '../order/guest/order.guest.store.ts';
import type { DocumentLists } from '../order/invoice/order.documents.store.ts';
import type { OrderLists } from '../order/order.lists.store.ts';
import type { OrderStore } from '../order/order.store.ts';
import type { PaymentStore } from '../order/payment/order.payment.store.ts';
import type { SettingsStore } from '../settings/settings.store.ts';
import type { StaffStore } from '../staff/staff.store.ts';
import type { Store as StoreOf } from '../storage/store.ts';
import type { WebhookStore } from '../webhook/webhook.store.ts';
import type { WishlistStore } from '../wishlist/wishlist.store.ts';

/** One port a feature. */
export interface Ports {
  readonly catalog: CatalogStore;
  readonly accounts: AccountStore;
  readonly carts: CartStore;
  readonly wishlists: WishlistStore;
  readonly addresses: AddressStore;
  readonly orders: OrderStore & OrderLists & DocumentLists & GuestStore & PaymentStore;
  readonly mails: MailStore;
  readonly staff: StaffStore;
  readonly audit: AuditStore;
  readonly stockAlerts: StockAlertStore;
  readonly apiTokens: ApiTokenStore;
  readonly webhooks: WebhookStore;
  readonly settings: SettingsStore;
}

/** Outside of transactions. */
export interface ReadPorts extends Ports {
  readonly catalog: CatalogStore & CatalogLists;
}

export type Store = StoreOf<Ports, ReadPorts>;
