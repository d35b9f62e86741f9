import type { Collection } from '../storage/collection.ts';
import type { Writer } from '../storage/lowdb/draft.ts';
import type { Index } from '../storage/rows.ts';
import {
  setupLinkRecord,
  staffRecord,
  staffSessionRecord,
  type SetupLinkRecord,
  type StaffRecord,
  type StaffSessionRecord,
  type StaffStore,
} from './staff.store.ts';

export const staff: Collection<StaffRecord> = { name: 'staff', shape: staffRecord };
export const staffSessions: Collection<StaffSessionRecord> = {
  name: 'staffSessions',
  shape: staffSessionRecord,
};
export const setupLinks: Collection<SetupLinkRecord> = {
  name: 'setupLinks',
  shape: setupLinkRecord,
};

const staffByEmail: Index<StaffRecord> = {
  name: 'staffByEmail',
  collection: staff,
  values: ({ email }) => [email],
};
const sessionsOfStaff: Index<StaffSessionRecord> = {
  name: 'sessionsOfStaff',
  collection: staffSessions,
  values: ({ staffId }) => [staffId],
};
export const staffIndexes: readonly Index[] = [staffByEmail, sessionsOfStaff];

export function staffOf(db: Writer): StaffStore {
  const removeLinksOf = (staffId: string | null) => {
    for (const [hash, link] of db.entries(setupLinks)) {
      if (link.staffId === staffId) db.remove(setupLinks, hash);
    }
  };
  return {
    all: async () =>
      Array.from(db.values(staff)).toSorted(
        (a, b) => ascending(a.createdAt, b.createdAt) || ascending(a.id, b.id),
      ),
    staff: async (id) => db.get(staff, id),
    staffByEmail: async (email) => db.find(staffByEmail, email)[0],
    async save(saved) {
      const [owner] = db.find(staffByEmail, saved.email);
      if (owner && owner.id !== saved.id)
        throw new Error('Another member of staff has this e-mail');
      db.put(staff, saved.id, saved);
    },
    async remove(id) {
      for (const session of db.find(sessionsOfStaff, id)) db.remove(staffSessions, session.id);
      removeLinksOf(id);
      db.remove(staff, id);
    },
    async signedIn(sessionId) {
      const session = db.get(staffSessions, sessionId);
      const found = session && db.get(staff, session.staffId);
      return session && found && { staff: found, session };
    },
    sessionsOf: async (staffId) =>
      db
        .find(sessionsOfStaff, staffId)
        .toSorted((a, b) => ascending(b.lastSeenAt, a.lastSeenAt) || ascending(b.id, a.id)),
    saveSession: async (session) => db.put(staffSessions, session.id, session),
    async removeSessions(ids) {
      for (const id of ids) db.remove(staffSessions, id);
    },
    async removeExpired(now) {
      for (const [id, { expiresAt }] of db.entries(staffSessions)) {
        if (expiresAt <= now) db.remove(staffSessions, id);
      }
      for (const [hash, { expiresAt }] of db.entries(setupLinks)) {
        if (expiresAt <= now) db.remove(setupLinks, hash);
      }
    },
    link: async (hash) => db.get(setupLinks, hash),
    saveLink: async (link) => db.put(setupLinks, link.hash, link),
    removeLinksOf: async (staffId) => removeLinksOf(staffId),
  };
}

const ascending = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
