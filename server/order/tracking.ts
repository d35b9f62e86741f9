import { createHmac, timingSafeEqual } from 'node:crypto';
import { pathIn } from '../shared/isomorphic/language.ts';
import { paths } from '../shared/isomorphic/paths.ts';
import type { OrderRecord } from './order.store.ts';

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

/** In the language of the order. */
export function trackingUrlOf(
  publicUrl: string,
  keys: TrackingKeys,
  { id, language }: Pick<OrderRecord, 'id' | 'language'>,
): string {
  return publicUrl + pathIn(language, paths.trackedOrder(id, keys.keyOf(id)));
}
