import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes and checks the keys of tracking links: with one, an order opens without an account. */
export interface TrackingKeys {
  keyOf(orderId: string): string;
  /** Compares in constant time, so that a key cannot be guessed character by character. */
  opens(orderId: string, key: string): boolean;
}

/** `secret` is the shop's; the prefix keeps these signatures apart from all others made with it. */
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

/** The link that opens an order without an account; `publicUrl` has no slash at its end. */
export function trackingUrlOf(publicUrl: string, keys: TrackingKeys, orderId: string): string {
  return `${publicUrl}/track/${orderId}/${keys.keyOf(orderId)}`;
}
