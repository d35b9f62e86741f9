export const ISSUER = 'belle-vue';
export const AUDIENCE = 'belle-vue/session';
export const CLOCK_TOLERANCE_SECONDS = 5;
/** No token is valid for longer, unless the configured lifetime is. */
const MAX_LIFETIME_SECONDS = 366 * 24 * 60 * 60;
const NO_TOKEN = new Set(['', 'null', 'undefined']);

/** Valid by itself: whether its session is open, the store knows. */
export interface ReadToken {
  readonly kind: 'CUSTOMER';
  readonly customerId: string;
  readonly sessionId: string;
}

/** Claims of a token whose signature, issuer, audience and end were checked. */
interface Claims {
  readonly sub?: string;
  readonly iat?: number;
  readonly exp?: number;
  readonly [name: string]: unknown;
}

export interface Known {
  readonly token: ReadToken;
  /** Unix time. */
  readonly end: number;
}

/** Reads the `authorization` header; null without one. */
export function bareToken(authorization: string | undefined): string | null {
  const token = (authorization ?? '').replace(/^bearer(?:\s+|$)/i, '').trim();
  return NO_TOKEN.has(token) ? null : token;
}

/**
 * Throws for a token that the shop cannot have issued: without an owner and its session, from the future, without an
 * end, or with one that is too far away.
 */
export function ownerOf(
  { sub, iat, exp, ...claims }: Claims,
  now: number,
  lifetimeSeconds: number,
): Known {
  const sessionId = claims['sid'];
  if (typeof sub !== 'string' || typeof sessionId !== 'string') throw new Error('without an owner');
  const longest = Math.max(lifetimeSeconds, MAX_LIFETIME_SECONDS);
  if (iat === undefined || exp === undefined) throw new Error('without its times');
  if (iat > now + CLOCK_TOLERANCE_SECONDS || exp - iat > longest) throw new Error('out of time');
  const end = Math.min(exp, iat + lifetimeSeconds);
  return {
    end: end + CLOCK_TOLERANCE_SECONDS,
    token: { kind: 'CUSTOMER', customerId: sub, sessionId },
  };
}
