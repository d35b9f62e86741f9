import { pageOf, type Page } from '../shared/paging.ts';
import type { SearchTokens } from '../shared/search-tokens.ts';
import type { Collection, Row } from './collection.ts';
import { ALL, END, type Index, type Rows, type Where } from './rows.ts';

/** One list a customer; an empty one is none. */
export function listsOf<T>(rows: Rows, collection: Collection<readonly T[]>) {
  return {
    load: async (customerId: string): Promise<readonly T[]> =>
      (await rows.get(collection, customerId)) ?? [],
    save: (customerId: string, list: readonly T[]): Promise<void> =>
      list.length === 0
        ? rows.remove(collection, [customerId])
        : rows.put(collection, customerId, list),
  };
}

/** Removes the rows that an index finds. */
export async function removeFound(rows: Rows, index: Index, where: Where): Promise<void> {
  const found = await rows.entries(index, where);
  await rows.remove(
    index.collection,
    found.map(({ key }) => key),
  );
}

/**
 * A page of an index, backwards unless `isOldestFirst`: of one whose values begin with the time, the
 * newest first. `after` is the beginning of a value, such as the sort key of a row that may be gone;
 * with `isOldestFirst` a whole value.
 */
export async function findPage<R extends Row>(
  rows: Rows,
  index: Index<R>,
  {
    containing,
    first,
    after,
    cursorOf,
    isOldestFirst = false,
  }: {
    readonly isOldestFirst?: boolean;
    readonly containing: SearchTokens;
    readonly first: number;
    readonly after: string | null;
    readonly cursorOf: (row: R) => string;
  },
): Promise<Page<R>> {
  // A blank follows the value itself, and comes before every longer or later one.
  const behind = isOldestFirst
    ? { from: `${after} `, before: END }
    : { from: '', before: after ?? '' };
  return countedPage(
    rows.find(
      index,
      { ...(after === null ? ALL : behind), containing },
      { first: first + 1, isNewestFirst: !isOldestFirst },
    ),
    rows.count(index, { ...ALL, containing }),
    { first, after, cursorOf },
  );
}

/** A page of what is found, in which one more than `first` says that there is more. */
export async function countedPage<R>(
  finding: Promise<readonly R[]>,
  counting: Promise<number>,
  {
    first,
    after,
    cursorOf,
  }: {
    readonly first: number;
    readonly after: string | null;
    readonly cursorOf: (row: R) => string;
  },
): Promise<Page<R>> {
  const [found, totalCount] = await Promise.all([finding, counting]);
  return pageOf(found.slice(0, first), {
    cursorOf,
    totalCount,
    hasNextPage: found.length > first,
    // The row of the cursor, or one that was there before it, is on an earlier page.
    hasPreviousPage: after !== null,
  });
}
