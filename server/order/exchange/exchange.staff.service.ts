import { isBlank } from '#shared/forms/form.ts';
import type { Centimes } from '#shared/money.ts';
import { logChange } from '../../audit/audit.ts';
import type { CommandContext, Ports } from '../../context.ts';
import type { OrderMailKind } from '../../mail/mail.store.ts';
import { blank, readText } from '../../shared/form.ts';
import { readPageSize, wrongCursor, type PageInput } from '../../shared/paging.ts';
import { Refusal, requireSameVersion } from '../../shared/problems.ts';
import { requireVersion } from '../change/change.service.ts';
import { requireOrderById } from '../order.find.ts';
import { issueDocument } from '../order.invoicing.ts';
import { queueMail } from '../order.outbox.ts';
import { findPreviousResult, readAttempt } from '../order.place.service.ts';
import { restockLines } from '../order.stock.ts';
import type { OrderRecord } from '../order.store.ts';
import { receivedSince, type ReceivedReturn } from '../return/return.rules.ts';
import { readParcelNumber } from '../staff/staff.rules.ts';
import { issueExchangeDocuments } from './exchange.documents.ts';
import type { ExchangeRecord, ExchangeStatus } from './exchange.store.ts';
import {
  approveExchange as approve,
  completeExchange as complete,
  endExchange,
  exchangeOf,
  failExchange as fail,
  orderIdOf,
  receiveExchanged,
  shipExchange as ship,
  type ReceivedLine,
} from './exchange.rules.ts';
import {
  heldUntilFrom,
  moveStock,
  readRequested,
  reserve,
  type RequestedExchange,
} from './exchange.service.ts';
import type { ExchangePage } from './exchange.lists.store.ts';
import type { ExchangeOfOrder } from './exchange.view.rules.ts';
import { differenceOf } from './goods.rules.ts';

type Context = Pick<CommandContext, 'store' | 'clock' | 'actor'>;

const CURSOR = /^\d{4}-\d{2}-\d{2}T\S+ \S+$/;

/** Latest first. Throws BadInput. */
export function findExchanges(
  { store }: Pick<Context, 'store'>,
  { statuses, first, after = null }: PageInput & { readonly statuses: readonly ExchangeStatus[] },
): Promise<ExchangePage> {
  if (after !== null && !CURSOR.test(after)) throw wrongCursor();
  return store.read.orders.exchangePage({ statuses, first: readPageSize(first), after });
}

/**
 * An exchange by telephone, approved at once; the same key and input make one. Refuses with UNKNOWN_ORDER,
 * VERSION_CONFLICT, NOT_ALLOWED_NOW, REQUIRED, INVALID, UNKNOWN_PRODUCT, UNKNOWN_VARIANT, OUT_OF_STOCK,
 * INSUFFICIENT_STOCK, IDEMPOTENCY_CONFLICT.
 */
export function createExchange(
  context: Context,
  {
    orderId,
    idempotencyKey,
    expectedVersion,
    ...requested
  }: RequestedExchange & {
    readonly orderId: string;
    readonly idempotencyKey: string | null;
    readonly expectedVersion: number | null;
  },
): Promise<ExchangeOfOrder> {
  const now = context.clock();
  const { actor: by } = context;
  const wanted = readRequested(requested);
  const attempt =
    idempotencyKey === null
      ? null
      : readAttempt(`staff-exchange:${orderId}`, idempotencyKey, wanted);
  return context.store.transaction(async (ports) => {
    await ports.catalog.lockStock();
    const before = await requireOrderById(ports, orderId, 'orderId');
    const earlier = attempt && (await findPreviousResult(ports, attempt));
    const made = earlier ? exchangeOf(before, earlier) : undefined;
    if (made) return { ...made, order: before };
    if (expectedVersion !== null) await requireVersion(ports, orderId, expectedVersion);
    const requestedOrder = await reserve(ports, before, { ...wanted, by }, now);
    const exchange = requestedOrder.exchanges.at(-1);
    if (!exchange) throw new Error('The exchange was not added');
    const heldUntil = await heldUntilFrom(ports, now);
    const order = approve(requestedOrder, exchange, { by, now, heldUntil });
    if (attempt) {
      const { scope, key, fingerprint } = attempt;
      await ports.orders.saveKey(scope, key, { fingerprint, madeId: exchange.id });
    }
    return save(ports, context, { before, order, id: exchange.id, now, ...CREATED });
  });
}

