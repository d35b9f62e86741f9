import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTokens } from '../../../server/authentication/tokens.ts';

const SECRET = 'a secret of the tests, long enough to sign';
const HOUR = 3600;
const tokens = createTokens(SECRET, HOUR);
const now = new Date('2025-05-01T10:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const OWNER = { customerId: 'c1', sessionId: 's1' };
const CUSTOMER = expect.objectContaining({ kind: 'CUSTOMER', ...OWNER });
const UNREADABLE = { kind: 'UNREADABLE' };

const inBase64 = (content: string) => Buffer.from(content).toString('base64url');
const encode = (value: unknown) => inBase64(JSON.stringify(value));

/** A token made by hand, with whatever head and body a forger would choose. */
function forge(head: object, body: unknown, secret = SECRET): string {
  const signed = `${encode(head)}.${typeof body === 'string' ? body : encode(body)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

const HS256 = { alg: 'HS256', typ: 'JWT' };
const iat = now.getTime() / 1000;
const YEAR = 366 * 24 * HOUR;
const claims = { sub: 'c1', sid: 's1', iss: 'belle-vue', aud: 'belle-vue/session', iat };
const body = { ...claims, exp: iat + HOUR };

/** The other claims, as JSON without its first brace: JSON.stringify writes no endless number. */
const rest = JSON.stringify(claims).slice(1);

describe('a token made under another lifetime', () => {
  const longer = createTokens(SECRET, 30 * 24 * HOUR);
  const day = 24 * HOUR;
  const week = createTokens(SECRET, 7 * day);

  // Each is read twice before its end: what is remembered of it must not outlast it.
  test.each([
    ['longer ends as those of today do', longer, week],
    ['shorter ends when it said', week, longer],
  ])('that was %s, and stays good until then', (_, before, today) => {
    const { token } = before.issue(OWNER, now);
    expect(today.read(token, now)).toEqual(CUSTOMER);
    expect(today.read(token, later(7 * day - 1))).toEqual(CUSTOMER);
    expect(today.read(token, later(7 * day + 6))).toEqual(UNREADABLE);
  });

  test('of more than a year is read by a shop whose tokens last as long', () => {
    const ages = createTokens(SECRET, 3 * YEAR);
    expect(ages.read(ages.issue(OWNER, now).token, later(2 * YEAR))).toEqual(CUSTOMER);
  });
});

describe('a token', () => {
  test('names its customer and session, bare or after Bearer', () => {
    const { token } = tokens.issue(OWNER, now);
    for (const header of [token, `Bearer ${token}`, `bearer   ${token}`, ` ${token} `]) {
      expect(tokens.read(header, now)).toEqual(CUSTOMER);
    }
  });

  test('without a session is unreadable', () => {
    expect(tokens.read(forge(HS256, body), now)).toEqual(CUSTOMER);
    expect(tokens.read(forge(HS256, { ...body, sid: undefined }), now)).toEqual(UNREADABLE);
  });

  test('holds its lifetime, with five seconds of tolerance', () => {
    const { token } = tokens.issue(OWNER, now);
    expect(tokens.read(token, later(HOUR - 1))).toEqual(CUSTOMER);
    expect(tokens.read(token, later(HOUR + 4))).toEqual(CUSTOMER);
    expect(tokens.read(token, later(HOUR + 6))).toEqual(UNREADABLE);
  });

  test('ends sooner when its customer does, and never later', () => {
    const { token: short } = tokens.issue(OWNER, now, later(60));
    expect(tokens.read(short, later(59))).toEqual(CUSTOMER);
    expect(tokens.read(short, later(66))).toEqual(UNREADABLE);
    const { token: long } = tokens.issue(OWNER, now, later(10 * HOUR));
    expect(tokens.read(long, later(HOUR + 6))).toEqual(UNREADABLE);
  });

  test('holds nothing but the ids of customer and session, and its times', () => {
    const [, payload = ''] = tokens.issue(OWNER, now).token.split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual(body);
  });
});

test.each([' ', 'bearer  ', 'Bearer null'])('%j is a header without a token', (header) => {
  expect(tokens.read(header, now)).toEqual({ kind: 'MISSING' });
});

// Other algorithms, keys and claims: tests/security/tokens.test.ts.
describe('a forged token is read by nobody', () => {
  const withClaims = (change: object) => forge(HS256, { ...body, ...change });

  test.each([
    ['another secret', forge(HS256, body, 'x'.repeat(40))],
    ['no audience', withClaims({ aud: undefined })],
    ['another issuer', withClaims({ iss: 'x' })],
    ['an end that is a text', withClaims({ exp: String(iat + HOUR) })],
    ['an end years ahead', withClaims({ exp: iat + 2 * YEAR })],
    ['an end that never comes', forge(HS256, inBase64(`{"exp":1e999,${rest}`))],
    ['a beginning to come', withClaims({ nbf: iat + 60 })],
    ['an issue to come', withClaims({ iat: iat + 10 })],
    ['an issue that is a text', withClaims({ iat: String(iat) })],
    ['an issue before all time', withClaims({ iat: -iat, exp: iat + HOUR })],
    ['no subject', withClaims({ sub: undefined })],
    ['a number for a session', withClaims({ sid: 1 })],
    ['a list for a session', withClaims({ sid: ['s1'] })],
    ['no JSON inside', forge(HS256, inBase64('not json'))],
    ['null inside', forge(HS256, null)],
    ['no signature', forge(HS256, body).replace(/[^.]*$/, '')],
    ['a cut signature', forge(HS256, body).slice(0, -1)],
    ['two parts', `${encode(HS256)}.${encode(body)}`],
  ])('%s', (_, token) => {
    expect(tokens.read(token, now)).toEqual(UNREADABLE);
    expect(tokens.read(`Bearer ${token}`, now)).toEqual(UNREADABLE);
  });

  test('no header at all makes an error', () => {
    const part = fc.oneof(
      fc.string(),
      fc.json().map(inBase64),
      fc.constantFrom(encode(HS256), encode({ alg: 'none' }), encode(body)),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        expect(tokens.read(parts.join('.'), now).kind).not.toBe('CUSTOMER');
      }),
    );
  });
});
