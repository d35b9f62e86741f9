import { findOne, type Database } from '../storage/postgres/database.ts';
import {
  columnsOf,
  jsonOf,
  savingOf,
  selectionOf,
  type Columns,
} from '../storage/postgres/records.ts';
import { recordPart } from '../storage/postgres/stored-part.ts';
import {
  setupLinkRecord,
  staffRecord,
  staffSessionRecord,
  type SetupLinkRecord,
  type StaffRecord,
  type StaffSessionRecord,
  type StaffSignedIn,
  type StaffStore,
} from './staff.store.ts';

const STAFF: Columns = {
  ...columnsOf(staffRecord),
  passkeys: 'jsonb',
  answeredChallenges: 'jsonb',
};
const SESSION = columnsOf(staffSessionRecord);
const LINK = columnsOf(setupLinkRecord);

export const staffPart = recordPart<StaffRecord>('staff', STAFF, 'created_at, id');
export const staffSessionPart = recordPart<StaffSessionRecord>(
  'staff_sessions',
  SESSION,
  'created_at, id',
);

const SELECT = `SELECT ${selectionOf(STAFF)} FROM staff`;
const SAVE = savingOf('staff', ['id'], STAFF);
const SELECT_SESSION = `SELECT ${selectionOf(SESSION)} FROM staff_sessions`;
const SAVE_SESSION = savingOf('staff_sessions', ['id'], SESSION);
const SELECT_LINK = `SELECT ${selectionOf(LINK)} FROM setup_links WHERE hash = $1`;
const SAVE_LINK = savingOf('setup_links', ['hash'], LINK);
const SIGNED_IN = `
  SELECT to_json(member) AS staff, to_json(session) AS session
    FROM (${SELECT_SESSION} WHERE id = $1) AS session
    JOIN (${SELECT}) AS member ON member.id = session."staffId"`;

export function staffOf(db: Database): StaffStore {
  return {
    all: () => db.find<StaffRecord>(`${SELECT} ORDER BY created_at, id COLLATE "C"`),
    staff: (id) => findOne<StaffRecord>(db, `${SELECT} WHERE id = $1`, [id]),
    staffByEmail: (email) => findOne<StaffRecord>(db, `${SELECT} WHERE email = $1`, [email]),
    async save(staff) {
      await db.change(SAVE, [jsonOf([staff])]);
    },
    async remove(id) {
      // References delete sessions and links.
      await db.change('DELETE FROM staff WHERE id = $1', [id]);
    },
    signedIn: (sessionId) => findOne<StaffSignedIn>(db, SIGNED_IN, [sessionId]),
    sessionsOf: (staffId) =>
      db.find<StaffSessionRecord>(
        `${SELECT_SESSION} WHERE staff_id = $1 ORDER BY last_seen_at DESC, id COLLATE "C" DESC`,
        [staffId],
      ),
    async saveSession(session) {
      await db.change(SAVE_SESSION, [jsonOf([session])]);
    },
    async removeSessions(ids) {
      await db.change('DELETE FROM staff_sessions WHERE id = ANY ($1)', [ids]);
    },
    async removeExpired(now) {
      await db.change('DELETE FROM staff_sessions WHERE expires_at <= $1', [now]);
      await db.change('DELETE FROM setup_links WHERE expires_at <= $1', [now]);
    },
    link: (hash) => findOne<SetupLinkRecord>(db, SELECT_LINK, [hash]),
    async saveLink(link) {
      await db.change(SAVE_LINK, [jsonOf([link])]);
    },
    async removeLinksOf(staffId) {
      await db.change('DELETE FROM setup_links WHERE staff_id IS NOT DISTINCT FROM $1', [staffId]);
    },
  };
}
