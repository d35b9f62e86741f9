import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sendRaw } from '../support/http/raw.ts';
import { codesOf, expectDiscreet, post, startAttacked } from './request.ts';

const PUBLIC = 'https://belle-vue.example';
const shop = await startAttacked({ isSandboxOn: false, publicUrl: PUBLIC });

const MUTATION = 'mutation { logInAsDemo { session { token } } }';
const BODY = JSON.stringify({ query: MUTATION });
const preflight = { 'apollo-require-preflight': '1' };

const get = (query: string, headers: Readonly<Record<string, string>> = {}) =>
  sendRaw(shop.url, { path: `/graphql?query=${encodeURIComponent(query)}`, headers });

describe('a body that is no request', () => {
  test.each([
    ['GTR-001', '{"query":'],
    ['GTR-001', '{"query":"{brands{name}}"'],
    ['GTR-002', ''],
    ['GTR-002', 'null'],
    ['GTR-002', '5'],
    ['GTR-002', '[]'],
    ['GTR-002', '{}'],
    ['GTR-003', '{"query":5}'],
    ['GTR-003', '{"query":{}}'],
    ['GTR-003', '{"query":["a"]}'],
    ['GTR-003', '{"query":null}'],
    // What can be made into no text at all: found by the random requests.
    ['GTR-003', '{"query":[{"toString":1}]}'],
    ['GTR-003', '{"query":{"toString":null,"valueOf":null}}'],
    ['GTR-004', '{"query":"{brands{name}}","variables":"a"}'],
    ['GTR-004', '{"query":"{brands{name}}","variables":[]}'],
    ['GTR-004', '{"query":"{brands{name}}","variables":1}'],
    ['GTR-004', '{"query":"{brands{name}}","extensions":"x"}'],
  ])('%s: « %s » is a 400 that says so as GraphQL does', async (_, body) => {
    const answer = await post(shop, '/graphql', body);
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toMatch(/^application\/(graphql-response\+)?json/);
    expect(codesOf(answer)).toEqual(['BAD_REQUEST']);
    expectDiscreet(answer);
  });
});

test.each([
  ['a version to come', { version: 2, sha256Hash: 'a'.repeat(64) }],
  ['another document’s hash', { version: 1, sha256Hash: 'a'.repeat(64) }],
  ['what every object has', { version: 1, sha256Hash: '__proto__' }],
])('GTR-004: strangers have nothing kept for later (%s)', async (_, persistedQuery) => {
  const query = '{ brands { name } }';
  const answer = await post(shop, '/graphql', { query, extensions: { persistedQuery } });
  expect([200, 400]).toContain(answer.status);
  expect(codesOf(answer)).toEqual(['PERSISTED_QUERY_NOT_SUPPORTED']);
});

describe('a body of another kind runs nothing', () => {
  test.each([
    ['GTR-005', { 'content-type': 'text/plain' }, BODY],
    [
      'GTR-006',
      { 'content-type': 'application/x-www-form-urlencoded' },
      `query=${encodeURIComponent(MUTATION)}`,
    ],
    ['GTR-006', { 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\n\r\n--x--\r\n'],
    ['GTR-008', {}, BODY],
    ['GTR-008', { 'content-type': '' }, BODY],
    ['GTR-008', { 'content-type': 'application/json, text/plain' }, BODY],
  ])('%s: %j', async (_, headers, body) => {
    const demo = () => shop.store.read.accounts.customerByEmail('demo@belle-vue.example');
    const before = await demo();
    const answer = await sendRaw(shop.url, { method: 'POST', path: '/graphql', headers, body });
    expect([400, 415]).toContain(answer.status);
    expect(answer.body).not.toContain('"token"');
    expectDiscreet(answer);
    expect(await demo()).toEqual(before);
  });
});

describe('a question by GET', () => {
  test('GTR-011: is refused as any page of the world could ask it', async () => {
    const answer = await get('{ brands { name } }');
    expect([answer.status, codesOf(answer)]).toEqual([400, ['BAD_REQUEST']]);
    expectDiscreet(answer);
  });

  test('GTR-012: that would change something does not run', async () => {
    const answer = await get(MUTATION, preflight);
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST']);
    expect(answer.body).not.toContain('"token"');
  });

  test.each(['HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'])(
    'GTR-015: %s runs nothing, and answers to no foreign page',
    async (method) => {
      const answer = await sendRaw(shop.url, {
        method,
        path: '/graphql',
        headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
      });
      expect([204, 400, 405]).toContain(answer.status);
      expect(answer.headers['access-control-allow-origin']).not.toBe('*');
      expect(answer.headers['access-control-allow-origin']).not.toContain('evil');
      expect(method === 'HEAD' ? answer.body : '').toBe('');
    },
  );
});

test('GTR-017: 20 MB that travel as 20 KB are never unpacked', async () => {
  const packed = gzipSync(Buffer.alloc(20 * 1024 * 1024, ' '));
  const before = process.memoryUsage().arrayBuffers;
  const answer = await post(shop, '/graphql', packed, { 'content-encoding': 'gzip' });
  expect([400, 413, 415]).toContain(answer.status);
  // What the shop holds outside of its heap, where unpacked bytes would be.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10 * 1024 * 1024);
  expectDiscreet(answer);
});

describe('a page of another origin', () => {
  test.each([
    ['GTR-022', 'https://evil.test'],
    ['GTR-022', 'null'],
    ['HDR-006', 'https://shop.example.evil.test'],
    ['HDR-006', 'https://belle-vue.example.evil.test'],
    ['HDR-006', 'https://evilbelle-vue.example'],
    ['HDR-006', 'http://belle-vue.example'],
    ['HDR-006', 'https://belle-vue.example:8443'],
  ])('%s: %s may not read the answer', async (_, origin) => {
    for (const answer of [
      await post(shop, '/graphql', { query: '{ brands { name } }' }, { origin }),
      await sendRaw(shop.url, { path: '/api/products', headers: { origin } }),
    ]) {
      const { headers } = answer;
      expect(headers['access-control-allow-origin'] ?? PUBLIC).toBe(PUBLIC);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });
});

describe('odd letters', () => {
  test('GTR-023: a mark of the byte order before the JSON does no harm', async () => {
    const answer = await post(shop, '/graphql', '\ufeff{"query":"{ brands { name } }"}');
    expect([200, 400]).toContain(answer.status);
  });

  test.each([
    ['NUL', 'a\0b'],
    ['half a letter', '\ud800'],
    ['a mark that turns the text round', '\u202ecaftan-celeste'],
    ['95 KB of accents', `e${'\u0301'.repeat(48_000)}`],
    ['a line for the log', 'a\n{"level":60,"msg":"forged"}'],
    ['what every object has', '__proto__'],
    ['what every object has', 'constructor'],
  ])('GTR-024: an id of %s finds nothing', async (_, id) => {
    const query = 'query ($id: ID!) { product(id: $id) { id } productsById(ids: [$id]) { id } }';
    const answer = await post(shop, '/graphql', { query, variables: { id } });
    expect(JSON.parse(answer.body)).toEqual({ data: { product: null, productsById: [] } });
    const path = `/api/products/${encodeURIComponent(id.toWellFormed()).slice(0, 9000)}`;
    expect((await sendRaw(shop.url, { path })).status).not.toBe(200);
  });

  test('GTR-024: 1 MB of accents is beyond what a body may hold', async () => {
    const answer = await post(shop, '/graphql', { query: '\u0301'.repeat(500_000) });
    expect(answer.status).toBe(413);
    expectDiscreet(answer);
  });
});
