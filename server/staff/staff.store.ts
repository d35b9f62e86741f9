import { z } from 'zod';
import { passkeyFields } from '../account/account.store.ts';
import { instant, listOf, record, text } from '../shared/record.ts';

export const staffPasskeyRecord = record(passkeyFields);
export type StaffPasskeyRecord = z.infer<typeof staffPasskeyRecord>;

export const staffRecord = record({
  id: text,
  /** Normalised; unique. */
  email: text,
  /** Null until the account is set up. */
  name: text.nullable(),
  role: z.enum(['OWNER', 'STAFF']),
  /** Argon2id, PHC string; null until the account is set up. */
  passwordHash: text.nullable(),
  createdAt: instant,
  lastSeenAt: instant.nullable(),
  /** Oldest first. */
  passkeys: listOf(staffPasskeyRecord),
  /** Of passkeys, until they expire: each is accepted once. */
  answeredChallenges: listOf(record({ challenge: text, expiresAt: instant })),
});
export type StaffRecord = z.infer<typeof staffRecord>;

export const WITHOUT_PASSKEYS = {
  passkeys: [],
  answeredChallenges: [],
} as const satisfies Partial<StaffRecord>;
export type StaffRole = StaffRecord['role'];

/** An open session: ended ones are deleted. */
export const staffSessionRecord = record({
  /** SHA-256 of the cookie's value, base64url. */
  id: text,
  staffId: text,
  createdAt: instant,
  /** Up to a minute old. */
  lastSeenAt: instant,
  expiresAt: instant,
  /** Null if unknown. */
  browser: text.nullable(),
  /** Operating system; null if unknown. */
  system: text.nullable(),
});
export type StaffSessionRecord = z.infer<typeof staffSessionRecord>;

export const setupLinkRecord = record({
  /** SHA-256 of the token, base64url: only the link contains the token itself. */
  hash: text,
  /** Null for the link that makes the first account. */
  staffId: text.nullable(),
  expiresAt: instant,
});
export type SetupLinkRecord = z.infer<typeof setupLinkRecord>;

export interface StaffSignedIn {
  readonly staff: StaffRecord;
  readonly session: StaffSessionRecord;
}

export interface StaffStore {
  /** Oldest first. */
  all(): Promise<readonly StaffRecord[]>;
  staff(id: string): Promise<StaffRecord | undefined>;
  staffByEmail(email: string): Promise<StaffRecord | undefined>;
  save(staff: StaffRecord): Promise<void>;
  /** With sessions and links. */
  remove(id: string): Promise<void>;
  /** Undefined if the session has ended, expired or not. */
  signedIn(sessionId: string): Promise<StaffSignedIn | undefined>;
  /** Last seen first. */
  sessionsOf(staffId: string): Promise<readonly StaffSessionRecord[]>;
  saveSession(session: StaffSessionRecord): Promise<void>;
  removeSessions(ids: readonly string[]): Promise<void>;
  /** Sessions and links. */
  removeExpired(now: string): Promise<void>;
  link(hash: string): Promise<SetupLinkRecord | undefined>;
  saveLink(link: SetupLinkRecord): Promise<void>;
  /** Null for those that make the first account. */
  removeLinksOf(staffId: string | null): Promise<void>;
}
