import { logChange } from '../audit/audit.ts';
import { readLogIn } from '../authentication/credentials.rules.ts';
import { deviceOf } from '../authentication/user-agent.ts';
import { reportDevice } from '../mail/device-mail.ts';
import { TooManyAttempts, type Refusal } from '../shared/problems.ts';
import { logLogIn, logRefusedLogIn } from './staff.log-in-audit.ts';
import {
  passkeyRequired,
  readPasswordChange,
  wrongCurrentPassword,
  wrongLogIn,
} from './staff.rules.ts';
import { openStaffSession, removeSessionsOf, signIn } from './staff.sessions.ts';
import type { StaffRecord } from './staff.store.ts';
import { requireStaff, type StaffContext } from './staff.viewer.ts';

interface PasswordCheck {
  readonly email: string;
  readonly staff: StaffRecord | undefined;
  readonly password: string;
  /** Thrown for a wrong password. */
  readonly refusal: Refusal;
}

/**
 * Reports an unknown device by mail; a passkey has verified its owner. Refuses with REQUIRED, INVALID,
 * WRONG_PASSWORD, TOO_MANY_ATTEMPTS, and after the right password with PASSKEY_REQUIRED where the account demands
 * one; throws Overloaded.
 */
export async function logInStaff(context: StaffContext, input: object): Promise<StaffRecord> {
  const { store } = context;
  const { email, password } = readLogIn(input);
  const found = await store.read.staff.staffByEmail(email);
  const refusal = wrongLogIn();
  const staff = await checkPassword(context, { email, staff: found, password, refusal }).catch(
    (error: unknown) => {
      if (error === refusal && found) logRefusedLogIn(context, email, 'PASSWORD');
      throw error;
    },
  );
  const opened = await store.transaction(async (ports) => {
    const current = await ports.staff.staff(staff.id);
    // Removed, or set up anew, meanwhile.
    if (current?.passwordHash !== staff.passwordHash) throw refusal;
    if (current.requiresPasskey) throw passkeyRequired('LOG_IN');
    await logLogIn(ports, context, current.email, 'PASSWORD');
    return openStaffSession(ports, context, current);
  });
  const { devices, deviceTokens, clock, userAgent } = context;
  if (devices.find(staff.id, deviceTokens, clock()) === undefined) {
    const about = { kind: 'STAFF_NEW_DEVICE', to: opened.staff.email } as const;
    await reportDevice(context, staff.id, about, deviceOf(userAgent));
  }
  return signIn(context, opened);
}

/**
 * Ends all other sessions, and links that could change the account. Refuses with REQUIRED, INVALID,
 * WRONG_PASSWORD, TOO_MANY_ATTEMPTS; throws Unauthenticated, Overloaded.
 */
export async function changeStaffPassword(
  context: StaffContext,
  input: object,
): Promise<StaffRecord> {
  const { store, passwords } = context;
  const { staff, sessionId } = requireStaff(context);
  const { currentPassword, password } = readPasswordChange(input, staff);
  const { email } = staff;
  const refusal = wrongCurrentPassword();
  await checkPassword(context, { email, staff, password: currentPassword, refusal });
  const passwordHash = await passwords.hash(password);
  return store.transaction(async (ports) => {
    const current = await ports.staff.staff(staff.id);
    if (current?.passwordHash !== staff.passwordHash) throw refusal;
    const saved = { ...current, passwordHash };
    await ports.staff.save(saved);
    await ports.staff.removeLinksOf(staff.id);
    await removeSessionsOf(ports, staff.id, { except: sessionId });
    await logChange(
      ports,
      { ...context, actor: email },
      {
        action: 'staff.password',
        subject: email,
        before: null,
        after: null,
      },
    );
    return saved;
  });
}

/** Unknown e-mails take equally long, and are limited alike. */
async function checkPassword(
  { limits, passwords, clientAddress, devices, deviceTokens, clock }: StaffContext,
  { email, staff, password, refusal }: PasswordCheck,
): Promise<StaffRecord> {
  const device = staff && devices.find(staff.id, deviceTokens, clock());
  const attempt = await limits.beginStaffLogIn({ address: clientAddress, email, device });
  if (attempt.hold) throw new TooManyAttempts('ADDRESS', attempt.hold.seconds);
  const matches = await passwords
    .verify(password, staff?.passwordHash ?? null)
    .catch(async (error: unknown) => {
      await attempt.notTried();
      throw error;
    });
  if (!staff || !matches) throw refusal;
  await attempt.succeeded();
  return staff;
}
