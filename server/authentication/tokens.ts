import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { createSecretKey } from 'node:crypto';
import {
  AUDIENCE,
  bareToken,
  CLOCK_TOLERANCE_SECONDS,
  ISSUER,
  ownerOf,
  type Known,
  type ReadToken,
} from './tokens.rules.ts';

export interface Tokens {
  /** Valid for the configured lifetime, or until `endsAt` if that is sooner. */
  issue(owner: TokenOwner, now: Date, endsAt?: Date): IssuedToken;
  read(
    authorization: string | undefined,
    now: Date,
  ): ReadToken | { kind: 'MISSING' | 'UNREADABLE' };
}

export interface TokenOwner {
  readonly customerId: string;
  readonly sessionId: string;
}

interface IssuedToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Every request has a token; verifying one costs a fifth of reading a cart. */
const MAX_REMEMBERED = 5000;
/** Pinned to HS256: the algorithm that a token names is ignored (RFC 8725, 3.1). */
export function createTokens(secret: string, lifetimeSeconds: number): Tokens {
  // From a string the library would try to parse a public key first: a third of a request's time.
  const key = createSecretKey(Buffer.from(secret));
  const remembered = new LRUCache<string, Known>({ max: MAX_REMEMBERED });
  return {
    issue({ customerId, sessionId }, now, endsAt) {
      const iat = Math.floor(now.getTime() / 1000);
      const end = endsAt ? Math.floor(endsAt.getTime() / 1000) : Infinity;
      const exp = Math.min(iat + lifetimeSeconds, end);
      const token = jwt.sign({ iat, exp, sid: sessionId }, key, {
        algorithm: 'HS256',
        subject: customerId,
        issuer: ISSUER,
        audience: AUDIENCE,
      });
      return { token, expiresAt: new Date(exp * 1000) };
    },
    read(authorization, now) {
      const token = bareToken(authorization);
      if (token === null) return { kind: 'MISSING' };
      const clockTimestamp = Math.floor(now.getTime() / 1000);
      const known = remembered.get(token);
      if (known && clockTimestamp < known.end) return known.token;
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
        if (typeof payload !== 'string') {
          const read = ownerOf(payload, clockTimestamp, lifetimeSeconds);
          remembered.set(token, read);
          return read.token;
        }
      } catch {
        // For odd payloads the library throws more than its own errors.
      }
      return { kind: 'UNREADABLE' };
    },
  };
}
