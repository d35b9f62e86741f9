import { expect, test } from 'vitest';
import { newWebhookSecret } from '../../../server/webhook/signature.ts';

// What is signed with it: tests/api/webhook/webhook.delivery.test.ts.
test('a secret is made of 24 to 64 random bytes', () => {
  const secret = newWebhookSecret();
  expect(secret).toMatch(/^whsec_[\w+/]+=*$/);
  expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
  expect(newWebhookSecret()).not.toBe(secret);
});
