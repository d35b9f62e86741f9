import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { createSecretKey } from 'node:crypto';
import type { Viewer } from '../shared/viewer.ts';

/** Signs and reads session tokens. */
export interface Tokens {
  /** A token for the customer, good for the shop's lifetime or until `endsAt` if that is sooner. */
  issue(customerId: string, now: Date, endsAt?: Date): string;
  /** Who an `authorization` header names; the customer is not looked up. */
  read(authorization: string | undefined, now: Date): Viewer;
}

const ISSUER = 'belle-vue';
const AUDIENCE = 'belle-vue/session';
const CLOCK_TOLERANCE_SECONDS = 5;
/** No shop's token says that it is good for longer, unless today's lifetime is longer itself. */
const LONGEST_LIFETIME_SECONDS = 366 * 24 * 60 * 60;
/** A shopper's token comes with every request; checking it is a fifth of what reading a cart costs. */
const MOST_REMEMBERED = 5000;
const NO_TOKEN = new Set(['', 'null', 'undefined']);

/**
 * Tokens are pinned to HS256: the algorithm named by a token is never believed (RFC 8725, 3.1).
 * The secret has at least 32 characters; the lifetime is in seconds.
 */
export function createTokens(secret: string, lifetimeSeconds: number): Tokens {
  // Given a text, the library tries to read it as a public key first: a third of a request's time.
  const key = createSecretKey(Buffer.from(secret));
  /** By token that was found right, until when it is: all that can change about it is the time. */
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
      if (NO_TOKEN.has(token)) return { kind: 'VISITOR', token: 'MISSING' };
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
          // A lifetime that was shortened since holds for tokens of before, too.
          maxAge: lifetimeSeconds,
        });
        if (typeof payload !== 'string' && typeof payload.sub === 'string') {
          const end = endOf(payload, clockTimestamp, lifetimeSeconds);
          const viewer: Viewer = { kind: 'CUSTOMER', customerId: payload.sub };
          remembered.set(token, { viewer, end });
          return viewer;
        }
      } catch {
        // Whatever the library finds wrong (for odd payloads it throws more than its own errors).
      }
      return { kind: 'VISITOR', token: 'UNREADABLE' };
    },
  };
}

/**
 * When a token ends. Throws for one that the shop cannot have made: issued in the future, without an
 * end, or with one that is further away than any lifetime.
 */
function endOf({ iat, exp }: jwt.JwtPayload, now: number, lifetimeSeconds: number): number {
  const longest = Math.max(lifetimeSeconds, LONGEST_LIFETIME_SECONDS);
  if (iat === undefined || exp === undefined) throw new Error('without its times');
  if (iat > now + CLOCK_TOLERANCE_SECONDS || exp - iat > longest) throw new Error('out of time');
  return Math.min(exp, iat + lifetimeSeconds) + CLOCK_TOLERANCE_SECONDS;
}

/** What a token says, and the second (Unix time) from which on it says nothing. */
interface Known {
  readonly viewer: Viewer;
  readonly end: number;
}

/** The token travels bare, as in the specification, or after `Bearer `. */
function bareToken(authorization: string): string {
  return authorization.replace(/^bearer(?:\s+|$)/i, '').trim();
}
