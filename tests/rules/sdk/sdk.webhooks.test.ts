import { Webhook } from 'standardwebhooks';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { WebhookEvent } from '../../../client/sdk/webhooks/events.ts';
import { verifyWebhook, type SignedWebhook } from '../../../client/sdk/webhooks/verify.ts';
import type { EventType, TEST_EVENT } from '../../../server/webhook/events.ts';
import { newWebhookSecret, signatureOf } from '../../../server/webhook/signature.ts';

const secret = newWebhookSecret();
const event: WebhookEvent = {
  type: 'customer.deleted',
  timestamp: '2026-11-23T10:20:30.000Z',
  data: { id: 'cliente-é' },
};
const body = JSON.stringify(event);
const now = Date.parse('2026-11-23T10:20:31Z');

/** Signed by the reference. */
function signed(changed: Partial<SignedWebhook> = {}, at = now): SignedWebhook {
  const id = 'msg_1';
  return {
    secret,
    body,
    now,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, new Date(at), body),
    },
    ...changed,
  };
}

const refusal = (changed: Partial<SignedWebhook>, at?: number) =>
  verifyWebhook(signed(changed, at)).then(
    () => 'none',
    ({ code }: { readonly code: string }) => code,
  );

const headersWith = (changed: Readonly<Record<string, string | undefined>>) => ({
  headers: { ...(signed().headers as Readonly<Record<string, string>>), ...changed },
});

describe('the verifier of the SDK', () => {
  test('accepts what the shop signs while a secret is rotated', async () => {
    const timestamp = Math.floor(now / 1000);
    const signature = signatureOf([newWebhookSecret(), secret], { id: 'msg_1', timestamp, body });
    const headers = headersWith({ 'webhook-signature': signature });
    expect(await verifyWebhook(signed(headers))).toEqual(event);
  });

  test('takes what the reference signs, with headers of any form, as text or bytes', async () => {
    const headers = Object.entries(signed().headers);
    const inCapitals = headers.map(([name, value]) => [name.toUpperCase(), value]);
    for (const changed of [
      {},
      { headers: new Headers(headers) },
      { headers: Object.fromEntries(inCapitals) },
      { body: Buffer.from(body) },
    ]) {
      expect(await verifyWebhook(signed(changed))).toEqual(event);
    }
  });

  test.each([
    ['BAD_SIGNATURE', { body: body.replace('cliente', 'Cliente') }],
    ['BAD_SIGNATURE', { secret: newWebhookSecret() }],
    ['BAD_SIGNATURE', headersWith({ 'webhook-id': 'msg_2' })],
    ['BAD_SIGNATURE', headersWith({ 'webhook-signature': 'v1,AAAA v2,AAAA nonsense v1,§' })],
    ['MISSING_HEADER', headersWith({ 'webhook-signature': undefined })],
    ['MISSING_HEADER', headersWith({ 'webhook-id': '' })],
    ['BAD_TIMESTAMP', headersWith({ 'webhook-timestamp': 'yesterday' })],
    ['BAD_TIMESTAMP', { now: now + 301_000 }],
    ['BAD_TIMESTAMP', { now: now - 302_000 }],
    ['BAD_SECRET', { secret: 'whsec_' }],
    ['BAD_SECRET', { secret: 'whsec_§' }],
  ] as const)('refuses with %s: %j', async (code, changed) => {
    expect(await refusal(changed)).toBe(code);
  });

  test.each([-299_000, 299_000])('accepts clocks that differ by %i ms', async (ms) => {
    expect(await refusal({}, now + ms)).toBe('none');
  });

  test('refuses a body that is signed and no JSON', async () => {
    const second = new Date(Math.floor(now / 1000) * 1000);
    const signature = new Webhook(secret).sign('msg_1', second, '{');
    const headers = headersWith({ 'webhook-signature': signature });
    expect(await refusal({ ...headers, body: '{' })).toBe('BAD_BODY');
  });
});

test('a body that a parser has read is refused with the reason', async () => {
  // Programs in JavaScript send it in spite of the type.
  const parsed = { body: JSON.parse(body) as string };
  expect(await refusal(parsed)).toBe('BAD_BODY');
});

// Their data: tests/rules/order/order.events.test.ts and tests/rules/catalog/catalog.events.test.ts.
test('the events of the SDK are those of the shop', () => {
  expectTypeOf<WebhookEvent['type']>().toEqualTypeOf<EventType | typeof TEST_EVENT>();
});