const CREATED = { action: 'exchange.create', mail: 'EXCHANGE_APPROVED' } as const;

interface Named {
  readonly id: string;
  /** Version of the exchange. */
  readonly expectedVersion: number;
}

/** Refuses with INVALID, VERSION_CONFLICT, NOT_ALLOWED_NOW. */
export function approveExchange(context: Context, named: Named): Promise<ExchangeOfOrder> {
  return change(context, named, {
    action: 'exchange.approve',
    mail: 'EXCHANGE_APPROVED',
    apply: async (ports, order, exchange, about) =>
      approve(order, exchange, { ...about, heldUntil: await heldUntilFrom(ports, about.now) }),
  });
}

/** The shopper reads the reason. Refuses with INVALID, VERSION_CONFLICT, NOT_ALLOWED_NOW, REQUIRED. */
export function refuseExchange(
  context: Context,
  { reason, ...named }: Named & { readonly reason: string },
): Promise<ExchangeOfOrder> {
  const refusal = readRefusal(reason);
  return change(context, named, {
    action: 'exchange.refuse',
    mail: 'EXCHANGE_REFUSED',
    apply: (_ports, order, exchange, about) =>
      endExchange(order, exchange, { ...about, as: 'REFUSED', refusal }),
  });
}

/** Refuses with INVALID, VERSION_CONFLICT, NOT_ALLOWED_NOW, REQUIRED. */
export function receiveExchange(
  context: Context,
  {
    lines,
    ...named
  }: Named & { readonly lines: ReadonlyArray<ReceivedLine & { readonly restock: boolean }> },
): Promise<ExchangeOfOrder> {
  return change(context, named, {
    action: 'exchange.receive',
    mail: 'EXCHANGE_RECEIVED',
    async apply(ports, order, exchange, about) {
      const received = receiveExchanged(order, exchange, { ...about, lines });
      const restocked = lines.filter(({ restock }) => restock);
      await restockLines(ports, restocked, about.now);
      return received;
    },
  });
}

/** Refuses with INVALID, VERSION_CONFLICT, NOT_ALLOWED_NOW. */
export function shipExchange(
  context: Context,
  { parcelNumber, ...named }: Named & { readonly parcelNumber?: string | null | undefined },
): Promise<ExchangeOfOrder> {
  const parcel = parcelNumber == null ? null : readParcelNumber(parcelNumber);
  return change(context, named, {
    action: 'exchange.ship',
    mail: 'EXCHANGE_SHIPPED',
    apply: (_ports, order, exchange, about) =>
      ship(order, exchange, { ...about, parcelNumber: parcel }),
  });
}

/** Refuses with INVALID, VERSION_CONFLICT, NOT_ALLOWED_NOW. */
export function completeExchange(
  context: Context,
  { collected, ...named }: Named & { readonly collected: Centimes },
): Promise<ExchangeOfOrder> {
  return change(context, named, {
    action: 'exchange.complete',
    mail: 'EXCHANGE_COMPLETED',
    apply: (ports, order, exchange, about) =>
      issueExchangeDocuments(
        ports,
        complete(order, exchange, { ...about, collected }),
        exchange.id,
        about.now,
      ),
  });
}

