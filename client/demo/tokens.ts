import { z } from 'zod';
import {
  AUDIENCE,
  bareToken,
  ISSUER,
  ownerOf,
  type ReadToken,
} from '../../server/authentication/tokens.rules.ts';
import type { Tokens } from '../../server/authentication/tokens.ts';
import { Buffer } from './node/buffer.ts';
import { createHmac, timingSafeEqual } from './node/crypto.ts';

const LIFETIME_SECONDS = 7 * 24 * 60 * 60;

const headerShape = z.object({ alg: z.literal('HS256') });
const claimsShape = z.looseObject({
  iss: z.literal(ISSUER),
  aud: z.literal(AUDIENCE),
  sub: z.string(),
  iat: z.int(),
  exp: z.int(),
});

const encoded = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
const decoded = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

const HEADER = encoded({ alg: 'HS256', typ: 'JWT' });

/** The server's tokens without its library, which needs Node. */
export function createTokens(secret: string): Tokens {
  const sign = (content: string) =>
    Buffer.from(createHmac('sha256', secret).update(content).digest('base64url'));

  /** Throws for all that is not a valid token of this shop. */
  function verified(token: string, now: number): ReadToken {
    const [header = '', payload = '', signature = '', ...others] = token.split('.');
    const given = Buffer.from(signature);
    const expected = sign(`${header}.${payload}`);
    const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isSigned || others.length > 0) throw new Error('not signed');
    headerShape.parse(decoded(header));
    const { token: read, end } = ownerOf(
      claimsShape.parse(decoded(payload)),
      now,
      LIFETIME_SECONDS,
    );
    if (now >= end) throw new Error('expired');
    return read;
  }

  return {
    issue({ customerId: sub, sessionId: sid }, now, endsAt) {
      const iat = secondsOf(now);
      const exp = Math.min(iat + LIFETIME_SECONDS, endsAt ? secondsOf(endsAt) : Infinity);
      const claims = { iat, exp, sid, sub, iss: ISSUER, aud: AUDIENCE };
      const content = `${HEADER}.${encoded(claims)}`;
      return { token: `${content}.${sign(content).toString()}`, expiresAt: new Date(exp * 1000) };
    },
    read(authorization, now) {
      const token = bareToken(authorization);
      if (token === null) return { kind: 'MISSING' };
      try {
        return verified(token, secondsOf(now));
      } catch {
        return { kind: 'UNREADABLE' };
      }
    },
  };
}

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);
