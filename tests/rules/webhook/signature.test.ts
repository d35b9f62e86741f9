import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { newWebhookSecret, signatureOf } from '../../../server/webhook/signature.ts';

const body = '{"type":"order.placed","title":"Caftan Céleste"}';
const id = 'msg_1';

const headersOf = (signature: string, timestamp: number) => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': signature,
});

describe('a signature', () => {
  test('is what Standard Webhooks expects', () => {
    const secret = newWebhookSecret();
    const now = new Date('2025-05-02T10:00:00.000Z');
    const timestamp = now.getTime() / 1000;
    expect(signatureOf([secret], { id, timestamp, body })).toBe(
      new Webhook(secret).sign(id, now, body),
    );
  });

  test('during a rotation is one for each secret', () => {
    const [newer, earlier, foreign] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()];
    const timestamp = Math.floor(Date.now() / 1000);
    const signature = signatureOf([newer, earlier], { id, timestamp, body });
    expect(signature.split(' ')).toHaveLength(2);
    const headers = headersOf(signature, timestamp);
    expect(new Webhook(newer).verify(body, headers)).toMatchObject({ type: 'order.placed' });
    expect(new Webhook(earlier).verify(body, headers)).toMatchObject({ type: 'order.placed' });
    expect(() => new Webhook(foreign).verify(body, headers)).toThrow('No matching signature');
    expect(() => new Webhook(newer).verify(`${body} `, headers)).toThrow('No matching signature');
  });

  test('is made with 24 to 64 random bytes', () => {
    const secret = newWebhookSecret();
    expect(secret).toMatch(/^whsec_[\w+/]+=*$/);
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
    expect(newWebhookSecret()).not.toBe(secret);
  });
});
