import type { IncomingHttpHeaders } from 'node:http';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { hmacHex, isSameSecret } from '../shared/secret-token.ts';
import { BadEvent, type ProviderEvent, type ProviderPayment } from './payment.provider.ts';

const STATUS = {
  created: 'CREATED',
  authorized: 'AUTHORIZED',
  captured: 'CAPTURED',
  refunded: 'REFUNDED',
  failed: 'FAILED',
} as const;

export const paymentEntity = z
  .object({
    id: z.string().min(1),
    order_id: z.string().nullish(),
    amount: z.int().nonnegative(),
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    amount_refunded: z.int().nonnegative().nullish(),
  })
  .transform((entity): ProviderPayment => ({
    id: entity.id,
    orderId: entity.order_id ?? null,
    amount: entity.amount,
    currency: entity.currency,
    status: STATUS[entity.status],
    refunded: entity.amount_refunded ?? 0,
  }));

// `payment.*`, `order.paid` and `refund.*` all have the payment; other events are ignored.
const eventBody = z.object({
  payload: z.object({ payment: z.object({ entity: paymentEntity }).optional() }).optional(),
});

export const SIGNATURE_HEADER = 'x-razorpay-signature';
export const EVENT_ID_HEADER = 'x-razorpay-event-id';

/** Throws BadEvent. */
export function readRazorpayEvent(
  secret: string,
  body: Buffer,
  headers: IncomingHttpHeaders,
): ProviderEvent {
  const signature = headers[SIGNATURE_HEADER];
  if (typeof signature !== 'string' || !isSameSecret(signature, hmacHex(secret, body))) {
    throw new BadEvent('SIGNATURE');
  }
  const { payload } = parse(body);
  const named = headers[EVENT_ID_HEADER];
  const id = typeof named === 'string' && named !== '' ? named : digest(body);
  return { id, payment: payload?.payment?.entity ?? null };
}

function parse(body: Buffer): z.infer<typeof eventBody> {
  try {
    return eventBody.parse(JSON.parse(body.toString('utf8')));
  } catch {
    throw new BadEvent('UNREADABLE');
  }
}

/** Replaces a missing event id: a repeated delivery has the same body. */
function digest(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}
