import type { AddressStore } from '../address/address.store.ts';
import type { CartStore } from '../cart/cart.store.ts';
import type { StockAlertStore } from '../catalog/alerts/stock-alert.store.ts';
import type { CatalogStore } from '../catalog/catalog.store.ts';
import type { MailStore } from '../mail/mail.store.ts';
import type { SettingsStore } from '../settings/settings.store.ts';
import type { OrderStore } from './order.store.ts';
import type { PaymentStore } from './payment/order.payment.store.ts';

export interface OrderPorts {
  readonly orders: OrderStore & PaymentStore;
  readonly carts: CartStore;
  readonly catalog: CatalogStore;
  readonly addresses: AddressStore;
  readonly mails: MailStore;
  readonly stockAlerts: StockAlertStore;
  readonly settings: SettingsStore;
  readonly accounts: {
    customer(
      id: string,
    ): Promise<{ readonly email: string; readonly emailVerifiedAt: string | null } | undefined>;
  };
}
