import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPasswords } from '../../../../server/authentication/passwords.ts';
import type { Share } from '../../../../server/http/limits/places.ts';
import { Overloaded } from '../../../../server/shared/problems.ts';
import { heldDisk } from '../../../support/store/disks.ts';
import { isInPostgres } from '../../../support/shop/shop.place.ts';
import { startShop, type TestShop } from '../../../support/shop/shop.ts';
import { metricsToken, OVERLOADED, untilInWork } from '../bounds.ts';
import { LOG_IN } from '../documents.ts';

let shop: TestShop;
afterEach(() => shop.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

/** A shop whose writes stay in work until they are released, reached through a proxy of this machine. */
async function startHeld(places: Share) {
  const { files, hold, release } = heldDisk();
  const admission = { inWork: places };
  shop = await startShop({ files, admission, metricsToken, trustedProxies: ['loopback'] });
  const { token } = await shop.customer();
  hold();
  const write = (address: string) =>
    fetch(`${shop.url}/api/user/cart`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token, ...from(address) },
      body: '{"product":{"_id":"caftan-celeste"}}',
    });
  const read = (address: string, path = '/api/categories') =>
    fetch(shop.url + path, { headers: from(address) });
  const inWork = (count: number) => untilInWork(shop, count);
  return { write, read, inWork, release };
}

describe.skipIf(isInPostgres)('more requests than can be in work at once', () => {
  test('are sent away with the time to come back, at both doors, and cost nobody a place', async () => {
    const { write, read, inWork, release } = await startHeld({ all: 2, ofOneAddress: 2 });
    const begun = [write('192.0.2.1'), write('192.0.2.2')];
    await inWork(2);

    const rest = await read('192.0.2.3');
    expect(rest.status).toBe(503);
    expect(rest.headers.get('retry-after')).toBe('1');
    expect(rest.headers.get('cache-control')).toBe('no-store');
    expect(await rest.json()).toEqual({ errors: [OVERLOADED] });
    const graphql = await shop.graphql('{ brands { name } }');
    expect(graphql.status).toBe(503);
    expect(graphql.headers.get('retry-after')).toBe('1');
    expect(graphql.errors).toEqual([
      { message: OVERLOADED, extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 1 } },
    ]);
    // Health checks and cached pages are still answered.
    expect((await read('192.0.2.3', '/healthz')).status).toBe(200);

    release();
    expect((await Promise.all(begun)).map(({ status }) => status)).toEqual([201, 201]);
    await inWork(0);
    expect((await read('192.0.2.3')).status).toBe(200);
  });

  test('from one address leave places for others', async () => {
    const { write, read, inWork, release } = await startHeld({ all: 4, ofOneAddress: 2 });
    // Two addresses of one /64 network.
    const begun = [write('2001:db8::1'), write('2001:db8::2')];
    await inWork(2);
    expect((await read('2001:db8::3')).status).toBe(503);
    const other = read('2001:db8:0:1::1');
    await inWork(3);
    release();
    expect((await other).status).toBe(200);
    await Promise.all(begun);
    await inWork(0);
    expect((await read('2001:db8::3')).status).toBe(200);
  });

  test('a caller who goes away takes the place until what was begun is done', async () => {
    const { read, inWork, release } = await startHeld({ all: 1, ofOneAddress: 1 });
    const leaving = new AbortController();
    const begun = fetch(`${shop.url}/graphql`, {
      method: 'POST',
      signal: leaving.signal,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'mutation { logInAsDemo { session { token } } }' }),
    }).catch(() => 'left');
    await inWork(1);
    leaving.abort();
    expect(await begun).toBe('left');
    expect((await read('192.0.2.1')).status).toBe(503);
    release();
    await inWork(0);
    expect((await read('192.0.2.1')).status).toBe(200);
  });
});

describe('passwords', () => {
  test('two are hashed at a time, 64 wait, and the next are told to come back', async () => {
    shop = await startShop();
    const passwords = await createPasswords({ memoryCost: 8, timeCost: 1 });
    const answers = await Promise.allSettled(
      Array.from({ length: 80 }, () => passwords.verify('faux', null)),
    );
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(80 - 2 - 64);
    for (const answer of refused) expect(answer).toMatchObject({ reason: expect.any(Overloaded) });
    expect(await passwords.verify('faux', null)).toBe(false);
  });

  test('too many log-ins at once are a 503 at both doors, and count as no failure', async () => {
    shop = await startShop({ areRateLimitsOn: true, trustedProxies: ['loopback'] });
    const verify = vi.spyOn(shop.within.passwords, 'verify');
    verify.mockRejectedValue(new Overloaded(2));
    const { email } = await shop.customer();
    const input = { email, password: 'faux' };
    for (let n = 0; n < 3; n += 1) {
      const rest = await shop.rest('POST', '/auth/login', input);
      expect(rest.status).toBe(503);
      expect(rest.headers.get('retry-after')).toBe('2');
      expect(rest.body.errors).toEqual([OVERLOADED]);
      const graphql = await shop.graphql(LOG_IN, { input });
      expect(graphql.status).toBe(503);
      expect(graphql.headers.get('retry-after')).toBe('2');
      expect(graphql.errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
    }
    verify.mockRestore();
    for (let n = 0; n < 5; n += 1) {
      expect((await shop.rest('POST', '/auth/login', input)).status).toBe(401);
    }
    expect((await shop.rest('POST', '/auth/login', input)).status).toBe(429);
  });
});
