import { v4 as uuid } from 'uuid';
import { normaliseEmail } from '#shared/forms/form.ts';
import { logChange } from '../audit/audit.ts';
import type { CommandContext } from '../context.ts';
import { Refusal } from '../shared/problems.ts';
import { loggedOf, readStaffEmail, requireAnotherOwner } from './staff.rules.ts';
import { newSetupLink, setupUrlOf } from './staff.set-up.ts';
import { WITHOUT_PASSKEYS, type StaffRecord, type StaffRole } from './staff.store.ts';

type Context = Pick<CommandContext, 'store' | 'clock' | 'actor' | 'shopUrl'>;

interface Invited {
  readonly staff: StaffRecord;
  readonly setupUrl: string;
  readonly expiresAt: string;
}

/** Oldest first. */
export function listStaff({ store }: Pick<Context, 'store'>): Promise<readonly StaffRecord[]> {
  return store.read.staff.all();
}

/**
 * Changes the role of an e-mail that has access at once; password and sessions stay until the new
 * link is used. Refuses with REQUIRED, INVALID, NOT_ALLOWED_NOW.
 */
export function addStaff(
  context: Context,
  input: { readonly email: string; readonly role: StaffRole },
): Promise<Invited> {
  const { store, clock, shopUrl } = context;
  const { email } = readStaffEmail(input);
  const { role } = input;
  const id = uuid();
  return store.transaction(async (ports) => {
    const now = clock();
    const before = await ports.staff.staffByEmail(email);
    if (before && role !== 'OWNER') requireAnotherOwner(before, await ports.staff.all());
    const staff: StaffRecord = before
      ? { ...before, role }
      : {
          id,
          email,
          name: null,
          role,
          passwordHash: null,
          createdAt: now.toISOString(),
          lastSeenAt: null,
          ...WITHOUT_PASSKEYS,
        };
    await ports.staff.save(staff);
    // The first account's link would make another owner, an earlier invitation the same account.
    await ports.staff.removeLinksOf(null);
    await ports.staff.removeLinksOf(staff.id);
    const { token, expiresAt } = await newSetupLink(ports.staff, staff.id, now);
    await logChange(ports, context, {
      action: 'staff.add',
      subject: email,
      before: before ? loggedOf(before) : null,
      after: loggedOf(staff),
    });
    return { staff, setupUrl: setupUrlOf(shopUrl, token), expiresAt };
  });
}

/** Ends the access at once. Refuses with UNKNOWN_STAFF, NOT_ALLOWED_NOW. */
export function removeStaff(
  context: Context,
  named: { readonly id: string } | { readonly email: string },
): Promise<StaffRecord> {
  return context.store.transaction(async (ports) => {
    const staff =
      'id' in named
        ? await ports.staff.staff(named.id)
        : await ports.staff.staffByEmail(normaliseEmail(named.email));
    if (!staff) throw unknownStaff(named);
    requireAnotherOwner(staff, await ports.staff.all());
    await ports.staff.remove(staff.id);
    await logChange(ports, context, {
      action: 'staff.remove',
      subject: staff.email,
      before: loggedOf(staff),
      after: null,
    });
    return staff;
  });
}

/** Lets the password alone open a session, after a device's loss. Refuses with UNKNOWN_STAFF. */
export function makePasskeyOptional(
  context: Context,
  named: { readonly email: string },
): Promise<StaffRecord> {
  return context.store.transaction(async (ports) => {
    const staff = await ports.staff.staffByEmail(normaliseEmail(named.email));
    if (!staff) throw unknownStaff(named);
    const saved = { ...staff, requiresPasskey: false };
    await ports.staff.save(saved);
    await logChange(ports, context, {
      action: 'staff.passkey-optional',
      subject: staff.email,
      before: null,
      after: null,
    });
    return saved;
  });
}

function unknownStaff(named: { readonly id: string } | { readonly email: string }): Refusal {
  return 'id' in named
    ? new Refusal({ code: 'UNKNOWN_STAFF', reason: 'ID', field: 'id' })
    : new Refusal({
        code: 'UNKNOWN_STAFF',
        reason: 'EMAIL',
        field: 'email',
        email: named.email,
      });
}
