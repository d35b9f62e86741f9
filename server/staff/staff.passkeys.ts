import { instantAfter } from '#shared/instants.ts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import {
  additionOptions,
  logInOptions,
  readAddition,
  readSignature,
} from '../authentication/passkeys/ceremonies.ts';
import {
  additionBy,
  CHALLENGE_LIFETIME_MS,
  STAFF_LOG_IN,
} from '../authentication/passkeys/challenges.ts';
import {
  invalidPasskey,
  isCountedBack,
  requireRoom,
  unknownPasskey,
} from '../authentication/passkeys/passkeys.rules.ts';
import { requireRelyingParty } from '../authentication/passkeys/relying-party.ts';
import { logChange, type Change } from '../audit/audit.ts';
import type { Ports } from '../context.ts';
import { requestedMail } from '../mail/requested-mail.ts';
import { shopWithin } from '../settings/identity/identity.service.ts';
import { Refusal } from '../shared/problems.ts';
import { logLogIn, logRefusedLogIn } from './staff.log-in-audit.ts';
import { openStaffSession, signIn } from './staff.sessions.ts';
import type { StaffRecord } from './staff.store.ts';
import { requireStaff, type StaffContext } from './staff.viewer.ts';

/** Refuses with NOT_ALLOWED_NOW, LIMIT_REACHED; throws Unauthenticated. */
export async function startStaffPasskeyRegistration(
  context: StaffContext,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { staff } = requireStaff(context);
  const { id, email, name, passkeys } = staff;
  return additionOptions(context, {
    purpose: additionBy(staff, 'STAFF_ADD'),
    // Browsers show it beside a passkey that the same person has as a customer.
    user: { id, name: `${email} (gestion)`, displayName: name ?? email },
    passkeys,
    shopName: (await shopWithin(context.store.read)).name,
  });
}

/**
 * Informs the member of staff by mail. Refuses with NOT_ALLOWED_NOW, REQUIRED, INVALID, LIMIT_REACHED; throws
 * Unauthenticated.
 */
export async function addStaffPasskey(context: StaffContext, input: object): Promise<StaffRecord> {
  const { store, clock } = context;
  const { staff } = requireStaff(context);
  const purpose = additionBy(staff, 'STAFF_ADD');
  const { passkey, challenge } = await readAddition(context, input, purpose);
  return store.transaction(async (ports) => {
    const current = await ports.staff.staff(staff.id);
    // Removed, or with another password, meanwhile.
    if (current?.passwordHash !== staff.passwordHash) throw invalidPasskey();
    requireRoom(current.passkeys);
    const answered = withAnswer(current, challenge, clock());
    if (!answered || ownerOf(passkey.id, await ports.staff.all())) throw invalidPasskey();
    const about = { to: current.email, detail: passkey.name };
    await ports.mails.add(requestedMail('STAFF_PASSKEY_ADDED', about, { clock }));
    return save(
      ports,
      context,
      { ...answered, passkeys: [...current.passkeys, passkey] },
      { action: 'staff.passkey-add', before: null, after: { name: passkey.name } },
    );
  });
}

/** Refuses with UNKNOWN_PASSKEY, NOT_ALLOWED_NOW for the last one of an account that requires one; throws Unauthenticated. */
export async function removeStaffPasskey(context: StaffContext, id: string): Promise<StaffRecord> {
  const { staff } = requireStaff(context);
  return context.store.transaction(async (ports) => {
    const current = await ports.staff.staff(staff.id);
    const removed = current?.passkeys.find((passkey) => passkey.id === id);
    if (!current || !removed) throw unknownPasskey('REMOVE', 'id');
    const passkeys = current.passkeys.filter((passkey) => passkey !== removed);
    if (current.requiresPasskey && passkeys.length === 0) {
      throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'LAST_PASSKEY', field: 'id' });
    }
    return save(
      ports,
      context,
      { ...current, passkeys },
      { action: 'staff.passkey-remove', before: { name: removed.name }, after: null },
    );
  });
}