/** The shopper reads the reason. Refuses with INVALID, VERSION_CONFLICT, NOT_ALLOWED_NOW, REQUIRED. */
export function failExchange(
  context: Context,
  {
    reason,
    restock,
    refund,
    ...named
  }: Named & {
    readonly reason: string;
    /** Whether a replacement that had left is back in stock. */
    readonly restock: boolean;
    readonly refund: ReceivedReturn['refund'] | null;
  },
): Promise<ExchangeOfOrder> {
  const refusal = readRefusal(reason);
  return change(context, named, {
    action: 'exchange.fail',
    mail: 'EXCHANGE_FAILED',
    isBack: restock,
    async apply(ports, order, exchange, about) {
      const failed = fail(order, exchange, { ...about, refusal, refund });
      const issued = await issueDocument(ports, failed, about.now);
      for (const { id } of receivedSince(order, issued)) {
        await queueMail(ports, 'RETURN_RECEIVED', issued, about.now, id);
      }
      return issued;
    },
  });
}

function readRefusal(reason: string): string {
  if (isBlank(reason)) throw blank('EXCHANGE_REFUSAL', 'reason');
  return readText(reason, 'reason');
}

interface About {
  readonly by: string;
  readonly now: Date;
}

interface Changing {
  readonly action: string;
  readonly mail: OrderMailKind;
  readonly isBack?: boolean;
  readonly apply: (
    ports: Ports,
    order: OrderRecord,
    exchange: ExchangeRecord,
    about: About,
  ) => OrderRecord | Promise<OrderRecord>;
}

/** Loads, applies and saves in one transaction. Refuses with INVALID, VERSION_CONFLICT. */
function change(
  context: Context,
  { id, expectedVersion }: Named,
  { action, mail, isBack = true, apply }: Changing,
): Promise<ExchangeOfOrder> {
  const now = context.clock();
  return context.store.transaction(async (ports) => {
    await ports.catalog.lockStock();
    const before = await ports.orders.order(orderIdOf(id));
    const exchange = before && exchangeOf(before, id);
    if (!exchange) throw new Refusal({ code: 'INVALID', reason: 'UNKNOWN_EXCHANGE', field: 'id' });
    requireSameVersion({ ...exchange, order: before }, expectedVersion, 'EXCHANGE');
    const order = await apply(ports, before, exchange, { by: context.actor, now });
    if (order === before) return { ...exchange, order };
    await moveStock(ports, before, order, { exchangeId: id, now, isBack });
    return save(ports, context, { before, order, id, now, action, mail });
  });
}

/** Saves the order, its mail and the audit log. */
async function save(
  ports: Ports,
  context: Context,
  {
    before,
    order,
    id,
    now,
    action,
    mail,
  }: Pick<Changing, 'action' | 'mail'> & {
    readonly before: OrderRecord;
    readonly order: OrderRecord;
    readonly id: string;
    readonly now: Date;
  },
): Promise<ExchangeOfOrder> {
  await ports.orders.save(order);
  const [earlier, later] = [exchangeOf(before, id), exchangeOf(order, id)];
  if (!later) throw new Error('The exchange is missing');
  // A further part that comes in changes no state, and is not mailed.
  if (later.status !== earlier?.status) await queueMail(ports, mail, order, now, id);
  await logChange(ports, context, {
    action,
    subject: order.number,
    before: earlier ? loggedExchange(earlier, before) : null,
    after: loggedExchange(later, order),
  });
  return { ...later, order };
}

function loggedExchange(exchange: ExchangeRecord, { status: orderStatus }: OrderRecord) {
  const { number, status, method, version, parcelNumber, collected, lines, documents } = exchange;
  return {
    number,
    status,
    method,
    version,
    parcelNumber,
    collected,
    difference: differenceOf(exchange),
    lines: lines.map(
      ({ quantity, receivedQuantity, from, to }) =>
        `${quantity} × ${from.variantId} → ${to.variantId} (${receivedQuantity})`,
    ),
    documents: documents.map((each) => each.number),
    orderStatus,
  };
}
