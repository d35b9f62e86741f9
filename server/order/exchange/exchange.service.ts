import type { Words } from '#shared/language.ts';
import { EXCHANGE_HOLD_DAYS } from '#shared/policies.ts';
import { productIdOf } from '../../catalog/catalog.variant.rules.ts';
import type { Ports, Shop, ShopContext } from '../../context.ts';
import { requireOrder, type AfterSalesContext, type OrderAccess } from '../order.after-sales.ts';
import { withinMailLimit, type QueueMail } from '../order.outbox.ts';
import { findPreviousResult, readAttempt } from '../order.place.service.ts';
import { readReturnReason } from '../order.rules.ts';
import { allocateLines } from '../order.stock.ts';
import type { OrderRecord } from '../order.store.ts';
import type { ExchangeMethod } from './exchange.store.ts';
import { offeredGoods, type OfferedGoods } from './exchange.view.rules.ts';
import {
  choicesFor,
  endOfHold,
  exchangeableGoods,
  readExchangeLines,
  withExchange,
  type ExchangeLineInput,
} from './exchange.request.rules.ts';
import type { GivenBackBy } from './named.rules.ts';
import { endExchange, exchangeMoves, exchangeOf, requireExchange } from './exchange.rules.ts';
import { goodsKeyOf } from './goods.rules.ts';
import { moveReplacement, replacementOf } from './exchange.stock.ts';

type Context = AfterSalesContext & Pick<ShopContext, 'limits' | 'words'>;

/** Returns what can be exchanged now, and for what. */
export async function exchangeableLines(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  order: OrderRecord,
  by: GivenBackBy,
): Promise<readonly OfferedGoods[]> {
  const offered = offeredGoods(exchangeableGoods(order, clock(), by));
  if (offered.length === 0) return [];
  const ids = new Set(offered.map(({ variant }) => variant.productId));
  const products = await store.read.catalog.productsById([...ids]);
  const offers = await store.read.campaigns.offersIn([...ids], clock());
  return offered.map((goods) => ({
    variantId: goods.variant.variantId,
    lineId: goodsKeyOf(goods.variant),
    quantity: goods.quantity,
    choices: choicesFor(goods, products.get(goods.variant.productId), offers),
  }));
}

export interface RequestedExchange {
  readonly lines: readonly ExchangeLineInput[];
  readonly method: ExchangeMethod;
  readonly reason?: string | null | undefined;
}

/**
 * The same key and input make one exchange. Refuses with UNKNOWN_ORDER, NOT_ALLOWED_NOW, REQUIRED, INVALID,
 * UNKNOWN_PRODUCT, UNKNOWN_VARIANT, OUT_OF_STOCK, INSUFFICIENT_STOCK, IDEMPOTENCY_CONFLICT.
 */
export async function requestExchange(
  context: Context,
  access: OrderAccess,
  requested: RequestedExchange,
  idempotencyKey: string,
): Promise<OrderRecord> {
  const wanted = readRequested(requested);
  const attempt = readAttempt(`exchange:${access.orderId}`, idempotencyKey, wanted);
  const now = context.clock();
  return changeOfShopper(context, access, async (ports, queue) => {
    const before = await requireOrder(context, ports, access);
    if ((await findPreviousResult(ports, attempt)) !== undefined) return before;
    const order = await reserve(ports, before, { ...wanted, by: null, words: context.words }, now);
    const madeId = order.exchanges.at(-1)?.id ?? '';
    const { scope, key, fingerprint } = attempt;
    await ports.orders.saveKey(scope, key, { fingerprint, madeId });
    await ports.orders.save(order);
    await queue(ports, 'EXCHANGE_REQUESTED', order, now, madeId);
    return order;
  });
}

/** Refuses with UNKNOWN_ORDER, INVALID, NOT_ALLOWED_NOW. */
export async function cancelExchange(
  context: AfterSalesContext,
  access: OrderAccess,
  exchangeId: string,
): Promise<OrderRecord> {
  const now = context.clock();
  return context.store.transaction(async (ports) => {
    await ports.catalog.lockStock();
    const before = await requireOrder(context, ports, access);
    const exchange = requireExchange(before, exchangeId, 'exchangeId');
    const order = endExchange(before, exchange, { as: 'CANCELLED', by: null, now });
    await ports.orders.save(order);
    await moveStock(ports, before, order, { exchangeId, now });
    return order;
  });
}

/** Runs in a transaction; mails to an address that was not verified are limited. */
async function changeOfShopper(
  context: Context,
  access: OrderAccess,
  work: (ports: Ports, queue: QueueMail) => Promise<OrderRecord>,
): Promise<OrderRecord> {
  const { store } = context;
  const { shippingInfo, ...about } = await requireOrder(context, store.read, access);
  return withinMailLimit(context, { ...about, email: shippingInfo.email }, (queue) =>
    store.transaction(async (ports) => {
      // Before any read, so that of two who want the last item one comes after the other.
      await ports.catalog.lockStock();
      return work(ports, queue);
    }),
  );
}

/** Reads a request of a shopper or of staff. Refuses with INVALID. */
export function readRequested({ lines, method, reason }: RequestedExchange) {
  return { lines, method, reason: readReturnReason(reason) };
}

/** Adds the exchange, and allocates its replacement. Refuses as `readExchangeLines` does. */
export async function reserve(
  ports: Ports,
  before: OrderRecord,
  {
    lines,
    method,
    reason,
    by,
    words,
  }: ReturnType<typeof readRequested> & {
    /** Staff by name; null for the shopper. */
    readonly by: string | null;
    readonly words: Words;
  },
  now: Date,
): Promise<OrderRecord> {
  const ids = new Set(lines.map(({ toVariantId }) => productIdOf(toVariantId)));
  const products = await ports.catalog.productsById([...ids]);
  const read = readExchangeLines(before, lines, {
    products,
    offers: await ports.campaigns.offersIn([...ids], now),
    now,
    by: by === null ? 'SHOPPER' : 'STAFF',
    words,
  });
  await allocateLines(ports, replacementOf({ lines: read }));
  const heldUntil = await heldUntilFrom(ports, now);
  return withExchange(before, { lines: read, method, reason, heldUntil, by }, now);
}

/** Returns until when a replacement is reserved that is reserved now. */
export async function heldUntilFrom(
  { settings, delivery }: Pick<Ports, 'settings' | 'delivery'>,
  now: Date,
): Promise<Date> {
  const { exchangeHoldDays } = await settings.load();
  const { closedDays } = await delivery.load();
  return endOfHold(now, exchangeHoldDays ?? EXCHANGE_HOLD_DAYS, closedDays);
}

/** Moves the stock of an exchange as the exchange has moved; a parcel of one that came to nothing is a task. */
export async function moveStock(
  ports: Ports,
  before: OrderRecord,
  after: OrderRecord,
  {
    exchangeId,
    now,
    isBack = true,
  }: { readonly exchangeId: string; readonly now: Date; readonly isBack?: boolean },
): Promise<void> {
  const [earlier, later] = [exchangeOf(before, exchangeId), exchangeOf(after, exchangeId)];
  if (!earlier || !later) return;
  await moveReplacement(ports, earlier, later, { now, isBack });
  if (later.status !== 'COMPLETED' && exchangeMoves(later).length === 0) {
    await ports.shipments.strandExchange(exchangeId, now);
  }
}
