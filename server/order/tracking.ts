import type { TrackingKeys } from '../authentication/signed-links.ts';
import { pathIn } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';
import type { OrderRecord } from './order.store.ts';

/** Returns the address in the language of the order. */
export function trackingUrlOf(
  publicUrl: string,
  keys: TrackingKeys,
  { id, language }: Pick<OrderRecord, 'id' | 'language'>,
): string {
  return publicUrl + pathIn(language, paths.trackedOrder(id, keys.keyOf(id)));
}
