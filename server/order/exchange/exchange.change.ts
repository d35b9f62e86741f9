import { logChange } from '../../audit/audit.ts';
import type { Centimes } from '#shared/money.ts';
import type { CommandContext, Ports } from '../../context.ts';
import type { OrderMailKind } from '../../mail/mail.store.ts';
import { Refusal, requireSameVersion } from '../../shared/problems.ts';
import { queueMail } from '../order.outbox.ts';
import type { OrderRecord } from '../order.store.ts';
import { issueExchangeDocuments } from './exchange.documents.ts';
import { completeExchange, exchangeOf, orderIdOf } from './exchange.rules.ts';
import { moveStock } from './exchange.service.ts';
import type { ExchangeRecord } from './exchange.store.ts';
import type { ExchangeOfOrder } from './exchange.view.rules.ts';
import { differenceOf } from './goods.rules.ts';

/** Who changes it: staff, or a carrier by its name. */
export type Acting = Pick<CommandContext, 'clock' | 'actor'>;
type Context = Acting & Pick<CommandContext, 'store'>;

export interface NamedExchange {
  readonly id: string;
  /** Version of the exchange. */
  readonly expectedVersion: number;
}

export interface FoundExchange {
  readonly order: OrderRecord;
  readonly exchange: ExchangeRecord;
}

interface About {
  readonly by: string;
  readonly now: Date;
}

/** Describes a move of an exchange: what it does, and how it is logged and mailed. */
export interface Changing {
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

/** The replacement leaves the shop; `ship` is how the exchange moves. */
export const shipping = <Parcel extends string | null>(
  parcelNumber: Parcel,
  ship: (
    order: OrderRecord,
    exchange: ExchangeRecord,
    about: About & { readonly parcelNumber: Parcel },
  ) => OrderRecord,
): Changing => ({
  action: 'exchange.ship',
  mail: 'EXCHANGE_SHIPPED',
  apply: (_ports, order, exchange, about) => ship(order, exchange, { ...about, parcelNumber }),
});

/** The shopper has the replacement, and the documents are issued. */
export const completing = (collected: Centimes): Changing => ({
  action: 'exchange.complete',
  mail: 'EXCHANGE_COMPLETED',
  apply: (ports, order, exchange, about) =>
    issueExchangeDocuments(
      ports,
      completeExchange(order, exchange, { ...about, collected }),
      exchange.id,
      about.now,
    ),
});

/** Loads, applies and saves in one transaction. Refuses with INVALID, VERSION_CONFLICT. */
export function changeExchange(
  context: Context,
  named: NamedExchange,
  changing: Changing,
): Promise<ExchangeOfOrder> {
  const now = context.clock();
  return context.store.transaction(async (ports) => {
    const found = await requireSameExchange(ports, named);
    return changeWithin(ports, context, found, { ...changing, now });
  });
}

/** Must run before any read of the stock. Refuses with INVALID, VERSION_CONFLICT. */
export async function requireSameExchange(
  ports: Ports,
  { id, expectedVersion }: NamedExchange,
): Promise<FoundExchange> {
  await ports.catalog.lockStock();
  const order = await ports.orders.order(orderIdOf(id));
  const exchange = order && exchangeOf(order, id);
  if (!exchange) throw new Refusal({ code: 'INVALID', reason: 'UNKNOWN_EXCHANGE', field: 'id' });
  requireSameVersion({ ...exchange, order }, expectedVersion, 'EXCHANGE');
  return { order, exchange };
}

/** Applies and saves a move in the caller's transaction, which has locked the stock. */
export async function changeWithin(
  ports: Ports,
  context: Acting,
  { order: before, exchange }: FoundExchange,
  { action, mail, isBack = true, apply, now }: Changing & { readonly now: Date },
): Promise<ExchangeOfOrder> {
  const { id } = exchange;
  const order = await apply(ports, before, exchange, { by: context.actor, now });
  if (order === before) return { ...exchange, order };
  await moveStock(ports, before, order, { exchangeId: id, now, isBack });
  return saveExchanged(ports, context, { before, order, id, now, action, mail });
}

/** Saves the order, its mail and the audit log. */
export async function saveExchanged(
  ports: Ports,
  context: Acting,
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
