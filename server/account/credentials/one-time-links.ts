import { instantAfter, DAY_MS, MINUTE_MS } from '#shared/instants.ts';
import type { Shop } from '../../context.ts';
import { Refusal } from '../../shared/problems.ts';
import { hashOfToken, newSecretToken } from '../../shared/secret-token.ts';
import type {
  AccountStore,
  CustomerRecord,
  OneTimeLinkPurpose,
  OneTimeLinkRecord,
} from '../account.store.ts';

export type MailedPurpose = Exclude<OneTimeLinkPurpose, 'PASSKEY_CHALLENGE'>;

const LIFETIMES_MS: Readonly<Record<MailedPurpose, number>> = {
  CONFIRM_DEVICE: 30 * MINUTE_MS,
  RESET_PASSWORD: 30 * MINUTE_MS,
  VERIFY_EMAIL: DAY_MS,
  CHANGE_EMAIL: DAY_MS,
};

export const MAILED_PURPOSES: readonly MailedPurpose[] = [
  'CONFIRM_DEVICE',
  'RESET_PASSWORD',
  'VERIFY_EMAIL',
  'CHANGE_EMAIL',
];

export interface LinkAbout {
  readonly purpose: MailedPurpose;
  readonly customerId: string;
  readonly email: string;
}

/**
 * The token of a new link, whose hash alone is stored; null if the customer is gone or `isFor`
 * refuses, which is checked in the same transaction.
 */
export function newLink(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  { purpose, customerId, email }: LinkAbout,
  isFor: (customer: CustomerRecord) => boolean,
): Promise<string | null> {
  const now = clock();
  const token = newSecretToken();
  const expiresAt = instantAfter(now, LIFETIMES_MS[purpose]);
  const link = { hash: hashOfToken(token), purpose, customerId, email, expiresAt };
  return store.transaction(async ({ accounts }) => {
    const customer = await accounts.customer(customerId);
    if (!customer || !isFor(customer)) return null;
    await accounts.saveOneTimeLink(link, now.toISOString());
    return token;
  });
}

/** Leaves the link valid. Refuses with INVALID_TOKEN. */
export async function requireLink(
  accounts: Pick<AccountStore, 'oneTimeLink'>,
  token: string,
  purposes: readonly MailedPurpose[],
  now: Date,
): Promise<OneTimeLinkRecord> {
  const link = await accounts.oneTimeLink(hashOfToken(token));
  const isValid = link && link.expiresAt > now.toISOString();
  if (!isValid || !purposes.some((purpose) => purpose === link.purpose)) {
    throw invalidToken(purposes);
  }
  return link;
}

export function invalidToken(purposes: readonly MailedPurpose[]): Refusal {
  const lastsADay = purposes.some((purpose) => LIFETIMES_MS[purpose] === DAY_MS);
  return new Refusal({
    code: 'INVALID_TOKEN',
    reason: lastsADay ? 'DAY' : 'HALF_HOUR',
    field: 'token',
  });
}
