import type { CustomerRecord, SessionRecord } from '../../../server/account/account.store.ts';
import type { AddressRecord } from '../../../server/address/address.store.ts';
import type { AppointmentRecord } from '../../../server/appointment/appointment.store.ts';
import type { CartLineRecord } from '../../../server/cart/cart.store.ts';
import {
  productRecord,
  categoryRecord,
  type CategoryRecord,
  type ProductRecord,
} from '../../../server/catalog/catalog.store.ts';
import { onlyVariant } from '../../../server/catalog/catalog.variant.rules.ts';
import type { MailRecord } from '../../../server/mail/mail.store.ts';
import type { ExchangeRecord } from '../../../server/order/exchange/exchange.store.ts';
import type {
  OrderDeliveryRecord,
  OrderRecord,
  RefundRecord,
  ReturnRecord,
} from '../../../server/order/order.store.ts';
import type { PaymentRecord } from '../../../server/order/payment/payment.store.ts';
import {
  settingsRecord as settingsShape,
  type SettingsRecord,
} from '../../../server/settings/settings.store.ts';
import { addedFieldsOf } from '../../../server/shared/record.ts';
import type { WebhookRecord } from '../../../server/webhook/webhook.store.ts';

/** Records for the tests of stores: whole, and different only where a test says so. */

export const AT = '2025-05-01T10:00:00.000Z';

export function product(id: string, change: Partial<ProductRecord> = {}): ProductRecord {
  return {
    ...addedFieldsOf(productRecord),
    id,
    position: 1,
    title: 'Caftan Céleste',
    brand: 'Belle Vue',
    image: `/images/products/${id}.svg`,
    imageAlt: 'Caftan bleu',
    gallery: [],
    options: [],
    variants: [onlyVariant(id)],
    details: [],
    price: 349_000,
    originalPrice: 420_000,
    categoryName: 'Traditionnels',
    outOfStock: false,
    ratings: { value: 4.9, count: 945 },
    updatedAt: AT,
    version: 1,
    ...change,
  };
}

export function category(id: string, change: Partial<CategoryRecord> = {}): CategoryRecord {
  return {
    ...addedFieldsOf(categoryRecord),
    id,
    position: 1,
    name: 'Traditionnels',
    description: 'Caftans',
    image: `/images/categories/${id}.svg`,
    imageAlt: 'Caftan',
    ...change,
  };
}

export function customer(id: string, change: Partial<CustomerRecord> = {}): CustomerRecord {
  return {
    id,
    firstName: 'نادية',
    lastName: 'Alami "la vraie" \\ 👓',
    email: `${id}@example.com`,
    passwordHash: '$argon2id$v=19$x',
    createdAt: AT,
    updatedAt: AT,
    expiresAt: null,
    emailVerifiedAt: null,
    earlierTokensEndedAt: null,
    ...change,
  };
}

export function session(id: string, change: Partial<SessionRecord> = {}): SessionRecord {
  return {
    id,
    customerId: 'c1',
    createdAt: AT,
    lastSeenAt: AT,
    expiresAt: '2025-05-08T10:00:00.000Z',
    browser: 'Firefox',
    system: null,
    ...change,
  };
}

export function cartLine(productId: string, quantity: number): CartLineRecord {
  return { productId, variantId: productId, alterations: [], quantity, addedAt: AT, updatedAt: AT };
}

export function address(id: string): AddressRecord {
  return {
    id,
    name: 'Nadia Alami',
    street: '3, rue Oukaïmeden',
    city: 'Rabat',
    region: 'Rabat-Salé-Kénitra',
    postalCode: '10090',
    phone: null,
    createdAt: AT,
    updatedAt: AT,
  };
}

export function order(id: string, change: Partial<OrderRecord> = {}): OrderRecord {
  return {
    id,
    number: `BV-${id}1000`,
    vatPercent: 20,
    customerId: null,
    status: 'PENDING',
    placedAt: AT,
    lines: [
      {
        productId: 'caftan-celeste',
        variantId: 'caftan-celeste',
        variantTitle: null,
        title: 'Caftan Céleste',
        brand: 'Belle Vue',
        image: '/images/products/caftan-celeste.svg',
        alterations: [],
        price: 349_000,
        originalPrice: 420_000,
        quantity: 1,
        total: 349_000,
      },
    ],
    paymentMethod: 'CASH_ON_DELIVERY',
    shippingInfo: {
      name: 'Nadia Alami',
      phone: '0612345678',
      email: null,
      street: '3, rue Oukaïmeden',
      city: 'Rabat',
      region: 'Rabat-Salé-Kénitra',
      postalCode: '10090',
    },
    delivery: null,
    quantity: 1,
    total: 349_000,
    originalTotal: 420_000,
    discount: 71_000,
    discountCode: null,
    shipping: 0,
    payable: 349_000,
    history: [{ status: 'PENDING', at: AT }],
    parcelNumber: null,
    awaitsParcel: false,
    isCarriersFault: false,
    parcelReturnedAt: null,
    undo: null,
    notes: [],
    contacts: [],
    confirmedByCustomerAt: null,
    channel: 'WEB',
    language: 'FR',
    returns: [],
    exchanges: [],
    sewing: [],
    settlements: [],
    refunds: [],
    creditNotes: [],
    changes: [],
    invoiced: null,
    holdsStock: true,
    termsVersion: null,
    invoice: null,
    anonymisedAt: null,
    buyerDeletedAt: null,
    joinedAt: null,
    ...change,
  };
}

