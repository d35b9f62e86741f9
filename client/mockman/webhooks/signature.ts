import type { ReceivedRequest } from './inbox.ts';

export type Signature = 'VALID' | 'INVALID' | 'MISSING' | 'UNKNOWN';

/** The bytes of a secret `whsec_…`; undefined for anything else. */
export function readSecret(text: string) {
  const [, base64] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text.trim()) ?? [];
  if (base64 === undefined) return undefined;
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/**
 * By the Standard Webhooks specification: any of the signatures may be right. UNKNOWN where the
 * browser has no cryptography, as on plain http of another machine.
 */
export async function checkSignature(
  { headers, body }: ReceivedRequest,
  secret: Uint8Array<ArrayBuffer>,
): Promise<Signature> {
  const header = (name: string) => headers.find(([each]) => each === name)?.[1] ?? '';
  const signatures = header('webhook-signature');
  if (signatures === '') return 'MISSING';
  if (!window.isSecureContext) return 'UNKNOWN';
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  const signed = `${header('webhook-id')}.${header('webhook-timestamp')}.${body}`;
  const bytes = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(signed));
  const expected = `v1,${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`;
  return signatures.split(' ').includes(expected) ? 'VALID' : 'INVALID';
}
