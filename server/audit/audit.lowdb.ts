import type { Collection } from '../storage/collection.ts';
import type { Writer } from '../storage/lowdb/draft.ts';
import { auditRecord, type AuditFilter, type AuditRecord, type AuditStore } from './audit.store.ts';

export const auditEntries: Collection<AuditRecord> = {
  name: 'auditEntries',
  shape: auditRecord,
  isOrdered: true,
};

export function auditOf(db: Writer): AuditStore {
  return {
    async add(...entries) {
      for (const entry of entries) db.put(auditEntries, entry.id, entry);
    },
    latest: async ({ before, limit, ...filter }) =>
      Array.from(db.values(auditEntries))
        .filter((entry) => (before === null || entry.id < before) && isWanted(entry, filter))
        .slice(-limit)
        .toReversed(),
    count: async (filter = {}) =>
      Array.from(db.values(auditEntries)).filter((entry) => isWanted(entry, filter)).length,
  };
}

function isWanted(entry: AuditRecord, { actor, subject }: AuditFilter): boolean {
  return (
    (actor ?? entry.actor) === entry.actor &&
    ((subject ?? entry.subject) === entry.subject || entry.subject.startsWith(`${subject}.`))
  );
}
