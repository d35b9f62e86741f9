import { expect } from 'vitest';
import type { AddressLimits } from '../../../server/http/limits/rate-limits.ts';
import type { TestShop } from '../../support/shop/shop.ts';

export const metricsToken = 'a-token-of-the-tests';

export const OVERLOADED = 'La boutique est très sollicitée. Veuillez réessayer dans un instant.';
export const RATE_LIMITED = 'Trop de requêtes. Veuillez réessayer plus tard.';

export const STRICT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Options for waits as long as a busy machine may need for what happens at once on an idle one. */
export const PATIENT = { timeout: 20_000, interval: 5 };

/** Waits until so many requests are in work in a shop with `metricsToken`. */
export function untilInWork({ url }: TestShop, count: number) {
  const headers = { authorization: `Bearer ${metricsToken}` };
  return expect
    .poll(async () => (await fetch(`${url}/metrics`, { headers })).text(), PATIENT)
    .toContain(`\nhttp_requests_in_flight ${count}\n`);
}

/** Uses up so much of what an address may do, without a request. */
export async function spend(
  { within }: TestShop,
  what: Parameters<AddressLimits['consume']>[0],
  count: number,
  address = '127.0.0.1',
): Promise<void> {
  // The shop's own limits, which know more windows than its services use.
  const limits = within.limits as AddressLimits;
  for (let n = 0; n < count; n += 1) await limits.consume(what, address);
}
