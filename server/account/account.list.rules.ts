import type { GuestRecord } from '../order/guest/guest.store.ts';
import { readOrderSearch } from '../order/order.list.rules.ts';
import {
  createdCursor,
  createdPlace,
  pageOf,
  readPageSize,
  writtenIn,
  wrongCursor,
  type Created,
  type CreatedQuery,
  type Page,
  type PageInput,
} from '../shared/paging.ts';
import { byText } from '#shared/text.ts';
import type { CustomerRecord } from './account.store.ts';

/** A customer with an account or a guest, as staff see them. */
export interface ListedCustomer extends Created {
  readonly kind: 'ACCOUNT' | 'GUEST';
  /** See `buyerOf`. */
  readonly buyer: string;
  readonly name: string;
  /** A guest's is the name: orders have it in one. */
  readonly firstName: string;
  /** Empty for a guest. */
  readonly lastName: string;
  /** Empty for a guest without one: released programs read a text. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** Null for an account, whose orders may have several. */
  readonly phone: string | null;
  readonly city: string | null;
}

export type ListedCustomers = Page<ListedCustomer>;

export function listedAccount(customer: CustomerRecord): ListedCustomer {
  const { id, firstName, lastName, email, emailVerifiedAt, createdAt } = customer;
  return {
    kind: 'ACCOUNT',
    id,
    buyer: id,
    name: `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
    email,
    emailVerified: emailVerifiedAt !== null,
    createdAt,
    phone: null,
    city: null,
  };
}

export function listedGuest({
  id,
  phone,
  name,
  email,
  city,
  createdAt,
}: GuestRecord): ListedCustomer {
  return {
    kind: 'GUEST',
    id,
    buyer: phone,
    name,
    firstName: name,
    lastName: '',
    email: email ?? '',
    emailVerified: false,
    createdAt,
    phone,
    city,
  };
}

/** One page of the pages of several lists that have the same query. */
export function mergePages<T extends Created>(
  pages: ReadonlyArray<Pick<Page<T>, 'nodes' | 'totalCount' | 'pageInfo'>>,
  first: number,
): Page<T> {
  const nodes = pages
    .flatMap((page) => page.nodes)
    .toSorted(byText(createdPlace))
    .toReversed();
  return pageOf(nodes.slice(0, first), {
    cursorOf: createdCursor,
    totalCount: pages.reduce((sum, { totalCount }) => sum + totalCount, 0),
    hasNextPage: nodes.length > first || pages.some(({ pageInfo }) => pageInfo.hasNextPage),
    hasPreviousPage: pages.some(({ pageInfo }) => pageInfo.hasPreviousPage),
  });
}

/** The search is of names, e-mails, and phones in any way of writing them. Throws BadInput. */
export function readCustomerQuery({
  search,
  first,
  after,
}: PageInput & { readonly search?: string | null | undefined }): CreatedQuery {
  return {
    search: readOrderSearch(search),
    first: readPageSize(first),
    after: after == null ? null : readCustomerCursor(after),
  };
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([\w.-]{1,100})$/;

function readCustomerCursor(text: string): Created {
  const [, createdAt = '', id] = CURSOR.exec(writtenIn(text)) ?? [];
  if (id === undefined || Number.isNaN(Date.parse(createdAt))) throw wrongCursor();
  return { createdAt, id };
}
