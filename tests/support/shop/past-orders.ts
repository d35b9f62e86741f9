import { creditsDue, documentNumber } from '../../../server/order/order.invoice.rules.ts';
import { moveOrder } from '../../../server/order/order.states.ts';
import type {
  OrderLineRecord,
  OrderRecord,
  OrderStatus,
} from '../../../server/order/order.store.ts';
import type { PaymentRecord } from '../../../server/order/payment/payment.store.ts';
import { createTestProvider } from '../../../server/payment/test-provider.ts';
import { createTrackingKeys } from '../../../server/authentication/signed-links.ts';
import type { Store } from '../../../server/store.ts';
import { order, payment } from '../../store/contract/records.ts';
import { startBuiltShop, testIn } from '../browser/browser.ts';
import { readTestSeed } from './shop.seed.ts';

const SECRET = 'the secret of a shop with a past, long enough';
const DAY_MS = 24 * 60 * 60 * 1000;

/** A product that the seed has out of stock, and one that no catalogue has. */
export const OUT_OF_STOCK = 'Robe en maille côtelée';
export const VANISHED = 'Cape Atlas';

const COD: readonly OrderStatus[] = ['PENDING', 'CONFIRMED', 'PREPARED', 'SHIPPED', 'DELIVERED'];
const CARD: readonly OrderStatus[] = ['PAYMENT_PENDING', 'PAID', 'CONFIRMED', 'PREPARED'];

/** Visitors’ orders by id: the states that each went through, and how many days ago the last one. */
const guests = {
  waiting: { way: COD.slice(0, 1), daysAgo: 0 },
  meanwhile: { way: COD.slice(0, 2), daysAgo: 0 },
  again: { way: COD.slice(0, 3), daysAgo: 1 },
  shipped: { way: COD.slice(0, 4), daysAgo: 1 },
  delivered: { way: COD, daysAgo: 2 },
  longAgo: { way: COD, daysAgo: 20 },
  cancelled: { way: [...COD.slice(0, 2), 'CANCELLED'], daysAgo: 1 },
  refused: { way: [...COD.slice(0, 4), 'REFUSED'], daysAgo: 1 },
} satisfies Record<string, Past>;

/** The demo customer's own, under the pair of e-mail and password. */
const customers = {
  paid: { way: CARD.slice(0, 2), daysAgo: 0 },
  prepared: { way: CARD, daysAgo: 1 },
  refunded: { way: [...CARD.slice(0, 2), 'CANCELLED'], daysAgo: 1 },
  received: { way: [...CARD, 'SHIPPED', 'DELIVERED'], daysAgo: 3 },
} satisfies Record<string, Past>;

interface Past {
  readonly way: readonly OrderStatus[];
  readonly daysAgo: number;
}

/** The tracking link of a guest's order. */
export function trackPath(id: keyof typeof guests): string {
  return trackPathOf(id);
}

/** Returns the path of an order that `alsoPrepare` has added. */
export function trackPathOf(id: string): string {
  return `/track/${id}/${createTrackingKeys(SECRET).keyOf(id)}`;
}

/** From 1; the count of its number and of its invoice. */
const placeOf = (id: string) => [...Object.keys(guests), ...Object.keys(customers)].indexOf(id) + 1;

/** The number of an order of the past, as people read it. */
export function numberOf(id: keyof typeof guests | keyof typeof customers): string {
  return `BV-${placeOf(id)}1000`;
}

/**
 * Works like the web tests' `test`, in a shop where these orders were placed before it opened;
 * `variables` configure it, and `alsoPrepare` adds more.
 */
export function testWithOrders(
  variables: Readonly<Record<string, string>> = {},
  alsoPrepare?: (store: Store) => Promise<void>,
) {
  return testIn(() =>
    startBuiltShop({ JWT_SECRET: SECRET, ...variables }, async (store) => {
      await prepare(store);
      await alsoPrepare?.(store);
    }),
  );
}

export const test = testWithOrders();

