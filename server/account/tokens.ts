import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { createSecretKey } from 'node:crypto';

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

export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Valid by itself: whether its session is open, the store knows. */
export interface ReadToken {
  readonly kind: 'CUSTOMER';
  readonly customerId: string;
  /** Null for tokens of versions without sessions. */
  readonly sessionId: string | null;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
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
      const token = bareToken(authorization ?? '');
      if (NO_TOKEN.has(token)) return { kind: 'MISSING' };
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

/**
 * Throws for a token that the shop cannot have issued: without an owner, from the future, without an
 * end, or with one that is too far away.
 */
function ownerOf(
  { sub, iat, exp, ...claims }: jwt.JwtPayload,
  now: number,
  lifetimeSeconds: number,
): Known {
  const sessionId: unknown = claims['sid'] ?? null;
  if (typeof sub !== 'string' || (sessionId !== null && typeof sessionId !== 'string')) {
    throw new Error('without an owner');
  }
  const longest = Math.max(lifetimeSeconds, LONGEST_LIFETIME_SECONDS);
  if (iat === undefined || exp === undefined) throw new Error('without its times');
  if (iat > now + CLOCK_TOLERANCE_SECONDS || exp - iat > longest) throw new Error('out of time');
  const end = Math.min(exp, iat + lifetimeSeconds);
  return {
    end: end + CLOCK_TOLERANCE_SECONDS,
    token: {
      kind: 'CUSTOMER',
      customerId: sub,
      sessionId,
      issuedAt: new Date(iat * 1000),
      expiresAt: new Date(end * 1000),
    },
  };
}

interface Known {
  readonly token: ReadToken;
  readonly end: number;
}

function bareToken(authorization: string): string {
  return authorization.replace(/^bearer(?:\s+|$)/i, '').trim();
}
