import type { Collection } from '../storage/collection.ts';
import type { Writer } from '../storage/lowdb/draft.ts';
import { auditRecord, type AuditRecord, type AuditStore } from './audit.store.ts';

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
    latest: async ({ before, limit }) =>
      Array.from(db.values(auditEntries))
        .filter(({ id }) => before === null || id < before)
        .slice(-limit)
        .toReversed(),
    count: async () => db.size(auditEntries),
  };
}
