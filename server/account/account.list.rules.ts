import { hasParts, readParts, type Parts } from '../shared/parts.ts';
import { pageOf, readPageSize } from '../shared/paging.ts';
import { BadInput } from '../shared/problems.ts';
import { fold } from '../shared/text.ts';
import type {
  CustomerCursor,
  CustomerPage,
  CustomerQuery,
  CustomerRecord,
} from './account.store.ts';

/** Folded. */
export function searchedTextOf({ firstName, lastName, email }: CustomerRecord): string {
  return fold(`${firstName} ${lastName} ${email}`);
}

/** Parts of names and e-mails. Throws BadInput. */
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
    search: readParts(search ?? ''),
    first: readPageSize(first),
    after: after == null ? null : readCustomerCursor(after),
  };
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([\w.-]{1,100})$/;

/** Sort keys: a customer may be deleted between two pages. */
export function customerCursor({ createdAt, id }: CustomerCursor): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}

function readCustomerCursor(text: string): CustomerCursor {
  const [, createdAt = '', id] = CURSOR.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (id === undefined || Number.isNaN(Date.parse(createdAt)))
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'CURSOR' });
  return { createdAt, id };
}

/** Newest first. */
export function compareCustomers(one: CustomerCursor, other: CustomerCursor): number {
  return descending(one.createdAt, other.createdAt) || descending(one.id, other.id);
}

const descending = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0);

/** Demo copies are not listed. */
export function isInList(customer: CustomerRecord, searched: string, search: Parts): boolean {
  return customer.expiresAt === null && hasParts(searched, search);
}

/** What every store's `page` equals. */
export function selectCustomersPage(
  customers: readonly CustomerRecord[],
  { search, first, after }: CustomerQuery,
): CustomerPage {
  const found = customers
    .filter((customer) => isInList(customer, searchedTextOf(customer), search))
    .toSorted(compareCustomers);
  const behind =
    after === null ? found : found.filter((customer) => compareCustomers(after, customer) < 0);
  return pageOf(behind.slice(0, first), {
    cursorOf: customerCursor,
    totalCount: found.length,
    hasNextPage: behind.length > first,
    hasPreviousPage: behind.length < found.length,
  });
}
