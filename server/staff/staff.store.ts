import { z } from 'zod';
import { passkeyRecord } from '../authentication/passkeys/passkeys.store.ts';
import { createdPlace } from '../shared/paging.ts';
import { instant, listOf, record, text } from '../shared/record.ts';
import { byText } from '#shared/text.ts';
import { collectionOf } from '../storage/collection.ts';
import { removeFound } from '../storage/lists.ts';
import { ALL, indexOn, until, type Index, type Rows } from '../storage/rows.ts';

const staffRecord = record({
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
  passkeys: listOf(passkeyRecord),
  /** Challenges of passkeys, until they expire: each is accepted once. */
  answeredChallenges: listOf(record({ challenge: text, expiresAt: instant })),
  /** Whether the password alone opens no session: see `requirePasskey`. */
  requiresPasskey: z.boolean().default(false),
});
export type StaffRecord = z.infer<typeof staffRecord>;

export const WITHOUT_PASSKEYS = {
  passkeys: [],
  answeredChallenges: [],
  requiresPasskey: false,
} as const satisfies Partial<StaffRecord>;
export type StaffRole = StaffRecord['role'];

/** An open session: ended ones are deleted. */
const staffSessionRecord = record({
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

const setupLinkRecord = record({
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

export const staff = collectionOf('staff', staffRecord);
export const staffSessions = collectionOf('staffSessions', staffSessionRecord);
export const setupLinks = collectionOf('setupLinks', setupLinkRecord);

const staffByAge = indexOn(staff, 'staffByAge', (one) => [createdPlace(one)]);
const staffByEmail = indexOn(staff, 'staffByEmail', ({ email }) => [email]);
const sessionsOfStaff = indexOn(staffSessions, 'sessionsOfStaff', ({ staffId }) => [staffId]);
const staffSessionsByEnd = indexOn(staffSessions, 'staffSessionsByEnd', ({ expiresAt }) => [
  expiresAt,
]);
/** Empty for the link that makes the first account. */
const linksOfStaff = indexOn(setupLinks, 'linksOfStaff', ({ staffId }) => [staffId ?? '']);
const setupLinksByEnd = indexOn(setupLinks, 'setupLinksByEnd', ({ expiresAt }) => [expiresAt]);
export const staffIndexes: readonly Index[] = [
  staffByAge,
  staffByEmail,
  sessionsOfStaff,
  staffSessionsByEnd,
  linksOfStaff,
  setupLinksByEnd,
];

export function staffOf(rows: Rows) {
  const staffByEmailOf = async (email: string) =>
    (await rows.find(staffByEmail, { value: email }))[0];
  return {
    /** Oldest first. */
    all: () => rows.find(staffByAge, ALL),
    staff: (id: string) => rows.get(staff, id),
    staffByEmail: staffByEmailOf,
    async save(saved: StaffRecord) {
      const owner = await staffByEmailOf(saved.email);
      if (owner && owner.id !== saved.id)
        throw new Error('Another member of staff has this e-mail');
      await rows.put(staff, saved.id, saved);
    },
    /** Also removes sessions and links. */
    async remove(id: string) {
      await removeFound(rows, sessionsOfStaff, { value: id });
      await removeFound(rows, linksOfStaff, { value: id });
      await rows.remove(staff, [id]);
    },
    /** Undefined if the session has ended, expired or not. */
    async signedIn(sessionId: string) {
      const session = await rows.get(staffSessions, sessionId);
      const found = session && (await rows.get(staff, session.staffId));
      return session && found && { staff: found, session };
    },
    /** Last seen first. */
    async sessionsOf(staffId: string) {
      const sessions = await rows.find(sessionsOfStaff, { value: staffId });
      return sessions.toSorted(byText(({ lastSeenAt, id }) => `${lastSeenAt} ${id}`)).toReversed();
    },
    saveSession: (session: StaffSessionRecord) => rows.put(staffSessions, session.id, session),
    removeSessions: (ids: readonly string[]) => rows.remove(staffSessions, ids),
    /** Sessions and links. */
    async removeExpired(now: string) {
      await removeFound(rows, staffSessionsByEnd, until(now));
      await removeFound(rows, setupLinksByEnd, until(now));
    },
    link: (hash: string) => rows.get(setupLinks, hash),
    saveLink: (link: SetupLinkRecord) => rows.put(setupLinks, link.hash, link),
    /** Null for those that make the first account. */
    removeLinksOf: (staffId: string | null) =>
      removeFound(rows, linksOfStaff, { value: staffId ?? '' }),
  };
}

export type StaffStore = ReturnType<typeof staffOf>;
