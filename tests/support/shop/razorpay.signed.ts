import { createHmac, randomBytes } from 'node:crypto';

/** A payment as Razorpay's documentation shows it, in the fields that matter here. */
export interface Entity {
  readonly id: string;
  readonly entity: 'payment';
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly amount_refunded: number;
  readonly captured: boolean;
}

/** The dialog's answer, in Razorpay's own names. */
export interface Answer {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

/** An event ready to be delivered. */
export interface Delivery {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const KEYS = {
  keyId: 'rzp_test_standin',
  keySecret: 'key secret',
  webhookSecret: 'webhook secret',
};

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Returns the dialog's answer for a payment; with another secret it is forged. */
export function signatureOf({ id, order_id }: Entity, secret: string = KEYS.keySecret): Answer {
  return {
    razorpay_payment_id: id,
    razorpay_order_id: order_id,
    razorpay_signature: sign(secret, `${order_id}|${id}`),
  };
}

/** An event about a payment as it is, or as `change` says that it was; each call is another event. */
export function event(name: string, payment: Entity, change: Partial<Entity> = {}): Delivery {
  const entity = { ...payment, ...change };
  return signed(
    JSON.stringify({
      entity: 'event',
      account_id: 'acc_standin',
      event: name,
      contains: ['payment'],
      payload: { payment: { entity } },
      created_at: 1_700_000_000,
    }),
  );
}

/** A body with the head that Razorpay sends with it. */
export function signed(body: string, secret: string = KEYS.webhookSecret): Delivery {
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': sign(secret, body),
      'x-razorpay-event-id': `evt_${randomBytes(7).toString('hex')}`,
    },
  };
}
