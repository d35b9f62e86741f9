import type { CustomerRecord, OneTimeLinkRecord } from '../../account/account.store.ts';
import type { AddressRecord } from '../../address/address.store.ts';
import type { CartLineRecord } from '../../cart/cart.store.ts';
import type {
  ArchivedProductRecord,
  CategoryRecord,
  ProductRecord,
} from '../../catalog/catalog.store.ts';
import type { MailRecord } from '../../mail/mail.store.ts';
import type { KeyRecord, OrderRecord, PaymentRecord } from '../../order/order.store.ts';
import type { WishRecord } from '../../wishlist/wishlist.store.ts';

/** What each table of `shop.json` holds, by key. */
export interface Rows {
  readonly products: ProductRecord;
  /** By product id; no product is in both tables. */
  readonly archivedProducts: ArchivedProductRecord;
  readonly categories: CategoryRecord;
  readonly customers: CustomerRecord;
  /** E-mail to customer id: what makes e-mails unique. */
  readonly emails: string;
  /** By hash. */
  readonly oneTimeLinks: OneTimeLinkRecord;
  /** By customer id, like wishlists and addresses. */
  readonly carts: readonly CartLineRecord[];
  readonly wishlists: readonly WishRecord[];
  readonly addresses: readonly AddressRecord[];
  readonly orders: OrderRecord;
  /** Order number to order id: what makes numbers unique. */
  readonly orderNumbers: string;
  readonly payments: PaymentRecord;
  /** By `scope key`. */
  readonly idempotencyKeys: KeyRecord;
  /** A payment provider's event id, and when it came. */
  readonly paymentEvents: string;
  readonly mails: MailRecord;
}

export type TableName = keyof Rows;
export type Row = Rows[TableName];

export const TABLE_NAMES = [
  'products',
  'archivedProducts',
  'categories',
  'customers',
  'emails',
  'oneTimeLinks',
  'carts',
  'wishlists',
  'addresses',
  'orders',
  'orderNumbers',
  'payments',
  'idempotencyKeys',
  'paymentEvents',
  'mails',
] as const satisfies readonly TableName[];

/**
 * All data, one Map a table. Maps and not objects, so that an id such as `__proto__` is only ever
 * a key. Only `applyChanges` changes them; rows are frozen.
 */
export type Tables = { readonly [T in TableName]: Map<string, Rows[T]> };

export function emptyTables(): Tables {
  return {
    products: new Map(),
    archivedProducts: new Map(),
    categories: new Map(),
    customers: new Map(),
    emails: new Map(),
    oneTimeLinks: new Map(),
    carts: new Map(),
    wishlists: new Map(),
    addresses: new Map(),
    orders: new Map(),
    orderNumbers: new Map(),
    payments: new Map(),
    idempotencyKeys: new Map(),
    paymentEvents: new Map(),
    mails: new Map(),
  };
}
