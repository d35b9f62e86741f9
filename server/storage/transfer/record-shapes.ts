import { z } from 'zod';
import type { CustomerRecord, OneTimeLinkRecord } from '../../account/account.store.ts';
import type { AddressRecord } from '../../address/address.store.ts';
import type { CartLineRecord } from '../../cart/cart.store.ts';
import type {
  ArchivedProductRecord,
  CategoryRecord,
  ProductRecord,
} from '../../catalog/catalog.store.ts';
import type { MailRecord } from '../../mail/mail.store.ts';
import type {
  KeyRecord,
  OrderLineRecord,
  OrderMoveRecord,
  OrderRecord,
  PaymentRecord,
  RefundRecord,
  ReturnRequestRecord,
  ShippingInfo,
} from '../../order/order.store.ts';
import type { WishRecord } from '../../wishlist/wishlist.store.ts';
import type { TableName } from '../lowdb/tables.ts';

type Fields<R> = { readonly [K in keyof R]-?: z.ZodType<R[K]> };

/** A record with these fields and no others. A field that is not listed here is a type error. */
const recordOf = <R>(fields: Fields<R>) => z.strictObject(fields);

const text = z.string();
const textOrNull = text.nullable();
const amount = z.int();
const instant = z.iso.datetime();
const instantOrNull = instant.nullable();

const status = z.enum([
  'EN_ATTENTE',
  'PAIEMENT_EN_COURS',
  'PAYEE',
  'CONFIRMEE',
  'PREPAREE',
  'EXPEDIEE',
  'LIVREE',
  'ANNULEE',
  'REFUSEE',
  'RETOURNEE',
]);

const product: Fields<ProductRecord> = {
  id: text,
  position: z.int(),
  title: text,
  brand: text,
  description: textOrNull,
  image: text,
  imageAlt: text,
  price: amount,
  originalPrice: amount,
  categoryName: text,
  outOfStock: z.boolean(),
  ratings: recordOf<ProductRecord['ratings']>({ value: z.number(), count: z.int() }),
  updatedAt: instant,
};

const orderLine = recordOf<OrderLineRecord>({
  productId: text,
  title: text,
  brand: text,
  image: text,
  price: amount,
  originalPrice: amount,
  quantity: z.int(),
  total: amount,
});

const shippingInfo = recordOf<ShippingInfo>({
  name: text,
  phone: textOrNull,
  email: textOrNull,
  street: text,
  city: text,
  region: text,
  postalCode: text,
});

const refund = recordOf<RefundRecord>({
  amount,
  requestedAt: instant,
  doneAt: instantOrNull,
  askedAt: instant.optional(),
});

/** What a row of each table looks like to this version of the shop. */
const SHAPES: { readonly [T in TableName]: z.ZodType } = {
  products: recordOf<ProductRecord>(product),
  archivedProducts: recordOf<ArchivedProductRecord>({ ...product, archivedAt: instant }),
  categories: recordOf<CategoryRecord>({
    id: text,
    position: z.int(),
    name: text,
    description: text,
    image: text,
    imageAlt: text,
  }),
  customers: recordOf<CustomerRecord>({
    id: text,
    firstName: text,
    lastName: text,
    email: text,
    passwordHash: textOrNull,
    createdAt: instant,
    updatedAt: instant,
    expiresAt: instantOrNull,
  }),
  emails: text,
  oneTimeLinks: recordOf<OneTimeLinkRecord>({
    hash: text,
    purpose: z.enum(['CONFIRM_DEVICE']),
    customerId: text,
    expiresAt: instant,
  }),
  carts: z.array(
    recordOf<CartLineRecord>({
      productId: text,
      quantity: z.int(),
      addedAt: instant,
      updatedAt: instant,
    }),
  ),
  wishlists: z.array(recordOf<WishRecord>({ productId: text, addedAt: instant })),
  addresses: z.array(
    recordOf<AddressRecord>({
      id: text,
      name: text,
      street: text,
      city: text,
      region: text,
      postalCode: text,
      createdAt: instant,
      updatedAt: instant,
    }),
  ),
  orders: recordOf<OrderRecord>({
    id: text,
    number: text,
    customerId: textOrNull,
    status,
    placedAt: instant,
    lines: z.array(orderLine),
    paymentMethod: z.enum(['CASH_ON_DELIVERY', 'CARD']),
    shippingInfo,
    quantity: z.int(),
    total: amount,
    originalTotal: amount,
    discount: amount,
    shipping: amount,
    payable: amount,
    history: z.array(recordOf<OrderMoveRecord>({ status, at: instant })),
    parcelNumber: textOrNull,
    returnRequest: recordOf<ReturnRequestRecord>({ requestedAt: instant, reason: text }).nullable(),
    refund: refund.nullable(),
  }),
  orderNumbers: text,
  payments: recordOf<PaymentRecord>({
    id: text,
    orderId: text,
    customerId: text,
    amount,
    providerOrderId: textOrNull,
    providerPaymentId: textOrNull,
    startedAt: instant,
    paidAt: instantOrNull,
    state: z.enum(['OPEN', 'PAID', 'ABANDONED']),
    checkedAt: instantOrNull,
  }),
  idempotencyKeys: recordOf<KeyRecord>({ fingerprint: text, madeId: text }),
  paymentEvents: instant,
  mails: recordOf<MailRecord>({
    id: text,
    kind: z.enum(['ORDER_PLACED', 'ORDER_SHIPPED', 'ORDER_CANCELLED', 'CONFIRM_DEVICE']),
    orderId: textOrNull,
    to: text,
    createdAt: instant,
    state: z.enum(['WAITING', 'SENT', 'FAILED']),
    attempts: z.int(),
    nextAttemptAt: instant,
    sentAt: instantOrNull,
    lastError: textOrNull,
  }),
};

/** Names the first field of a row that is missing, unknown or of another kind; null when all fit. */
export function misfitOf(table: TableName, key: string, row: unknown): string | null {
  const issue = SHAPES[table].safeParse(row).error?.issues[0];
  if (!issue) return null;
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [table, key, ...issue.path, ...unknown].join('/');
}
