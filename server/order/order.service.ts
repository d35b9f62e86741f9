import { v4 as uuid } from 'uuid';
import { quoteOf } from '../cart/cart.service.ts';
import { readRequestedLines, type RequestedLine } from '../cart/cart.rules.ts';
import type { Shop, ShopContext } from '../context.ts';
import { cutPage, readPageSize } from '../shared/paging.ts';
import { BadInput } from '../shared/problems.ts';
import { freeOrderNumber, madeBefore, readAttempt } from './order.placing.ts';
import {
  emptyCart,
  freezeOrder,
  isListed,
  readGuestShipping,
  requireOrderable,
} from './order.rules.ts';
import { withinMailLimit } from './order.outbox.ts';
import { allocateStock } from './order.stock.ts';
import type { OrderRecord } from './order.store.ts';
import type { OrderPage } from './order.lists.store.ts';

export interface GuestOrderInput {
  readonly lines: readonly RequestedLine[];
  readonly expectedTotal?: number | null | undefined;
}

/**
 * The same key and input give the same order again.
 * Refuses with REQUIRED, INVALID, EMPTY_CART, UNKNOWN_PRODUCT, UNKNOWN_VARIANT, OUT_OF_STOCK,
 * INSUFFICIENT_STOCK, PRICE_CHANGED, IDEMPOTENCY_CONFLICT; throws BadInput, RateLimited.
 */
export async function placeGuestOrder(
  context: ShopContext,
  input: GuestOrderInput,
  idempotencyKey: string,
): Promise<OrderRecord> {
  const { store, clock, random, limits, clientAddress } = context;
  if (input.lines.length === 0) throw emptyCart();
  const shippingInfo = readGuestShipping(input);
  const lines = readRequestedLines(input.lines);
  const expectedTotal = input.expectedTotal ?? null;
  const attempt = readAttempt('guest', idempotencyKey, { lines, shippingInfo, expectedTotal });
  await limits.consume('CASH_ORDER', clientAddress);
  const now = clock();
  return withinMailLimit(context, shippingInfo.email, (queue) =>
    store.transaction(async (ports) => {
      await ports.catalog.lockStock();
      const madeId = await madeBefore(ports, attempt);
      const made = madeId === undefined ? undefined : await ports.orders.order(madeId);
      if (made) return made;
      const cart = await quoteOf(ports, lines);
      requireOrderable(cart, expectedTotal);
      const priced = freezeOrder(cart, {
        id: uuid(),
        number: await freeOrderNumber(ports, random),
        customerId: null,
        status: 'PENDING',
        placedAt: now.toISOString(),
        paymentMethod: 'CASH_ON_DELIVERY',
        shippingInfo,
      });
      const order = await allocateStock(ports, priced);
      await ports.orders.save(order);
      await queue(ports, 'ORDER_PLACED', order, now);
      await ports.orders.saveKey(attempt.scope, attempt.key, {
        fingerprint: attempt.fingerprint,
        madeId: order.id,
      });
      return order;
    }),
  );
}

/** Newest first; the cursor is an order's id. Throws BadInput. */
export async function ordersOf(
  { store }: Pick<Shop, 'store'>,
  customerId: string,
  { first, after }: { readonly first: number; readonly after?: string | null | undefined },
): Promise<OrderPage> {
  const size = readPageSize(first);
  const orders = (await store.read.orders.ofCustomer(customerId)).filter(isListed);
  const start = after == null ? 0 : orders.findIndex(({ id }) => id === after) + 1;
  if (after != null && start === 0)
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'CURSOR' });
  return cutPage(orders, start, size, ({ id }) => id);
}
