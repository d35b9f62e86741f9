import { afterEach, describe, expect, test } from 'vitest';
import { EVENT_TYPES } from '../../../server/webhook/events.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { openTestAdminSocket } from '../../support/shop/admin-socket.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { startShop } from '../../support/shop/shop.ts';
import { ERRORS } from '../protocol/documents.ts';
import { codeOf, latestEntry } from './admin.answers.ts';

const WEBHOOK = `id url events isActive createdAt goneAt earlierSecretUntil
  deliveries { id type state createdAt nextAttemptAt payload attempts { at status ms error } }`;
const CREATE = `mutation ($url: String!, $events: [String!]!) {
  createWebhook(input: { url: $url, events: $events }) { webhook { ${WEBHOOK} } secret ${ERRORS} }
}`;
const UPDATE = `mutation ($id: ID!, $input: WebhookUpdate!) {
  updateWebhook(id: $id, input: $input) { webhook { ${WEBHOOK} } ${ERRORS} }
}`;
const ROTATE = `mutation ($id: ID!) {
  rotateWebhookSecret(id: $id) { webhook { ${WEBHOOK} } secret ${ERRORS} }
}`;
const DELETE = `mutation ($id: ID!) { deleteWebhook(id: $id) { webhooks { id } ${ERRORS} } }`;
const TEST = `mutation ($id: ID!) { sendTestWebhook(id: $id) { delivery { id type state } ${ERRORS} } }`;
const REDELIVER = `mutation ($id: ID!) { redeliver(deliveryId: $id) { delivery { id state } ${ERRORS} } }`;

const URL_OF_HOOK = 'https://erp.example/hook';
const NO_HOOK = [{ code: 'UNKNOWN_WEBHOOK', field: null, message: 'Ce webhook n’existe pas.' }];

interface Hook {
  readonly id: string;
  readonly isActive: boolean;
  readonly deliveries: ReadonlyArray<{ readonly id: string }>;
}
interface Payload {
  readonly webhook: Hook | null;
  readonly delivery: { readonly id: string } | null;
  readonly webhooks: readonly Hook[] | null;
  readonly secret: string | null;
  readonly userErrors: unknown;
}

const shop = await sharedShop();
const admin = await openAdmin(shop);

async function run(document: string, variables: object, by = admin): Promise<Payload> {
  const { data, errors } = await by.request<Record<string, Payload>>(document, variables);
  const [payload] = Object.values(data ?? {});
  if (!payload) throw new Error(JSON.stringify(errors));
  return payload;
}

async function created(change: object = {}): Promise<Hook & { readonly secret: string }> {
  const variables = { url: URL_OF_HOOK, events: ['order.placed'], ...change };
  const { webhook, secret } = await run(CREATE, variables);
  if (!webhook || secret === null) throw new Error('The webhook was refused');
  return { ...webhook, secret };
}

const read = async (id: string, position = '') => {
  const document = `query ($id: ID!) { webhook(id: $id) { id isActive deliveries${position} { id } } }`;
  return (await admin.request<{ webhook: Hook | null }>(document, { id })).data.webhook;
};

afterEach(async () => {
  for (const { id } of await shop.store.read.webhooks.all()) await run(DELETE, { id });
});

