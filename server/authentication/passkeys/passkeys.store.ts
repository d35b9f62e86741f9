import type { z } from 'zod';
import { amount, instant, record, text } from '../../shared/record.ts';

/** Fields of a passkey of customers and of staff. */
export const passkeyFields = {
  /** Credential id (WebAuthn), base64url. */
  id: text,
  /** COSE key, base64url. */
  publicKey: text,
  /** Signatures so far; 0 for authenticators that do not count. */
  counter: amount,
  /** Separated by commas. */
  transports: text,
  name: text,
  createdAt: instant,
  lastUsedAt: instant.nullable(),
};
export const passkeyRecord = record(passkeyFields);
export type PasskeyRecord = z.infer<typeof passkeyRecord>;
