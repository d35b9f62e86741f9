import type { Database } from '../storage/postgres/database.ts';
import { addingOf, columnsOf, jsonOf, selectionOf } from '../storage/postgres/records.ts';
import { recordPart } from '../storage/postgres/stored-part.ts';
import { auditRecord, type AuditRecord, type AuditStore } from './audit.store.ts';

const ENTRY = columnsOf(auditRecord);

export const auditPart = recordPart<AuditRecord>('audit_entries', ENTRY, 'id');

const ADD = addingOf('audit_entries', ENTRY);
const LATEST = `
  SELECT ${selectionOf(ENTRY)} FROM audit_entries
   WHERE $1::text IS NULL OR id < $1
   ORDER BY id DESC LIMIT $2`;
const COUNT = 'SELECT count(*)::integer AS count FROM audit_entries';

export function auditOf(db: Database): AuditStore {
  return {
    async add(...entries) {
      await db.change(ADD, [jsonOf(entries)]);
    },
    latest: ({ before, limit }) => db.find<AuditRecord>(LATEST, [before, limit]),
    async count() {
      const [row] = await db.find<{ readonly count: number }>(COUNT);
      return row?.count ?? 0;
    },
  };
}