/** A delivery that is fetched. */
export const pickup = (readyAt: string | null = null): OrderDeliveryRecord => ({
  optionId: 'pickup:agdal',
  kind: 'PICKUP',
  tariff: { guestFee: 0, customerFee: 0, freeFrom: 0 },
  earliest: null,
  latest: null,
  allowsTrying: false,
  pickupPoint: {
    id: 'agdal',
    name: 'Boutique Agdal',
    street: '12, avenue de France',
    city: 'Rabat',
    openingHours: 'Lundi à samedi, 10 h à 19 h',
  },
  readyAt,
  pickedUp: null,
});

/** All that `order` has, as its shopper requested it. */
export function requestedReturn(change: Partial<ReturnRecord> = {}): ReturnRecord {
  return {
    id: 'return-1',
    requestedAt: AT,
    reason: 'Trop grand',
    lines: [{ variantId: 'caftan-celeste', quantity: 1, cause: null }],
    receivedAt: null,
    refusedAt: null,
    refusal: null,
    ...change,
  };
}

/** All that `order` has, as its shopper wants it in another size at the same price. */
export function exchange(change: Partial<ExchangeRecord> = {}): ExchangeRecord {
  const [line] = order('o1').lines;
  if (!line) throw new Error('The record has no line');
  const { quantity: _quantity, total: _total, ...from } = line;
  const to = { ...from, variantId: 'caftan-celeste.42', variantTitle: '42' };
  return {
    id: 'o1/E1',
    number: 'BV-o11000-E1',
    requestedAt: AT,
    status: 'REQUESTED',
    method: 'SEND_BACK',
    reason: 'Trop petit',
    lines: [
      {
        id: 'o1/E1/1',
        sourceId: null,
        from,
        to,
        quantity: 1,
        receivedQuantity: 0,
        paid: from.price,
        difference: 0,
        cause: null,
      },
    ],
    heldUntil: '2025-05-07T22:59:59.000Z',
    holdsStock: true,
    version: 1,
    changedAt: AT,
    parcelNumber: null,
    refusal: null,
    collected: null,
    documents: [],
    history: [{ status: 'REQUESTED', at: AT, by: null }],
    ...change,
  };
}

export function refund(change: Partial<RefundRecord> = {}): RefundRecord {
  return {
    id: 'refund-1',
    amount: 349_000,
    method: 'CARD',
    returnId: null,
    requestedAt: AT,
    doneAt: null,
    ...change,
  };
}

export function appointment(change: Partial<AppointmentRecord> = {}): AppointmentRecord {
  return {
    id: 'appointment',
    kind: 'ADVICE',
    status: 'BOOKED',
    startsAt: '2025-05-02T09:00:00.000Z',
    endsAt: '2025-05-02T10:00:00.000Z',
    localTime: '2025-05-02T10:00',
    seat: 1,
    name: 'Nadia Alaoui',
    phone: '0612345678',
    email: 'nadia@example.com',
    note: null,
    language: 'FR',
    bookedAt: AT,
    cancelledAt: null,
    cancelReason: null,
    idempotencyKey: 'a-key-of-nadia',
    fingerprint: 'fingerprint',
    ...change,
  };
}

export function payment(id: string, change: Partial<PaymentRecord> = {}): PaymentRecord {
  return {
    id,
    orderId: 'o1',
    customerId: 'c1',
    amount: 349_000,
    providerOrderId: null,
    providerPaymentId: null,
    startedAt: AT,
    paidAt: null,
    state: 'OPEN',
    checkedAt: null,
    ...change,
  };
}

export function mail(id: string, change: Partial<MailRecord> = {}): MailRecord {
  return {
    id,
    kind: 'ORDER_PLACED',
    orderId: 'o1',
    customerId: null,
    detail: null,
    to: 'nadia@example.com',
    language: 'FR',
    createdAt: AT,
    state: 'WAITING',
    attempts: 0,
    nextAttemptAt: AT,
    sentAt: null,
    lastError: null,
    ...change,
  };
}

export function webhook(id: string, change: Partial<WebhookRecord> = {}): WebhookRecord {
  return {
    id,
    url: `https://${id}.example/hook`,
    events: ['order.placed'],
    isActive: true,
    secret: 'whsec_c2VjcmV0',
    earlierSecret: null,
    earlierSecretUntil: null,
    createdAt: AT,
    goneAt: null,
    ...change,
  };
}

export function settingsRecord(change: Partial<SettingsRecord> = {}): SettingsRecord {
  return { version: 0, ...addedFieldsOf(settingsShape), ...change };
}
