import { logChange } from '../../audit/audit.ts';
import type { PricedCart } from '../../cart/cart.pricing.ts';
import type { CommandContext, Ports, ShopContext } from '../../context.ts';
import { tariffTo } from '../../cart/cart.service.ts';
import { COURIER, isPickup } from '../../delivery/delivery.options.rules.ts';
import { withCity } from '../../delivery/delivery.service.ts';
import { isBlank } from '#shared/forms/form.ts';
import { NO_FEE } from '#shared/pricing.ts';
import { foldCode } from '../../cart/discount/discount.rules.ts';
import { givenCode } from '../../cart/discount/discount.service.ts';
import { readWithin } from '../../shared/form.ts';
import type { Language } from '#shared/language.ts';
import { Refusal } from '../../shared/problems.ts';
import {
  priceLines,
  readOrderLines,
  requireAvailable,
  type OrderLineInput,
} from '../change/lines.ts';
import { orderChange } from './audit.ts';
import { readNote } from '../contact/contact.rules.ts';
import { issueDocument } from '../order.invoicing.ts';
import { deliveryOf } from '../order.money.rules.ts';
import { place, readAttempt } from '../order.place.service.ts';
import { readCounterContact, readShippingOf } from '../order.rules.ts';
import { takeFromStock } from '../order.stock.ts';
import type { OrderChannel, OrderRecord, PaymentMethod } from '../order.store.ts';

type Context = ShopContext & Pick<CommandContext, 'actor'>;

interface NewOrder {
  readonly channel: OrderChannel;
  readonly lines: readonly OrderLineInput[];
  readonly shippingInfo?:
    (object & { readonly cityId?: string | null | undefined }) | null | undefined;
  readonly paymentMethod: PaymentMethod;
  readonly note?: string | null | undefined;
  readonly language?: Language | null | undefined;
  readonly deliveryOptionId?: string | null | undefined;
  readonly acceptsAlterations?: boolean | null | undefined;
  readonly discountCode?: string | null | undefined;
}

/**
 * An order that staff took by telephone, by message or at the counter; the same key and input give the
 * same order again. Refuses with REQUIRED, INVALID, EMPTY_CART, LIMIT_REACHED, UNKNOWN_PRODUCT,
 * UNKNOWN_VARIANT, UNKNOWN_ALTERATION, OUT_OF_STOCK, INSUFFICIENT_STOCK, PRICE_CHANGED for a discount code that does
 * not apply, IDEMPOTENCY_CONFLICT.
 */
export async function createOrder(
  context: Context,
  { channel, paymentMethod, language, ...input }: NewOrder,
  idempotencyKey: string,
): Promise<OrderRecord> {
  requireOfStaff(channel, paymentMethod);
  const { actor } = context;
  const lines = readOrderLines(input.lines);
  const isPaid = paymentMethod === 'PAID_IN_SHOP';
  const optionId = isPaid ? null : (input.deliveryOptionId ?? COURIER);
  const shippingInfo = readWithin('shippingInfo', () => {
    const given: NonNullable<NewOrder['shippingInfo']> = input.shippingInfo ?? {};
    const read = isPaid
      ? readCounterContact(given)
      : readShippingOf({ paymentMethod }, given, isPickup(optionId));
    return withCity(read, given.cityId);
  });
  const note = input.note?.trim() ? readNote(input.note, 'note') : null;
  const written = writtenCode(input);
  const given = { channel, lines, shippingInfo, paymentMethod, note, language, optionId };
  const requested = written === null ? given : { ...given, code: foldCode(written) };
  const { order } = await place(context, {
    attempt: readAttempt('staff', idempotencyKey, requested),
    customerId: null,
    paymentMethod,
    status: 'PENDING',
    channel,
    language: language ?? 'FR',
    notes: note === null ? [] : [{ at: context.clock().toISOString(), by: actor, text: note }],
    expectedTotal: null,
    acceptsAlterations: input.acceptsAlterations === true,
    optionId,
    readShipping: async () => shippingInfo,
    async readCart(ports, about) {
      const delivery = deliveryOf({ customerId: null, channel });
      const code = written === null ? null : await givenCode(ports, written, about);
      const cart = await priceLines(ports, lines, { ...about, delivery, code });
      requireAvailable(cart, lines);
      return cart;
    },
    async complete(ports, placed, now) {
      const created = isPaid ? await handOver(ports, placed, now) : placed;
      await logChange(ports, context, orderChange(null, created, 'order.create'));
      return created;
    },
  });
  return order;
}

/** Returns what `createOrder` would charge; unavailable lines become warnings. Throws BadInput. */
export async function quoteOrder(
  context: Pick<Context, 'store' | 'settings' | 'clock'>,
  {
    lines,
    channel,
    discountCode,
    ...to
  }: Parameters<typeof tariffTo>[1] &
    Pick<NewOrder, 'discountCode'> & {
      readonly lines: readonly OrderLineInput[];
      readonly channel: OrderChannel;
    },
): Promise<PricedCart> {
  const { read } = context.store;
  const now = context.clock();
  const tariff = channel === 'SHOP' ? NO_FEE : await tariffTo(context, to);
  const delivery = deliveryOf({ customerId: null, channel });
  const written = writtenCode({ discountCode });
  const code = written === null ? null : await givenCode(read, written, { now });
  return priceLines(read, lines, { now, delivery, tariff, code });
}

const writtenCode = ({ discountCode }: Pick<NewOrder, 'discountCode'>) =>
  discountCode == null || isBlank(discountCode) ? null : discountCode;

function requireOfStaff(channel: OrderChannel, paymentMethod: PaymentMethod): void {
  if (channel === 'WEB') {
    throw new Refusal({ code: 'INVALID', reason: 'CHANNEL_WEB', field: 'channel' });
  }
  const isPossible =
    paymentMethod === 'CASH_ON_DELIVERY' ||
    (paymentMethod === 'PAID_IN_SHOP' && channel === 'SHOP');
  if (isPossible) return;
  throw new Refusal({ code: 'INVALID', reason: 'PAYMENT_OF_STAFF', field: 'paymentMethod' });
}

/** Paid at the counter, and taken along. */
async function handOver(ports: Ports, order: OrderRecord, now: Date): Promise<OrderRecord> {
  const shipped = await takeFromStock(ports, order, now);
  const move = { status: 'DELIVERED', at: now.toISOString() } as const;
  const delivered = { ...shipped, status: move.status, history: [...order.history, move] };
  return issueDocument(ports, delivered, now);
}
