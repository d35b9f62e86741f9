import { createHmac, randomBytes } from 'node:crypto';

/** Standard Webhooks: 24 to 64 bytes. */
const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

interface Signed {
  /** The header `webhook-id`. */
  readonly id: string;
  /** Seconds since 1970: the header `webhook-timestamp`. */
  readonly timestamp: number;
  readonly body: string;
}

export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/** The header `webhook-signature`: one signature for each secret. */
export function signatureOf(secrets: readonly string[], { id, timestamp, body }: Signed): string {
  return secrets
    .map((secret) => Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .map((key) => createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64'))
    .map((signature) => `v1,${signature}`)
    .join(' ');
}
