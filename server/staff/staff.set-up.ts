import { instantAfter, DAY_MS } from '#shared/instants.ts';
import { v4 as uuid } from 'uuid';
import { logChange } from '../audit/audit.ts';
import type { Shop } from '../context.ts';
import { mailOrdersToFirstOwner } from '../settings/settings.service.ts';
import { hashOfToken, newSecretToken } from '../shared/secret-token.ts';
import { invalidLink, loggedOf, otherEmail, passkeyRequired, readSetUp } from './staff.rules.ts';
import { openStaffSession, removeSessionsOf, signIn } from './staff.sessions.ts';
import {
  WITHOUT_PASSKEYS,
  type StaffRecord,
  type StaffRole,
  type StaffStore,
} from './staff.store.ts';
import type { StaffContext } from './staff.viewer.ts';

const INVITATION_MS = 7 * DAY_MS;

interface Setup {
  readonly email: string | null;
  /** Null before the account is set up. */
  readonly name: string | null;
  readonly role: StaffRole;
}

interface SetupLink {
  readonly token: string;
  readonly expiresAt: string;
}

export const setupUrlOf = (shopUrl: string, token: string) =>
  `${shopUrl}/admin/setup?token=${token}`;

/**
 * Must run in a transaction. Null for the first account. A used link ends all others of its owner.
 */
export async function newSetupLink(
  staff: StaffStore,
  staffId: string | null,
  now: Date,
  lifetimeMs = INVITATION_MS,
): Promise<SetupLink> {
  const token = newSecretToken();
  const expiresAt = instantAfter(now, lifetimeMs);
  await staff.saveLink({ hash: hashOfToken(token), staffId, expiresAt });
  return { token, expiresAt };
}

/** The address that makes the first account; null once there is staff. */
export function firstSetupUrl(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  shopUrl: string,
): Promise<string | null> {
  return store.transaction(async ({ staff }) => {
    if ((await staff.all()).length > 0) return null;
    const { token } = await newSetupLink(staff, null, clock());
    return setupUrlOf(shopUrl, token);
  });
}

/** Leaves the link valid. Null if it is invalid, expired or used. */
export async function setupOf(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  token: string,
): Promise<Setup | null> {
  const invited = await findInvited(store.read.staff, token, clock());
  return invited === undefined
    ? null
    : {
        email: invited?.email ?? null,
        name: invited?.name ?? null,
        role: invited?.role ?? 'OWNER',
      };
}

/**
 * Uses the link up, ends all earlier sessions and passkeys, and opens a session. An account that requires a passkey
 * gets its password alone: access to its mails is no second step. Refuses with REQUIRED, INVALID,
 * INVALID_TOKEN, and after the change with PASSKEY_REQUIRED; throws Overloaded.
 */
export async function setUpAccount(
  context: StaffContext,
  token: string,
  input: object,
): Promise<StaffRecord> {
  const { store, clock, passwords } = context;
  const { email, name, password } = readSetUp(input);
  // Checked before hashing, which is expensive; the check in the transaction decides.
  requireInvited(await findInvited(store.read.staff, token, clock()), email);
  const passwordHash = await passwords.hash(password);
  const id = uuid();
  const opened = await store.transaction(async (ports) => {
    const now = clock();
    const invited = await findInvited(ports.staff, token, now);
    requireInvited(invited, email);
    const staff: StaffRecord = {
      id: invited?.id ?? id,
      email,
      name,
      role: invited?.role ?? 'OWNER',
      passwordHash,
      createdAt: invited?.createdAt ?? now.toISOString(),
      lastSeenAt: null,
      // The link answers a take-over too: it must leave no way in that a stranger may have added.
      ...(invited?.requiresPasskey ? passkeysOf(invited) : WITHOUT_PASSKEYS),
    };
    await ports.staff.save(staff);
    if (invited === null) await mailOrdersToFirstOwner(ports, context, email);
    await ports.staff.removeLinksOf(invited?.id ?? null);
    await removeSessionsOf(ports, staff.id, { except: null });
    await logChange(
      ports,
      { actor: email, clock },
      {
        action: 'staff.set-up',
        subject: email,
        before: invited ? loggedOf(invited) : null,
        after: loggedOf(staff),
      },
    );
    return staff.requiresPasskey ? null : openStaffSession(ports, context, staff);
  });
  if (opened === null) throw passkeyRequired('SET_UP');
  return signIn(context, opened);
}

const passkeysOf = ({ passkeys, answeredChallenges, requiresPasskey }: StaffRecord) => ({
  passkeys,
  answeredChallenges,
  requiresPasskey,
});

/** Null for the first account; undefined without a valid link. */
async function findInvited(
  staff: StaffStore,
  token: string,
  now: Date,
): Promise<StaffRecord | null | undefined> {
  const link = await staff.link(hashOfToken(token));
  if (!link || link.expiresAt <= now.toISOString()) return undefined;
  if (link.staffId !== null) return staff.staff(link.staffId);
  return (await staff.all()).length === 0 ? null : undefined;
}

function requireInvited(
  invited: StaffRecord | null | undefined,
  email: string,
): asserts invited is StaffRecord | null {
  if (invited === undefined) throw invalidLink();
  if (invited !== null && invited.email !== email) throw otherEmail();
}
