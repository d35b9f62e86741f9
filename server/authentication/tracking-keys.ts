import { createHmac } from 'node:crypto';
import { isSameSecret } from '../shared/secret-token.ts';

/** Each opens one order without an account. */
export interface TrackingKeys {
  keyOf(orderId: string): string;
  opens(orderId: string, key: string): boolean;
}

/** The prefix separates these signatures from others with the same secret. */
export function createTrackingKeys(secret: string): TrackingKeys {
  const keyOf = (orderId: string) =>
    createHmac('sha256', secret).update(`order-tracking|${orderId}`).digest('base64url');
  return {
    keyOf,
    opens: (orderId, key) => isSameSecret(key, keyOf(orderId)),
  };
}
