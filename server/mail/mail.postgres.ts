import { findOne, type Database } from '../storage/postgres/database.ts';
import { addingOf, columnsOf, jsonOf, savingOf, selectionOf } from '../storage/postgres/records.ts';
import { sequencePart } from '../storage/postgres/stored-part.ts';
import { mailRecord, type MailRecord, type MailStore } from './mail.store.ts';

const MAIL = columnsOf(mailRecord);

export const mailPart = sequencePart<MailRecord>('mails', MAIL);

const SELECT = `SELECT ${selectionOf(MAIL)} FROM mails`;
const ADD = `${addingOf('mails', MAIL)} ON CONFLICT (id) DO NOTHING`;
const SAVE = savingOf('mails', ['id'], MAIL);

const FAILED_COUNT = `SELECT count(*) AS count FROM mails WHERE state = 'FAILED'`;

export function mailsOf(db: Database): MailStore {
  return {
    mail: (id) => findOne<MailRecord>(db, `${SELECT} WHERE id = $1`, [id]),
    due: (now, limit) =>
      db.find<MailRecord>(
        // Skips mails that another instance is leasing.
        `${SELECT} WHERE state = 'WAITING' AND next_attempt_at <= $1
          ORDER BY next_attempt_at, sequence LIMIT $2 FOR UPDATE SKIP LOCKED`,
        [now, limit],
      ),
    newest: (limit) => db.find<MailRecord>(`${SELECT} ORDER BY sequence DESC LIMIT $1`, [limit]),
    failed: (limit) =>
      db.find<MailRecord>(
        `${SELECT} WHERE state = 'FAILED' ORDER BY created_at DESC, id COLLATE "C" DESC LIMIT $1`,
        [limit],
      ),
    async failedCount() {
      const [row] = await db.find<{ readonly count: number }>(FAILED_COUNT);
      return row?.count ?? 0;
    },
    async add(...mails) {
      await db.change(ADD, [jsonOf(mails)]);
    },
    async save(...mails) {
      await db.change(SAVE, [jsonOf(mails)]);
    },
    async removeSentBefore(at) {
      await db.change('DELETE FROM mails WHERE sent_at < $1', [at]);
    },
    ofRecipient: ({ customerId, orderIds, email }) =>
      db.find<MailRecord>(
        `${SELECT} WHERE customer_id = $1 OR order_id = ANY ($2) OR (order_id IS NULL AND "to" = $3)
          ORDER BY created_at, id COLLATE "C"`,
        [customerId, orderIds, email],
      ),
    async remove(ids) {
      await db.change('DELETE FROM mails WHERE id = ANY ($1)', [ids]);
    },
  };
}
