import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createCookies } from '../../../client/demo/page/cookies.ts';
import { createPageFetch } from '../../../client/demo/page/fetch.ts';
import type { DemoRequest, DemoResponse } from '../../../client/demo/http.ts';

const BASE = new URL('https://demo.example/belle-vue/');
const HOUR_MS = 3_600_000;

let now: number;
let entries: Map<string, string>;
let sent: Array<Omit<DemoRequest, 'id'>>;
let answered: DemoResponse;
let answering: () => Promise<DemoResponse>;
const network = vi.fn<typeof fetch>();

beforeEach(() => {
  now = 1_795_000_000_000;
  entries = new Map();
  sent = [];
  answered = { status: 200, headers: new Headers(), body: '{}' };
  answering = async () => answered;
  network.mockReset();
  network.mockResolvedValue(new Response('a file'));
});

function pageFetch(): typeof fetch {
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  } as Storage;
  return createPageFetch({
    demo: Promise.resolve({
      answer: async (request) => {
        sent.push(request);
        return answering();
      },
    }),
    base: BASE,
    cookies: createCookies(storage, 'cookies', () => now),
    delayMs: () => 0,
    network,
  });
}

describe('requests for the shop', () => {
  test.each([
    ['/belle-vue', '/graphql'],
    ['/belle-vue', '/graphql/admin'],
    ['/belle-vue', '/api/products'],
    ['/belle-vue', '/payment/test/x'],
    ['/belle-vue', '/pictures/x.jpg'],
    // The client names the root of the host alone.
    ['', '/graphql'],
  ])('go to the shop in the page: %s%s', async (folder, path) => {
    await pageFetch()(`${folder}${path}?a=1`, { method: 'POST', body: 'text' });
    expect(network).not.toHaveBeenCalled();
    expect(sent).toMatchObject([{ method: 'POST', path }]);
    expect(new TextDecoder().decode(sent[0]?.body)).toBe('text');
  });

  test('that are lost reject as those of a network', async () => {
    answering = () => Promise.reject(new Error('the owner is gone'));
    await expect(pageFetch()('/graphql')).rejects.toThrow(TypeError);
  });

  test.each([
    '/belle-vue/images/x.svg',
    '/images/x.svg',
    'https://other.example/belle-vue/graphql',
  ])('others go to the network: %s', async (url) => {
    expect(await (await pageFetch()(url)).text()).toBe('a file');
    expect(sent).toEqual([]);
  });

  test('get status, headers and body, and no body with a 204', async () => {
    answered = { status: 404, headers: new Headers({ 'retry-after': '5' }), body: '{"a":1}' };
    const response = await pageFetch()('/belle-vue/api/products');
    expect([response.status, await response.json()]).toEqual([404, { a: 1 }]);
    expect(response.headers.get('retry-after')).toBe('5');
    answered = { status: 204, headers: new Headers(), body: '' };
    const empty = await pageFetch()('/belle-vue/payment/test/x/delay', { method: 'POST' });
    expect(empty.status).toBe(204);
  });
});

describe('cookies', () => {
  const cookieOf = async (path: string) => {
    await pageFetch()(`/belle-vue/${path}`);
    return sent.at(-1)?.headers.get('cookie') ?? null;
  };

  test('go back to their path until they end or are deleted', async () => {
    const set = (line: string) => {
      answered = { status: 200, headers: new Headers({ 'set-cookie': line }), body: '{}' };
    };
    set('admin=secret; Path=/graphql/admin; HttpOnly; Max-Age=7200');
    expect(await cookieOf('graphql/admin')).toBeNull();
    set('device=a~b; Path=/; Max-Age=3600');
    expect(await cookieOf('graphql')).toBeNull();
    answered = { status: 200, headers: new Headers(), body: '{}' };
    expect(await cookieOf('graphql')).toBe('device=a~b');
    expect(await cookieOf('graphql/admin')).toBe('admin=secret; device=a~b');
    now += HOUR_MS;
    expect(await cookieOf('graphql/admin')).toBe('admin=secret');
    set('admin=; Path=/graphql/admin; Max-Age=0');
    await cookieOf('graphql/admin');
    expect(await cookieOf('graphql/admin')).toBeNull();
  });
});
