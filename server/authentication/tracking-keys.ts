import { createHmac, timingSafeEqual } from 'node:crypto';

/** Each opens one order without an account. */
export interface TrackingKeys {
  keyOf(orderId: string): string;
  /** In constant time, so that a key cannot be guessed character by character. */
  opens(orderId: string, key: string): boolean;
}

/** The prefix separates these signatures from others with the same secret. */
export function createTrackingKeys(secret: string): TrackingKeys {
  const keyOf = (orderId: string) =>
    createHmac('sha256', secret).update(`order-tracking|${orderId}`).digest('base64url');
  return {
    keyOf,
    opens(orderId, key) {
      const expected = Buffer.from(keyOf(orderId));
      const given = Buffer.from(key);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
