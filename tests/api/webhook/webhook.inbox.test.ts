import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { WebhookInboxes } from '../../../server/http/ops/webhook-inboxes.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { startShop } from '../../support/shop/shop.ts';

const shop = await sharedShop();

const newInbox = () => `/dev/webhooks/${crypto.randomUUID()}`;

async function list(inbox: string, after = 0) {
  const response = await fetch(`${shop.url}${inbox}?after=${after}`);
  expect(response.status).toBe(200);
  return response.json();
}

function post(path: string, body: string, headers: Record<string, string> = {}) {
  return fetch(`${shop.url}${path}`, { method: 'POST', body, headers });
}

describe('an inbox of webhooks', () => {
  test('shows what it received, byte by byte, and then only what is new', async () => {
    const inbox = newInbox();
    expect(await list(inbox)).toEqual({ url: `${shop.url}${inbox}`, status: 200, requests: [] });
    const headers = { 'content-type': 'application/json', 'webhook-id': 'msg_1' };
    expect((await post(inbox, '{ "type":"é" }', headers)).status).toBe(200);
    expect((await post(inbox, '{not json')).status).toBe(200);
    const { requests } = await list(inbox);
    expect(requests).toMatchObject([
      { body: '{ "type":"é" }', status: 200 },
      { body: '{not json', status: 200 },
    ]);
    expect(requests[0].headers).toContainEqual(['webhook-id', 'msg_1']);
    const { requests: later } = await list(inbox, requests[0].number);
    expect(later).toEqual([requests[1]]);
    expect((await list(newInbox())).requests).toEqual([]);
  });

  test('answers with the status that was chosen, and is emptied', async () => {
    const inbox = newInbox();
    for (const status of [410, 500, 200]) {
      expect((await post(`${inbox}/status`, JSON.stringify({ status }))).status).toBe(200);
      expect((await post(inbox, '{}')).status).toBe(status);
    }
    const { requests } = await list(inbox);
    expect(requests.map(({ status }: { status: number }) => status)).toEqual([410, 500, 200]);
    for (const body of ['', '{', 'null', '{"status":301}', '{"status":"410"}']) {
      const { status } = await post(`${inbox}/status`, body);
      expect([400, 422]).toContain(status);
    }
    expect((await list(inbox)).status).toBe(200);
    await fetch(`${shop.url}${inbox}`, { method: 'DELETE' });
    expect((await list(inbox)).requests).toEqual([]);
  });

  test('has the last 50 requests of at most 100 KB', async () => {
    const inbox = newInbox();
    const other = newInbox();
    expect((await post(inbox, 'x'.repeat(100 * 1024 + 1))).status).toBe(413);
    expect((await post(inbox, 'x'.repeat(100 * 1024))).status).toBe(200);
    await Promise.all(Array.from({ length: 20 }, () => post(inbox, 'x')));
    await Promise.all(Array.from({ length: 40 }, () => post(other, 'x')));
    expect((await list(inbox)).requests).toHaveLength(10);
    expect((await list(other)).requests).toHaveLength(40);
  });

  test('is found by its whole random name only, on this machine', async () => {
    for (const name of ['', 'x'.repeat(15), 'x'.repeat(65), `${'x'.repeat(20)}.`, '__proto__']) {
      expect((await fetch(`${shop.url}/dev/webhooks/${name}`)).status).toBe(404);
      expect((await post(`/dev/webhooks/${name}`, '{}')).status).toBe(404);
    }
    const inbox = newInbox();
    const statusWith = async (headers: Record<string, string>) => {
      const [response] = await once(request(`${shop.url}${inbox}`, { headers }).end(), 'response');
      response.resume();
      return response.statusCode;
    };
    expect(await statusWith({ host: 'localhost:4000' })).toBe(200);
    expect(await statusWith({ host: 'evil.example' })).toBe(404);
    expect(await statusWith({ 'x-forwarded-for': '203.0.113.7' })).toBe(404);
  });
});

test('of many inboxes the status that was chosen first is forgotten', () => {
  const inboxes = new WebhookInboxes();
  for (let n = 0; n <= 20; n += 1) inboxes.setStatus(`inbox-${n}`, 500);
  expect([inboxes.status('inbox-0'), inboxes.status('inbox-1')]).toEqual([200, 500]);
});

test.each([
  ['the sandbox off', { isSandboxOn: false }],
  ['an https address', { publicUrl: 'https://belle-vue.example' }],
  ['a proxy', { trustedProxies: ['loopback'] }],
])('with %s there is no inbox', async (_, options) => {
  const closed = await startShop(options);
  for (const method of ['GET', 'POST', 'DELETE']) {
    expect((await fetch(`${closed.url}${newInbox()}`, { method })).status).toBe(404);
  }
  await closed.close();
});
