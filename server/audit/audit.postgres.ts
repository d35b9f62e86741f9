import type { Database } from '../storage/postgres/database.ts';
import { addingOf, columnsOf, jsonOf, selectionOf } from '../storage/postgres/records.ts';
import { recordPart } from '../storage/postgres/stored-part.ts';
import { auditRecord, type AuditFilter, type AuditRecord, type AuditStore } from './audit.store.ts';

const ENTRY = columnsOf(auditRecord);

export const auditPart = recordPart<AuditRecord>('audit_entries', ENTRY, 'id');

const ADD = addingOf('audit_entries', ENTRY);
const WANTED = `
  ($1::text IS NULL OR actor = $1)
  AND ($2::text IS NULL OR subject = $2 OR starts_with(subject, $2 || '.'))`;
const LATEST = `
  SELECT ${selectionOf(ENTRY)} FROM audit_entries
   WHERE ${WANTED} AND ($3::text IS NULL OR id < $3)
   ORDER BY id DESC LIMIT $4`;
const COUNT = `SELECT count(*)::integer AS count FROM audit_entries WHERE ${WANTED}`;

export function auditOf(db: Database): AuditStore {
  return {
    async add(...entries) {
      await db.change(ADD, [jsonOf(entries)]);
    },
    latest: ({ before, limit, ...filter }) =>
      db.find<AuditRecord>(LATEST, [...valuesOf(filter), before, limit]),
    async count(filter = {}) {
      const [row] = await db.find<{ readonly count: number }>(COUNT, valuesOf(filter));
      return row?.count ?? 0;
    },
  };
}

const valuesOf = ({ actor = null, subject = null }: AuditFilter) => [actor, subject];
