import { createHash } from 'node:crypto';
import { v4 as uuid } from 'uuid';
import type { AddressRecord } from '../address/address.store.ts';
import { pricedCartOf } from '../cart/cart.service.ts';
import type { ShopContext } from '../context.ts';
import type { Centimes } from '../shared/money.ts';
import { Refusal } from '../shared/problems.ts';
import type { OrderPorts } from './order.ports.ts';
import { freezeOrder, orderNumber, readIdempotencyKey, requireOrderable } from './order.rules.ts';
import type { OrderRecord } from './order.store.ts';

export interface Attempt {
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: string;
}

export function readAttempt(scope: string, key: string, requested: object): Attempt {
  return {
    scope,
    key: readIdempotencyKey(key),
    fingerprint: createHash('sha256').update(JSON.stringify(requested)).digest('hex'),
  };
}

/** The result of an earlier attempt. Refuses with IDEMPOTENCY_CONFLICT. */
export async function madeBefore(
  { orders }: OrderPorts,
  { scope, key, fingerprint }: Attempt,
): Promise<string | undefined> {
  const used = await orders.key(scope, key);
  if (used && used.fingerprint !== fingerprint) {
    throw new Refusal({ code: 'IDEMPOTENCY_CONFLICT', field: 'idempotencyKey' });
  }
  return used?.madeId;
}

export async function freeOrderNumber(
  { orders }: OrderPorts,
  random: () => number,
): Promise<string> {
  const ordersSoFar = await orders.count();
  for (;;) {
    const number = orderNumber(ordersSoFar, random());
    if (!(await orders.isNumberTaken(number))) return number;
  }
}

/**
 * The order of a customer's cart; nothing is stored. Refuses with EMPTY_CART, UNKNOWN_PRODUCT,
 * UNKNOWN_VARIANT, OUT_OF_STOCK, INSUFFICIENT_STOCK, PRICE_CHANGED.
 */
export async function orderOfCart(
  { clock, random }: Pick<ShopContext, 'clock' | 'random'>,
  ports: OrderPorts,
  about: {
    readonly customerId: string;
    readonly address: AddressRecord;
    readonly expectedTotal: Centimes | null;
  } & Pick<OrderRecord, 'status' | 'paymentMethod'>,
): Promise<OrderRecord> {
  const { customerId, address, expectedTotal, status, paymentMethod } = about;
  const customer = await ports.accounts.customer(customerId);
  const cart = await pricedCartOf(ports, customerId);
  requireOrderable(cart, expectedTotal);
  const { name, phone, street, city, region, postalCode } = address;
  const email = customer?.email ?? null;
  return freezeOrder(cart, {
    id: uuid(),
    number: await freeOrderNumber(ports, random),
    customerId,
    status,
    placedAt: clock().toISOString(),
    paymentMethod,
    shippingInfo: { name, phone, email, street, city, region, postalCode },
  });
}
