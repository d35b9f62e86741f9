import { z } from 'zod';
import type { Tokens } from '../../server/account/tokens.ts';
import { Buffer } from './node/buffer.ts';
import { createHmac, timingSafeEqual } from './node/crypto.ts';

const LIFETIME_SECONDS = 7 * 24 * 60 * 60;

const claims = z.object({ sub: z.string(), sid: z.string(), iat: z.int(), exp: z.int() });

const HEADER = encoded({ alg: 'HS256', typ: 'JWT' });

function encoded(json: object): string {
  return Buffer.from(JSON.stringify(json)).toString('base64url');
}

/** JSON Web Tokens, as the server's. */
export function createTokens(secret: string): Tokens {
  const sign = (content: string) => createHmac('sha256', secret).update(content).digest();
  return {
    issue({ customerId: sub, sessionId: sid }, now, endsAt) {
      const iat = Math.floor(now.getTime() / 1000);
      const end = endsAt ? Math.floor(endsAt.getTime() / 1000) : Infinity;
      const exp = Math.min(iat + LIFETIME_SECONDS, end);
      const content = `${HEADER}.${encoded({ sub, sid, iat, exp })}`;
      const signature = Buffer.from(sign(content)).toString('base64url');
      return { token: `${content}.${signature}`, expiresAt: new Date(exp * 1000) };
    },
    read(authorization = '', now) {
      const token = authorization.replace(/^bearer(?:\s+|$)/i, '').trim();
      if (['', 'null', 'undefined'].includes(token)) return { kind: 'MISSING' };
      const [header = '', payload = '', signature = '', ...others] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = Buffer.from(sign(`${header}.${payload}`));
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      if (header !== HEADER || !isSigned || others.length > 0) return { kind: 'UNREADABLE' };
      const { sub, sid, iat, exp } = claims.parse(
        JSON.parse(Buffer.from(payload, 'base64url').toString()),
      );
      if (exp * 1000 <= now.getTime()) return { kind: 'UNREADABLE' };
      return {
        kind: 'CUSTOMER',
        customerId: sub,
        sessionId: sid,
        issuedAt: new Date(iat * 1000),
        expiresAt: new Date(exp * 1000),
      };
    },
  };
}
