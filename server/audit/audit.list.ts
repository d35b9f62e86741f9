import { validate } from 'uuid';
import { pageOf, readPageSize, type Page } from '../shared/paging.ts';
import { BadInput } from '../shared/problems.ts';
import type { AuditFilter, AuditRecord, AuditStore } from './audit.store.ts';

/** Latest first; the cursor is an entry's id. Throws BadInput. */
export async function auditLog(
  { audit }: { readonly audit: AuditStore },
  {
    first,
    after = null,
    actor,
    subject,
  }: AuditFilter & { readonly first: number; readonly after?: string | null | undefined },
): Promise<Page<AuditRecord>> {
  const size = readPageSize(first);
  if (after !== null && !validate(after)) {
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'CURSOR' });
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
