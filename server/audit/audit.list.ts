import { validate } from 'uuid';
import { pageOf, readPageSize, wrongCursor, type Page, type PageInput } from '../shared/paging.ts';
import type { AuditFilter, AuditRecord, AuditStore } from './audit.store.ts';

/** Latest first; the cursor is an entry's id. Throws BadInput. */
export async function auditLog(
  { audit }: { readonly audit: AuditStore },
  { first, after = null, actor, subject }: AuditFilter & PageInput,
): Promise<Page<AuditRecord>> {
  const size = readPageSize(first);
  if (after !== null && !validate(after)) {
    throw wrongCursor();
  }
  const found = await audit.latest({ before: after, limit: size + 1, actor, subject });
  const nodes = found.slice(0, size);
  return pageOf(nodes, {
    cursorOf: ({ id }) => id,
    totalCount: await audit.count({ actor, subject }),
    hasNextPage: found.length > size,
    // Entries are never deleted: the one of the cursor is before this page.
    hasPreviousPage: after !== null,
  });
}