async function prepare(store: Store): Promise<void> {
  const { demo: login } = await readTestSeed();
  const now = new Date();
  await store.transaction(async ({ accounts, catalog, orders }) => {
    const demo = await accounts.customerByEmail(login.email);
    if (!demo) throw new Error('The seed has no demo customer');
    const known = await catalog.productsById(['caftan-celeste', 'jupe-plissee-safran']);
    const lines = Array.from(known.values(), (product, place) => line(product, place + 1));
    const out = await catalog.product('robe-maille-cotelee');
    if (out?.title !== OUT_OF_STOCK || !out.outOfStock)
      throw new Error(`${OUT_OF_STOCK} is not out of stock`);
    const lacking = [line(out, 1), line({ ...out, id: 'cape-atlas', title: VANISHED }, 1)];
    const own = { customerId: demo.id, paymentMethod: 'CARD' } as const;
    const past = [
      ...Object.entries(guests).map(([id, way]) => ({ id, way, about: {} })),
      ...Object.entries(customers).map(([id, way]) => ({ id, way, about: own })),
    ].map(({ id, way, about }) => {
      const isLacking = id === 'again' || id === 'prepared';
      return placed(id, way, isLacking ? [...lines, ...lacking] : lines, about, now);
    });
    // As they came: the newest one last.
    past.sort((one, other) => one.placedAt.localeCompare(other.placedAt));
    for (const each of past) await orders.save(each);
    for (const each of past.filter(({ paymentMethod }) => paymentMethod === 'CARD')) {
      await orders.savePayment(await paymentOf(each, demo.id));
    }
  });
}

/** Returns the payment that the test provider would have, so that the order can also be paid back. */
async function paymentOf(
  { id, payable, placedAt }: OrderRecord,
  customerId: string,
): Promise<PaymentRecord> {
  const provider = createTestProvider(SECRET);
  const { id: providerOrderId } = await provider.createOrder({
    amount: payable,
    currency: 'MAD',
    receipt: id,
  });
  const signed = await provider.pay(providerOrderId);
  return payment(`payment-of-${id}`, {
    orderId: id,
    customerId,
    amount: payable,
    providerOrderId,
    providerPaymentId: signed?.providerPaymentId ?? null,
    startedAt: placedAt,
    paidAt: placedAt,
    state: 'PAID',
  });
}

function line(
  product: Pick<OrderLineRecord, 'title' | 'brand' | 'image' | 'price' | 'originalPrice'> & {
    readonly id: string;
  },
  quantity: number,
): OrderLineRecord {
  const { id: productId, title, brand, image, price, originalPrice } = product;
  const total = price * quantity;
  const variant = { variantId: productId, variantTitle: null, alterations: [] };
  return { productId, ...variant, title, brand, image, price, originalPrice, quantity, total };
}

function placed(
  id: string,
  { way, daysAgo }: Past,
  lines: readonly OrderLineRecord[],
  about: Partial<OrderRecord>,
  now: Date,
): OrderRecord {
  const [first = 'PENDING', ...later] = way;
  const at = (step: number) =>
    new Date(now.getTime() - (daysAgo + later.length - step) * DAY_MS).toISOString();
  const total = lines.reduce((sum, each) => sum + each.total, 0);
  const originalTotal = lines.reduce((sum, each) => sum + each.originalPrice * each.quantity, 0);
  const begun = order(id, {
    number: numberOf(id as keyof typeof guests), // one of their keys, by the loops above
    status: first,
    placedAt: at(0),
    history: [{ status: first, at: at(0) }],
    lines,
    quantity: lines.reduce((sum, each) => sum + each.quantity, 0),
    total,
    originalTotal,
    discount: originalTotal - total,
    payable: total,
    ...about,
  });
  const moved = later.reduce(
    (record, status, place) => moveOrder(record, status, new Date(at(place + 1))),
    begun,
  );
  const due = moved.history.find(({ status }) => status === 'PAID' || status === 'DELIVERED');
  const invoice = due && {
    number: documentNumber('F', new Date(due.at), placeOf(id)),
    issuedAt: due.at,
  };
  const charged = { ...moved, invoice: invoice ?? null };
  const creditNotes = creditsDue(charged).map(({ id: refundId, amount, requestedAt }) => ({
    number: documentNumber('A', new Date(requestedAt), placeOf(id)),
    issuedAt: requestedAt,
    amount,
    refundId,
  }));
  const invoiced = { ...charged, creditNotes };
  return way.includes('SHIPPED') ? { ...invoiced, parcelNumber: 'AM 4471 2290 MA' } : invoiced;
}
