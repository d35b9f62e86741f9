import { isBlank } from '#shared/forms/form.ts';
import type { Centimes } from '#shared/money.ts';
import { frenchWords } from '../../catalog/translation/words.rules.ts';
import type { CommandContext, Ports } from '../../context.ts';
import { blank, readText } from '../../shared/form.ts';
import { readPageSize, wrongCursor, type PageInput } from '../../shared/paging.ts';
import { Refusal } from '../../shared/problems.ts';
import { requireVersion } from '../change/change.service.ts';
import { requireOrderById } from '../order.find.ts';
import { issueDocument } from '../order.invoicing.ts';
import { queueMail } from '../order.outbox.ts';
import { findPreviousResult, readAttempt } from '../order.place.service.ts';
import { restockLines } from '../order.stock.ts';
import { receivedSince, type ReceivedReturn } from '../return/return.rules.ts';
import { readParcelNumber } from '../staff/staff.rules.ts';
import {
  changeExchange,
  completing,
  saveExchanged,
  shipping,
  type NamedExchange,
} from './exchange.change.ts';
import type { ExchangeRecord, ExchangeStatus } from './exchange.store.ts';
import {
  approveExchange as approve,
  endExchange,
  exchangeOf,
  failExchange as fail,
  receiveExchanged,
  shipExchange as ship,
  type ReceivedLine,
} from './exchange.rules.ts';
import {
  heldUntilFrom,
  readRequested,
  reserve,
  type RequestedExchange,
} from './exchange.service.ts';
import type { ExchangePage } from './exchange.lists.store.ts';
import type { ExchangeOfOrder } from './exchange.view.rules.ts';

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
    const requestedOrder = await reserve(ports, before, { ...wanted, by, words: frenchWords }, now);
    const exchange = requestedOrder.exchanges.at(-1);
    if (!exchange) throw new Error('The exchange was not added');
    const heldUntil = await heldUntilFrom(ports, now);
    const order = approve(requestedOrder, exchange, { by, now, heldUntil });
    if (attempt) {
      const { scope, key, fingerprint } = attempt;
      await ports.orders.saveKey(scope, key, { fingerprint, madeId: exchange.id });
    }
    return saveExchanged(ports, context, { before, order, id: exchange.id, now, ...CREATED });
  });
}

const CREATED = { action: 'exchange.create', mail: 'EXCHANGE_APPROVED' } as const;

/** Refuses with INVALID, VERSION_CONFLICT, NOT_ALLOWED_NOW. */
export function approveExchange(context: Context, named: NamedExchange): Promise<ExchangeOfOrder> {
  return changeExchange(context, named, {
    action: 'exchange.approve',
    mail: 'EXCHANGE_APPROVED',
    apply: async (ports, order, exchange, about) =>
      approve(order, exchange, { ...about, heldUntil: await heldUntilFrom(ports, about.now) }),
  });
}

/** The shopper reads the reason. Refuses with INVALID, VERSION_CONFLICT, NOT_ALLOWED_NOW, REQUIRED. */
export function refuseExchange(
  context: Context,
  { reason, ...named }: NamedExchange & { readonly reason: string },
): Promise<ExchangeOfOrder> {
  const refusal = readRefusal(reason);
  return changeExchange(context, named, {
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
  }: NamedExchange & {
    readonly lines: ReadonlyArray<ReceivedLine & { readonly restock: boolean }>;
  },
): Promise<ExchangeOfOrder> {
  return changeExchange(context, named, {
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
  { parcelNumber, ...named }: NamedExchange & { readonly parcelNumber?: string | null | undefined },
): Promise<ExchangeOfOrder> {
  const { apply, ...about } = shipping(
    parcelNumber == null ? null : readParcelNumber(parcelNumber),
    ship,
  );
  return changeExchange(context, named, {
    ...about,
    async apply(ports, order, exchange, by) {
      await requireNoParcel(ports, exchange);
      return apply(ports, order, exchange, by);
    },
  });
}

/** Refuses with NOT_ALLOWED_NOW while a carrier has a parcel of it, or may have one. */
export async function requireNoParcel(
  { shipments }: Pick<Ports, 'shipments'>,
  { id, number }: ExchangeRecord,
): Promise<void> {
  const live = (await shipments.ofExchange(id)).find(({ status }) => status !== 'CANCELLED');
  if (!live) return;
  const about = { code: 'NOT_ALLOWED_NOW', reason: 'EXCHANGE_PARCEL', field: 'id' } as const;
  throw new Refusal({ ...about, number, name: live.carrier });
}

/** Refuses with INVALID, VERSION_CONFLICT, NOT_ALLOWED_NOW. */
export function completeExchange(
  context: Context,
  { collected, ...named }: NamedExchange & { readonly collected: Centimes },
): Promise<ExchangeOfOrder> {
  return changeExchange(context, named, completing(collected));
}

/** The shopper reads the reason. Refuses with INVALID, VERSION_CONFLICT, NOT_ALLOWED_NOW, REQUIRED. */
export function failExchange(
  context: Context,
  {
    reason,
    restock,
    refund,
    ...named
  }: NamedExchange & {
    readonly reason: string;
    /** Whether a replacement that had left is back in stock. */
    readonly restock: boolean;
    readonly refund: ReceivedReturn['refund'] | null;
  },
): Promise<ExchangeOfOrder> {
  const refusal = readRefusal(reason);
  return changeExchange(context, named, {
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
