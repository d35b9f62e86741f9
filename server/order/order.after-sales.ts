import type { PricedCart } from '../cart/cart.pricing.ts';
import { mergeCart } from '../cart/cart.service.ts';
import type { Ports, Shop, ShopContext } from '../context.ts';
import { cutPage, readPageSize, wrongCursor, type PageInput } from '../shared/paging.ts';
import { Refusal, Unauthenticated, type Problem } from '../shared/problems.ts';
import { requireCustomer } from '../shared/viewer.ts';
import { transactionOf } from './change/dry-run.ts';
import type { OrderPage } from './order.lists.store.ts';
import { withinMailLimit } from './order.outbox.ts';
import { isListed, readReturnReason, soldTitlesOf } from './order.rules.ts';
import { issueDocuments } from './order.invoicing.ts';
import { cancelByShopper, isClosed } from './order.states.ts';
import { cancelReturn, requestReturn, type NamedQuantity } from './return/return.rules.ts';
import { applyStockChanges } from './order.stock.ts';
import type { OrderRecord } from './order.store.ts';

export type AfterSalesContext = Pick<ShopContext, 'store' | 'clock' | 'viewer' | 'trackingKeys'>;

/** Access as the order's customer, or with the key of its tracking link. */
export interface OrderAccess {
  readonly orderId: string;
  readonly trackingKey?: string | null | undefined;
}

/** Null for other customers' orders. */
export async function orderOf(context: ShopContext, id: string): Promise<OrderRecord | null> {
  const customerId = requireCustomer(context);
  const order = await context.store.read.orders.order(id);
  return order?.customerId === customerId ? order : null;
}

/** Newest first, of a buyer, see `buyerOf`; the cursor is an order's id. Throws BadInput. */
export async function ordersOf(
  { store }: Pick<Shop, 'store'>,
  buyer: string,
  { first, after }: PageInput,
): Promise<OrderPage> {
  const size = readPageSize(first);
  const orders = (await store.read.orders.ofBuyer(buyer)).filter(isListed);
  const start = after == null ? 0 : orders.findIndex(({ id }) => id === after) + 1;
  if (after != null && start === 0) throw wrongCursor();
  return cutPage(orders, start, size, ({ id }) => id);
}

/** Newest first; see `isClosed`. */
export async function openOrdersOf(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  buyer: string,
): Promise<readonly OrderRecord[]> {
  const now = clock();
  return (await store.read.orders.ofBuyer(buyer)).filter((order) => !isClosed(order, now));
}

/** Null when the key is not the order's, and after its customer deleted the account. */
export async function trackedOrder(
  { store, trackingKeys }: Pick<Shop, 'store' | 'trackingKeys'>,
  id: string,
  key: string,
  { orders }: Pick<Ports, 'orders'> = store.read,
): Promise<OrderRecord | null> {
  const order = trackingKeys.opens(id, key) ? await orders.order(id) : undefined;
  return order && order.anonymisedAt === null ? order : null;
}

/** Refuses with UNKNOWN_ORDER, NOT_ALLOWED_NOW. */
export async function cancelOrder(context: ShopContext, access: OrderAccess): Promise<OrderRecord> {
  const now = context.clock();
  const { store } = context;
  const { shippingInfo, ...about } = await requireOrder(context, store.read, access);
  return withinMailLimit(context, { ...about, email: shippingInfo.email }, (queue) =>
    store.transaction(async (ports) => {
      await ports.catalog.lockStock();
      const cancelled = cancelByShopper(await requireOrder(context, ports, access), now);
      const released = await applyStockChanges(ports, [cancelled], now);
      const [order = cancelled] = await issueDocuments(ports, released, now);
      await ports.orders.save(order);
      await ports.shipments.followOrders([order], { now });
      await queue(ports, 'ORDER_CANCELLED', order, now);
      return order;
    }),
  );
}

export interface RequestedReturn {
  readonly reason?: string | null | undefined;
  /** Null for everything that can be returned. */
  readonly lines?: readonly NamedQuantity[] | null | undefined;
  /** Whether nothing is written; the answer is the same. */
  readonly dryRun?: boolean;
}

/** Refuses with UNKNOWN_ORDER, NOT_ALLOWED_NOW, REQUIRED, INVALID. */
export function requestOrderReturn(
  context: AfterSalesContext,
  access: OrderAccess,
  { reason, lines = null, dryRun = false }: RequestedReturn,
): Promise<OrderRecord> {
  return transactionOf(context.store, { dryRun }, async (ports) => {
    const requested = await requireOrder(context, ports, access);
    const about = { reason: readReturnReason(reason), lines };
    const order = requestReturn(requested, about, context.clock());
    await ports.orders.save(order);
    return order;
  });
}

/** Refuses with UNKNOWN_ORDER, INVALID, NOT_ALLOWED_NOW. */
export function cancelOrderReturn(
  context: AfterSalesContext,
  access: OrderAccess,
  requestId: string,
): Promise<OrderRecord> {
  return context.store.transaction(async (ports) => {
    const requested = await requireOrder(context, ports, access);
    const order = cancelReturn(requested, requestId, context.clock());
    await ports.orders.save(order);
    return order;
  });
}

/** Idempotent; what cannot be bought any more becomes a problem. Refuses with UNKNOWN_ORDER. */
export async function reorder(
  context: ShopContext,
  orderId: string,
): Promise<{ readonly cart: PricedCart; readonly problems: readonly Problem[] }> {
  const { read } = context.store;
  requireCustomer(context);
  const { lines } = await requireOrder(context, read, { orderId });
  const products = await read.catalog.productsById(lines.map(({ productId }) => productId));
  const gone = lines
    .filter(({ productId }) => !products.has(productId))
    .map((line): Problem => ({
      code: 'UNKNOWN_PRODUCT',
      reason: 'ORDERED',
      titles: soldTitlesOf(line),
    }));
  const merged = await mergeCart(context, {
    lines: lines.filter(({ productId }) => products.has(productId)),
  });
  return { cart: merged.cart, problems: [...gone, ...merged.problems] };
}

/** Refuses with UNKNOWN_ORDER; throws Unauthenticated for an invalid token without a tracking key. */
export async function requireOrder(
  context: Pick<ShopContext, 'viewer' | 'trackingKeys'>,
  { orders }: Ports,
  { orderId, trackingKey }: OrderAccess,
): Promise<OrderRecord> {
  const { viewer, trackingKeys } = context;
  // With an expired token UNKNOWN_ORDER would mislead the order's own customer.
  const isSessionOver = viewer.kind === 'GUEST' && viewer.token === 'UNREADABLE';
  if (isSessionOver && trackingKey == null) throw new Unauthenticated('UNREADABLE');
  const order = await orders.order(orderId);
  const isOwn = viewer.kind === 'CUSTOMER' && order?.customerId === viewer.customerId;
  const isTracked = trackingKey != null && trackingKeys.opens(orderId, trackingKey);
  if (order && order.anonymisedAt === null && (isOwn || isTracked)) return order;
  throw new Refusal({ code: 'UNKNOWN_ORDER', reason: 'LINK', field: 'orderId' });
}
