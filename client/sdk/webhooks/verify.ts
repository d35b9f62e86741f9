import type { WebhookEvent } from './events.ts';

export interface SignedWebhook {
  /** `whsec_…`, as shown when the webhook was created. */
  readonly secret: string;
  /** Headers of the request: `Headers`, or an object with names in any case, such as Node's. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Byte for byte as received. */
  readonly body: string | Uint8Array;
  /** Time of the receiver, in milliseconds since 1970; for tests. */
  readonly now?: number;
}

export type VerificationCode =
  'BAD_SECRET' | 'MISSING_HEADER' | 'BAD_TIMESTAMP' | 'BAD_SIGNATURE' | 'BAD_BODY';

/** Answer it with a status of 400 or 401: the shop did not send this request, or not lately. */
export class WebhookVerificationError extends Error {
  readonly code: VerificationCode;

  constructor(code: VerificationCode, message: string) {
    super(message);
    this.name = 'WebhookVerificationError';
    this.code = code;
  }
}

const TOLERANCE_SECONDS = 5 * 60;
const VERSION = 'v1,';

/**
 * Verifies a request by the Standard Webhooks specification and returns its event. Throws
 * WebhookVerificationError. Events may come twice: their `webhook-id` is the same then.
 */
export async function verifyWebhook({
  secret,
  headers,
  body,
  now = Date.now(),
}: SignedWebhook): Promise<WebhookEvent> {
  // A framework's parser leaves an object, of which the bytes are lost.
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) {
    throw new WebhookVerificationError(
      'BAD_BODY',
      'The body must be the bytes received, not parsed',
    );
  }
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature').split(' ');
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : NaN;
  if (!(Math.abs(now / 1000 - seconds) <= TOLERANCE_SECONDS)) {
    throw new WebhookVerificationError('BAD_TIMESTAMP', 'The webhook is not of this time');
  }
  const signed = concat(`${id}.${timestamp}.`, body);
  const key = await keyOf(secret);
  for (const signature of signatures) {
    const bytes = signature.startsWith(VERSION) ? decode(signature.slice(VERSION.length)) : null;
    // In constant time.
    if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed))) return parse(body);
  }
  throw new WebhookVerificationError('BAD_SIGNATURE', 'No signature of the webhook is valid');
}

function headerOf(headers: SignedWebhook['headers'], name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1];
  if (typeof value === 'string' && value !== '') return value;
  throw new WebhookVerificationError('MISSING_HEADER', `The header ${name} is missing`);
}

function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = decode(secret.replace(/^whsec_/, ''));
  if (!bytes || bytes.length === 0) {
    throw new WebhookVerificationError('BAD_SECRET', 'The secret is not one of a webhook');
  }
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', bytes, hmac, false, ['verify']);
}

function concat(start: string, body: SignedWebhook['body']): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const first = encoder.encode(start);
  const second = typeof body === 'string' ? encoder.encode(body) : body;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** Null for what is not Base64. */
function decode(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function parse(body: SignedWebhook['body']): WebhookEvent {
  try {
    const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
    // The signature shows that the shop wrote it.
    return JSON.parse(text) as WebhookEvent;
  } catch {
    throw new WebhookVerificationError('BAD_BODY', 'The body of the webhook is not JSON');
  }
}
