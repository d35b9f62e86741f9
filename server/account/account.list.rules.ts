import { readSearchTokens } from '../shared/search-tokens.ts';
import { readPageSize } from '../shared/paging.ts';
import { BadInput } from '../shared/problems.ts';
import type { CustomerCursor, CustomerQuery } from './account.store.ts';

/** SearchTokens of names and e-mails. Throws BadInput. */
export function readCustomerQuery({
  search,
  first,
  after,
}: {
  readonly search?: string | null | undefined;
  readonly first: number;
  readonly after?: string | null | undefined;
}): CustomerQuery {
  return {
    search: readSearchTokens(search ?? ''),
    first: readPageSize(first),
    after: after == null ? null : readCustomerCursor(after),
  };
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([\w.-]{1,100})$/;

function readCustomerCursor(text: string): CustomerCursor {
  const [, createdAt = '', id] = CURSOR.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (id === undefined || Number.isNaN(Date.parse(createdAt)))
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'CURSOR' });
  return { createdAt, id };
}