describe('a webhook', () => {
  test('is created with a secret that is shown once, and gets another on demand', async () => {
    const events = ['stock.changed', 'order.placed', 'order.placed'];
    const { webhook, secret, userErrors } = await run(CREATE, { url: ` ${URL_OF_HOOK} `, events });
    expect(userErrors).toEqual([]);
    expect(secret).toMatch(/^whsec_/);
    expect(webhook).toEqual({
      id: expect.any(String),
      url: URL_OF_HOOK,
      events: ['order.placed', 'stock.changed'],
      isActive: true,
      createdAt: expect.stringMatching(/\+0[01]:00$/),
      goneAt: null,
      earlierSecretUntil: null,
      deliveries: [],
    });
    const entry = await latestEntry(shop);
    expect(entry).toMatchObject({ actor: admin.email, action: 'webhook.create' });
    const rotated = await run(ROTATE, { id: webhook?.id });
    expect(rotated.secret).toMatch(/^whsec_/);
    expect(rotated.secret).not.toBe(secret);
    const stored = await shop.store.read.webhooks.webhook(webhook?.id ?? '');
    expect(stored).toMatchObject({ secret: rotated.secret, earlierSecret: secret });
    const second = await latestEntry(shop);
    expect(second).toMatchObject({ action: 'webhook.rotate', subject: webhook?.id });
    expect(JSON.stringify([entry, second])).not.toContain('whsec');
  });

  // Addresses are in tests/rules/shared/public-url.test.ts.
  test.each([
    'ftp://erp.example/',
    'erp.example',
    'https://user:secret@erp.example/',
    `https://erp.example/${'a'.repeat(2000)}`,
    'http://10.0.0.1/hook',
  ])('may not go to %s', async (url) => {
    expect(await run(CREATE, { url, events: ['order.placed'] })).toMatchObject({
      webhook: null,
      secret: null,
      userErrors: [{ code: 'INVALID', field: 'url' }],
    });
  });

  test('may go to this machine only while the sandbox is on', async () => {
    const url = 'http://127.0.0.1:9/hook';
    await created({ url });
    const tools = {
      hasPicture: () => false,
      pictureSource: { read: () => Promise.reject(), fetch: () => Promise.reject() },
      isLoopbackAllowed: false,
    };
    const open = await startShop({ isSandboxOn: false, tools });
    const owner = await openAdmin(open);
    for (const each of [url, 'https://localhost/hook']) {
      const { userErrors } = await run(CREATE, { url: each, events: ['order.placed'] }, owner);
      expect(userErrors).toMatchObject([{ code: 'INVALID', field: 'url' }]);
    }
    await open.close();
  });

  test('needs events that there are', async () => {
    for (const events of [[], ['order.eaten'], ['order.placed', '']]) {
      const { userErrors } = await run(CREATE, { url: URL_OF_HOOK, events });
      expect(userErrors).toMatchObject([{ code: 'INVALID', field: 'events' }]);
    }
  });

  test('is one of at most twenty', async () => {
    for (let n = 0; n < 20; n += 1) await created();
    const { userErrors } = await run(CREATE, { url: URL_OF_HOOK, events: ['order.placed'] });
    expect(userErrors).toMatchObject([{ code: 'LIMIT_REACHED', field: null }]);
  });

  test('changes what is named, is active again after its receiver ended it, and is logged', async () => {
    const { id } = await created();
    const paused = await run(UPDATE, { id, input: { isActive: false } });
    expect(paused.webhook).toMatchObject({ url: URL_OF_HOOK, isActive: false });
    expect(await run(TEST, { id })).toMatchObject({
      delivery: null,
      userErrors: [{ code: 'NOT_ALLOWED_NOW' }],
    });
    const other = { url: 'https://other.example/', events: [...EVENT_TYPES], isActive: null };
    const changed = await run(UPDATE, { id, input: other });
    expect(changed.webhook).toMatchObject({ ...other, isActive: false });
    await shop.store.transaction(async ({ webhooks }) => {
      const webhook = await webhooks.webhook(id);
      if (webhook) await webhooks.save({ ...webhook, goneAt: webhook.createdAt });
    });
    const active = await run(UPDATE, { id, input: { isActive: true } });
    expect(active.webhook).toMatchObject({ isActive: true, goneAt: null });
    const refused = await run(UPDATE, { id, input: { events: [] } });
    expect(refused).toMatchObject({ webhook: null, userErrors: [{ field: 'events' }] });
    expect(await latestEntry(shop)).toMatchObject({ action: 'webhook.update', subject: id });
  });

  test('that is unknown is refused by every mutation', async () => {
    const id = 'nope';
    expect((await run(UPDATE, { id, input: {} })).userErrors).toEqual(NO_HOOK);
    for (const document of [ROTATE, DELETE, TEST]) {
      expect((await run(document, { id })).userErrors).toEqual(NO_HOOK);
    }
    expect((await run(REDELIVER, { id })).userErrors).toMatchObject([{ code: 'UNKNOWN_DELIVERY' }]);
    expect(await read(id)).toBeNull();
  });
});

describe('deliveries', () => {
  test('are listed newest first, in pages', async () => {
    const { id } = await created();
    const sent: string[] = [];
    for (let n = 0; n < 3; n += 1) sent.unshift((await run(TEST, { id })).delivery?.id ?? '');
    expect((await read(id))?.deliveries.map((each) => each.id)).toEqual(sent);
    expect((await read(id, `(first: 1, after: "${sent[0]}")`))?.deliveries).toEqual([
      { id: sent[1] },
    ]);
    for (const position of ['(first: 0)', '(first: 101)', '(after: "nope")']) {
      const document = `{ webhooks { deliveries${position} { id } } }`;
      expect(await codeOf(admin, document)).toBe('BAD_USER_INPUT');
    }
    await run(DELETE, { id });
    expect(await shop.store.read.webhooks.waitingCount()).toBe(0);
  });

  test('are sent again only when they are done, under the same id', async () => {
    const { id } = await created();
    const { delivery } = await run(TEST, { id });
    const { userErrors } = await run(REDELIVER, { id: delivery?.id });
    expect(userErrors).toMatchObject([{ code: 'NOT_ALLOWED_NOW' }]);
    await shop.store.transaction(async ({ webhooks }) => {
      const waiting = await webhooks.delivery(delivery?.id ?? '');
      if (waiting) await webhooks.saveDeliveries({ ...waiting, state: 'DELIVERED' });
    });
    expect((await run(REDELIVER, { id: delivery?.id })).delivery).toEqual({
      id: delivery?.id,
      state: 'WAITING',
    });
  });
});

test('the command line makes them', async () => {
  const socket = await openTestAdminSocket(shop);
  const events = ['order.placed', 'stock.changed'];
  const made = await socket.run('webhooks create', { url: URL_OF_HOOK, events });
  expect(made).toEqual({
    id: expect.any(String),
    secret: expect.stringMatching(/^whsec_/),
    url: URL_OF_HOOK,
    events,
  });
  expect(await socket.refuse('webhooks create', { url: 'ftp://a', events })).toMatchObject({
    code: 'INVALID',
  });
  await socket.close();
});
