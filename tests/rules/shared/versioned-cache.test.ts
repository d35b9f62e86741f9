import { expect, test } from 'vitest';
import { VersionedCache } from '../../../server/shared/versioned-cache.ts';

const start = new Date('2026-12-01T00:00:00.000Z');
const end = new Date('2026-12-02T00:00:00.000Z');
const before = (time: Date) => new Date(time.getTime() - 1);

function cacheAt(first: Date) {
  const shop = { now: first, version: 1 as number | null };
  const cache = new VersionedCache<{ readonly text: string }>(
    () => shop.version,
    { max: 10 },
    () => shop.now,
  );
  return { shop, cache };
}

test('an entry is a hit until its end, and no longer at it', () => {
  const { shop, cache } = cacheAt(before(before(start)));
  const dear = { text: 'dear' };
  cache.set('price', dear, { version: 1, until: start });
  shop.now = before(start);
  expect(cache.get('price')).toBe(dear);
  shop.now = start;
  expect(cache.get('price')).toBeUndefined();
});

test('what was begun before an end and is ready after it is not cached', () => {
  const { shop, cache } = cacheAt(start);
  cache.set('late', { text: 'dear' }, { version: 1, until: start });
  expect(cache.get('late')).toBeUndefined();
  const cheap = { text: 'cheap' };
  cache.set('price', cheap, { version: 1, until: end });
  cache.set('late', { text: 'dear' }, { version: 1, until: start });
  shop.now = before(end);
  expect([cache.get('price'), cache.get('late')]).toEqual([cheap, undefined]);
  shop.now = end;
  expect(cache.get('price')).toBeUndefined();
});

test('an entry without an end stays until another version, whose entries have ends of their own', () => {
  const { shop, cache } = cacheAt(start);
  const lasting = { text: 'lasting' };
  cache.set('price', lasting, { version: 1, until: null });
  shop.now = end;
  expect(cache.get('price')).toBe(lasting);
  shop.version = 2;
  expect(cache.get('price')).toBeUndefined();
  shop.now = start;
  cache.set('price', lasting, { version: 2, until: end });
  shop.version = 3;
  cache.set('price', lasting, { version: 3, until: null });
  shop.now = end;
  expect(cache.get('price')).toBe(lasting);
});

test('nothing is cached while the version is unknown, or was another one when the work began', () => {
  const { shop, cache } = cacheAt(start);
  cache.set('late', { text: 'late' }, { version: 0, until: null });
  cache.set('unknown', { text: 'unknown' }, { version: null, until: null });
  expect([cache.get('late'), cache.get('unknown')]).toEqual([undefined, undefined]);
  cache.set('known', { text: 'known' }, { version: 1, until: null });
  shop.version = null;
  expect(cache.get('known')).toBeUndefined();
});
