import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { createSecretKey } from 'node:crypto';
import type { Viewer } from '../shared/viewer.ts';

export interface Tokens {
  /** Valid for the configured lifetime, or until `endsAt` if that is sooner. */
  issue(customerId: string, now: Date, endsAt?: Date): string;
  read(authorization: string | undefined, now: Date): Viewer;
}

const ISSUER = 'belle-vue';
const AUDIENCE = 'belle-vue/session';
const CLOCK_TOLERANCE_SECONDS = 5;
/** No token is valid for longer, unless the configured lifetime is. */
const LONGEST_LIFETIME_SECONDS = 366 * 24 * 60 * 60;
/** Every request has a token; verifying one costs a fifth of reading a cart. */
const MOST_REMEMBERED = 5000;
const NO_TOKEN = new Set(['', 'null', 'undefined']);

/** Pinned to HS256: the algorithm that a token names is ignored (RFC 8725, 3.1). */
export function createTokens(secret: string, lifetimeSeconds: number): Tokens {
  // From a string the library would try to parse a public key first: a third of a request's time.
  const key = createSecretKey(Buffer.from(secret));
  const remembered = new LRUCache<string, Known>({ max: MOST_REMEMBERED });
  return {
    issue(customerId, now, endsAt) {
      const iat = Math.floor(now.getTime() / 1000);
      const end = endsAt ? Math.floor(endsAt.getTime() / 1000) : Infinity;
      const exp = Math.min(iat + lifetimeSeconds, end);
      return jwt.sign({ iat, exp }, key, {
        algorithm: 'HS256',
        subject: customerId,
        issuer: ISSUER,
        audience: AUDIENCE,
      });
    },
    read(authorization, now) {
      const token = bareToken(authorization ?? '');
      if (NO_TOKEN.has(token)) return { kind: 'GUEST', token: 'MISSING' };
      const clockTimestamp = Math.floor(now.getTime() / 1000);
      const known = remembered.get(token);
      if (known && clockTimestamp < known.end) return known.viewer;
      try {
        const payload = jwt.verify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          clockTimestamp,
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
          // A shortened lifetime also applies to earlier tokens.
          maxAge: lifetimeSeconds,
        });
        if (typeof payload !== 'string' && typeof payload.sub === 'string') {
          const end = endOf(payload, clockTimestamp, lifetimeSeconds);
          const viewer: Viewer = { kind: 'CUSTOMER', customerId: payload.sub };
          remembered.set(token, { viewer, end });
          return viewer;
        }
      } catch {
        // For odd payloads the library throws more than its own errors.
      }
      return { kind: 'GUEST', token: 'UNREADABLE' };
    },
  };
}

/**
 * Throws for a token that the shop cannot have issued: from the future, without an end, or with one
 * that is too far away.
 */
function endOf({ iat, exp }: jwt.JwtPayload, now: number, lifetimeSeconds: number): number {
  const longest = Math.max(lifetimeSeconds, LONGEST_LIFETIME_SECONDS);
  if (iat === undefined || exp === undefined) throw new Error('without its times');
  if (iat > now + CLOCK_TOLERANCE_SECONDS || exp - iat > longest) throw new Error('out of time');
  return Math.min(exp, iat + lifetimeSeconds) + CLOCK_TOLERANCE_SECONDS;
}

interface Known {
  readonly viewer: Viewer;
  readonly end: number;
}

function bareToken(authorization: string): string {
  return authorization.replace(/^bearer(?:\s+|$)/i, '').trim();
}
