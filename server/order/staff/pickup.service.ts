import { logChange } from '../../audit/audit.ts';
import type { CommandContext, Ports, Shop } from '../../context.ts';
import type { Centimes } from '#shared/money.ts';
import { formatMoney } from '#shared/money.format.ts';
import { readyMessage as inArabic } from '#shared/texts/order.ar.ts';
import { readyMessage as inEnglish } from '#shared/texts/order.en.ts';
import { readyMessage as inFrench } from '#shared/texts/order.fr.ts';
import { shopWithin } from '../../settings/identity/identity.service.ts';
import { requireOrderById } from '../order.find.ts';
import { issueDocument } from '../order.invoicing.ts';
import { queueMail } from '../order.outbox.ts';
import { pickUpOrder, readyOrder, toCollect } from '../order.states.ts';
import { takeFromStock } from '../order.stock.ts';
import type { OrderRecord } from '../order.store.ts';
import { orderChange } from './audit.ts';

type Context = Pick<CommandContext, 'store' | 'clock' | 'actor'>;

/** An order to fetch stands ready; twice is once. Refuses with UNKNOWN_ORDER, NOT_ALLOWED_NOW. */
export function markReady(context: Context, orderId: string): Promise<OrderRecord> {
  const now = context.clock();
  return context.store.transaction(async (ports) => {
    const before = await lockedOrder(ports, orderId);
    const order = readyOrder(before, now);
    if (order === before) return order;
    await ports.orders.save(order);
    await queueMail(ports, 'ORDER_READY', order, now);
    await logChange(ports, context, orderChange(before, order, 'order.ready'));
    return order;
  });
}

/**
 * An order was fetched, and what was due was paid: it is delivered; twice is once. Refuses with UNKNOWN_ORDER,
 * NOT_ALLOWED_NOW, INVALID.
 */
export function markPickedUp(
  context: Context,
  { orderId, collected }: { readonly orderId: string; readonly collected: Centimes },
): Promise<OrderRecord> {
  const now = context.clock();
  return context.store.transaction(async (ports) => {
    const before = await lockedOrder(ports, orderId);
    const fetched = pickUpOrder(before, { collected, by: context.actor }, now);
    if (fetched === before) return before;
    const order = await issueDocument(ports, await takeFromStock(ports, fetched, now), now);
    await ports.orders.save(order);
    await queueMail(ports, 'ORDER_DELIVERED', order, now);
    await logChange(ports, context, orderChange(before, order, 'order.pickup'));
    return order;
  });
}

/** The lock keeps a move by others from coming between what is read and what is saved. */
async function lockedOrder(ports: Ports, orderId: string): Promise<OrderRecord> {
  await ports.catalog.lockStock();
  return requireOrderById(ports, orderId);
}

const messages = { FR: inFrench, AR: inArabic, EN: inEnglish } as const;

/** Writes the message that an order can be fetched, in its language; null while it cannot. */
export async function readyMessageOf(
  order: OrderRecord,
  _args: object,
  {
    store,
    shopUrl,
    trackingKeys,
  }: Pick<CommandContext, 'store' | 'shopUrl'> & Pick<Shop, 'trackingKeys'>,
): Promise<string | null> {
  const { delivery, status, language, number, shippingInfo } = order;
  if (!delivery?.pickupPoint || delivery.readyAt === null || status !== 'PREPARED') return null;
  const { name, street, city, openingHours } = delivery.pickupPoint;
  const due = toCollect(order);
  const { name: shop } = await shopWithin(store.read, language);
  return messages[language]({
    shop,
    name: shippingInfo.name,
    number,
    place: [name, street, city].join(', '),
    openingHours,
    due: due === 0 ? null : formatMoney(due, language),
    url: trackingKeys.urlOf(shopUrl, order),
  });
}
