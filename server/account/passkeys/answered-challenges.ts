import { instantAfter } from '#shared/instants.ts';
import { createHash } from 'node:crypto';
import type { AccountStore } from '../account.store.ts';
import { CHALLENGE_LIFETIME_MS } from '../../authentication/passkeys/challenges.ts';

/** False if it was accepted before. In the transaction of what it permits. */
export async function acceptOnce(
  accounts: Pick<AccountStore, 'oneTimeLink' | 'saveOneTimeLink'>,
  { challenge, customerId }: { readonly challenge: string; readonly customerId: string },
  now: Date,
): Promise<boolean> {
  const hash = createHash('sha256').update(challenge).digest('base64url');
  if (await accounts.oneTimeLink(hash)) return false;
  await accounts.saveOneTimeLink(
    {
      hash,
      purpose: 'PASSKEY_CHALLENGE',
      customerId,
      email: null,
      expiresAt: instantAfter(now, CHALLENGE_LIFETIME_MS),
    },
    now.toISOString(),
  );
  return true;
}
