import { BadInput } from './problems.ts';
import type { SearchTokens } from './search-tokens.ts';

export interface Page<T> {
  readonly nodes: readonly T[];
  readonly edges: ReadonlyArray<{ readonly cursor: string; readonly node: T }>;
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: number;
}

/** A request of a page of a list; null and undefined are the beginning. */
export interface PageInput {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** The place in a list by time. */
export interface Created {
  readonly createdAt: string;
  readonly id: string;
}

/** Query of a list by time, newest first. */
export interface CreatedQuery {
  readonly search: SearchTokens;
  readonly first: number;
  readonly after: Created | null;
}

/** Returns its sort key. */
export const createdPlace = ({ createdAt, id }: Created) => `${createdAt} ${id}`;

/** Returns a cursor of sort keys: a row may be deleted between two pages. */
export const createdCursor = (row: Created) => Buffer.from(createdPlace(row)).toString('base64url');

/** The text of a cursor of sort keys; it may be anything. */
export const writtenIn = (cursor: string) => Buffer.from(cursor, 'base64url').toString('utf8');

/** Refuses a cursor that no page of the list has given. */
export const wrongCursor = () => new BadInput({ code: 'BAD_USER_INPUT', reason: 'CURSOR' });

const MAX_PAGE = 100;

/** 1 to 100, or to another maximum. Throws BadInput. */
export function readPageSize(first: number, max = MAX_PAGE): number {
  if (!Number.isInteger(first) || first < 1 || first > max) {
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'PAGE_SIZE', max });
  }
  return first;
}

/** Getters: fields that are not queried cost nothing. */
export function pageOf<T>(
  nodes: readonly T[],
  {
    cursorOf,
    totalCount,
    hasNextPage,
    hasPreviousPage,
  }: Pick<Page<T>, 'totalCount'> &
    Pick<Page<T>['pageInfo'], 'hasNextPage' | 'hasPreviousPage'> & {
      readonly cursorOf: (item: T) => string;
    },
): Page<T> {
  const cursorAt = (index: number) => {
    const node = nodes.at(index);
    return node === undefined ? null : cursorOf(node);
  };
  return {
    nodes,
    totalCount,
    get edges() {
      return nodes.map((node) => ({ cursor: cursorOf(node), node }));
    },
    get pageInfo() {
      return { hasNextPage, hasPreviousPage, startCursor: cursorAt(0), endCursor: cursorAt(-1) };
    },
  };
}

export function cutPage<T>(
  items: readonly T[],
  start: number,
  size: number,
  cursorOf: (item: T) => string,
): Page<T> {
  return pageOf(items.slice(start, start + size), {
    cursorOf,
    totalCount: items.length,
    hasNextPage: start + size < items.length,
    hasPreviousPage: start > 0,
  });
}
