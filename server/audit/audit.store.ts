import type { z } from 'zod';
import { instant, record, text } from '../shared/record.ts';
import { collectionOf } from '../storage/collection.ts';
import { indexOn, SEPARATOR, type Index, type Rows } from '../storage/rows.ts';

const auditRecord = record({
  /** UUID of version 7: in the order of time. */
  id: text,
  at: instant,
  /** E-mail of the member of staff, `npm run shop`, or `api-token:` and the name of the API token. */
  actor: text,
  /** The action's code, such as `order.confirm`. */
  action: text,
  /** An order's number, an id or an e-mail. */
  subject: text,
  /** The fields that differ, as JSON; null for something new. */
  before: text.nullable(),
  /** Null for something deleted. */
  after: text.nullable(),
});
export type AuditRecord = z.infer<typeof auditRecord>;

export interface AuditFilter {
  readonly actor?: string | null | undefined;
  /** A product's id means its variants as well, whose ids begin with it and a dot. */
  readonly subject?: string | null | undefined;
}

export const auditEntries = collectionOf('auditEntries', auditRecord, { isOrdered: true });

/** Entries by actor, subject, both and neither, each in the order of time. */
const auditEntriesOf = indexOn(auditEntries, 'auditEntriesOf', ({ id, actor, subject }) =>
  [null, ...subjectsOf(subject)].flatMap((named) => [
    prefixOf({ subject: named }) + id,
    prefixOf({ actor, subject: named }) + id,
  ]),
);
export const auditIndexes: readonly Index[] = [auditEntriesOf];

/** `p1.v2` belongs to `p1`, too. */
function subjectsOf(subject: string): readonly string[] {
  const parts = subject.split('.');
  return parts.map((_, place) => parts.slice(0, place + 1).join('.'));
}

const prefixOf = ({ actor, subject }: AuditFilter) =>
  [actor ?? '', subject ?? '', ''].join(SEPARATOR);

export function auditOf(rows: Rows) {
  return {
    async add(...entries: readonly AuditRecord[]) {
      for (const entry of entries) await rows.put(auditEntries, entry.id, entry);
    },
    /** Latest first; only those before the entry of this id, if there is one. */
    latest({
      before,
      limit,
      ...filter
    }: AuditFilter & {
      readonly before: string | null;
      readonly limit: number;
    }) {
      const prefix = prefixOf(filter);
      return rows.find(
        auditEntriesOf,
        before === null ? { prefix } : { from: prefix, before: prefix + before },
        { first: limit, isNewestFirst: true },
      );
    },
    count: (filter: AuditFilter = {}) => rows.count(auditEntriesOf, { prefix: prefixOf(filter) }),
  };
}

export type AuditStore = ReturnType<typeof auditOf>;
