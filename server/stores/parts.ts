import { customers, passkeys, sessions } from '../account/account.store.ts';
import { apiTokens } from '../api-token/api-token.store.ts';
import { auditEntries } from '../audit/audit.store.ts';
import { addresses } from '../address/address.store.ts';
import { carts } from '../cart/cart.store.ts';
import { stockAlerts } from '../catalog/alerts/stock-alert.store.ts';
import { archivedProducts, categories, products, sizeGuides } from '../catalog/catalog.lowdb.ts';
import { mails } from '../mail/mail.store.ts';
import { counters, idempotencyKeys, orders } from '../order/order.store.ts';
import { paymentEvents, payments } from '../order/payment/order.payment.store.ts';
import { staff, staffSessions } from '../staff/staff.store.ts';
import type { Collection } from '../storage/collection.ts';
import { deliveries, webhooks } from '../webhook/webhook.store.ts';
import { wishlists } from '../wishlist/wishlist.store.ts';

/**
 * Collections of a transfer, referenced ones first. The others are indexes that the target
 * rebuilds, and links that expire within a day.
 */
export const PARTS = {
  sizeGuides,
  categories,
  products,
  archivedProducts,
  customers,
  sessions,
  passkeys,
  carts,
  wishlists,
  addresses,
  orders,
  payments,
  idempotencyKeys,
  paymentEvents,
  invoiceYears: counters,
  mails,
  staff,
  staffSessions,
  auditEntries,
  stockAlerts,
  apiTokens,
  webhooks,
  webhookDeliveries: deliveries,
} as const satisfies Readonly<Record<string, Collection>>;

export type PartName = keyof typeof PARTS;