/**
 * The second step: whether a passkey is needed after the password. A passkey alone still logs in, because it has
 * verified its owner by itself. Refuses with NOT_ALLOWED_NOW without a passkey, or where passkeys do not work;
 * throws Unauthenticated.
 */
export async function requirePasskey(
  context: StaffContext,
  isRequired: boolean,
): Promise<StaffRecord> {
  const { staff } = requireStaff(context);
  if (isRequired) requireRelyingParty(context);
  return context.store.transaction(async (ports) => {
    const current = await ports.staff.staff(staff.id);
    if (!current || (isRequired && current.passkeys.length === 0)) {
      throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'NO_OWN_PASSKEY' });
    }
    if (current.requiresPasskey === isRequired) return current;
    return save(
      ports,
      context,
      { ...current, requiresPasskey: isRequired },
      {
        action: isRequired ? 'staff.passkey-require' : 'staff.passkey-optional',
        before: null,
        after: null,
      },
    );
  });
}

async function save(
  ports: Pick<Ports, 'staff' | 'audit'>,
  { clock }: StaffContext,
  staff: StaffRecord,
  change: Omit<Change, 'subject'>,
): Promise<StaffRecord> {
  const { email } = staff;
  await ports.staff.save(staff);
  await logChange(ports, { actor: email, clock }, { ...change, subject: email });
  return staff;
}

/** Refuses with NOT_ALLOWED_NOW. */
export function startStaffPasskeyLogIn(
  context: StaffContext,
): PublicKeyCredentialRequestOptionsJSON {
  return logInOptions(context, STAFF_LOG_IN);
}

/** Refuses with NOT_ALLOWED_NOW, TOO_MANY_ATTEMPTS, UNKNOWN_PASSKEY. */
export async function logInStaffWithPasskey(
  context: StaffContext,
  text: string,
): Promise<StaffRecord> {
  const { store, limits, clock } = context;
  let owner: StaffRecord | undefined;
  const { passkey, ownerId, challenge, counter } = await readSignature(context, text, {
    purpose: STAFF_LOG_IN,
    begin: limits.beginStaffPasskeyLogIn,
    async find({ id }) {
      owner = ownerOf(id, await store.read.staff.all());
      const found = owner?.passkeys.find((each) => each.id === id);
      return owner && found && { passkey: found, ownerId: owner.id };
    },
  }).catch((error: unknown) => {
    if (owner && error instanceof Refusal) logRefusedLogIn(context, owner.email, 'PASSKEY');
    throw error;
  });
  const refusal = unknownPasskey('LOG_IN', 'response');
  const opened = await store.transaction(async (ports) => {
    const now = clock();
    const current = await ports.staff.staff(ownerId);
    const stored = current?.passkeys.find(({ id }) => id === passkey.id);
    if (!current || !stored || isCountedBack(stored, counter)) throw refusal;
    const answered = withAnswer(current, challenge, now);
    if (!answered) throw refusal;
    const used = { ...stored, counter, lastUsedAt: now.toISOString() };
    const passkeys = current.passkeys.map((each) => (each === stored ? used : each));
    await logLogIn(ports, context, current.email, 'PASSKEY');
    return openStaffSession(ports, context, { ...answered, passkeys });
  });
  return signIn(context, opened);
}

/** Staff are few, and so are their passkeys. */
function ownerOf(passkeyId: string, all: readonly StaffRecord[]): StaffRecord | undefined {
  return all.find(({ passkeys }) => passkeys.some(({ id }) => id === passkeyId));
}

/** Undefined if the challenge was accepted before. In the transaction of what it permits. */
function withAnswer(staff: StaffRecord, challenge: string, now: Date): StaffRecord | undefined {
  const at = now.toISOString();
  const open = staff.answeredChallenges.filter(({ expiresAt }) => expiresAt > at);
  if (open.some((each) => each.challenge === challenge)) return undefined;
  const expiresAt = instantAfter(now, CHALLENGE_LIFETIME_MS);
  return { ...staff, answeredChallenges: [...open, { challenge, expiresAt }] };
}
