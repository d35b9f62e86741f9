import { createHash } from 'node:crypto';
import type { CustomerRecord } from '../account.store.ts';

/** Recognises a password in a waiting mail: its link must not be created after a change. */
export function passwordMarkOf({ passwordHash }: CustomerRecord): string {
  return createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url');
}
