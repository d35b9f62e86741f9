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
  const place = isOldestFirst ? `${after} ` : (after ?? '');
  const [earlierValues, laterValues] = [
    { from: '', before: place },
    { from: place, before: END },
  ];
  const behind = isOldestFirst ? laterValues : earlierValues;
  const before = isOldestFirst ? earlierValues : laterValues;
  const finding = rows.find(
    index,
    { ...(after === null ? ALL : behind), containing },
    { first: first + 1, isNewestFirst: !isOldestFirst },
  );
  return countedPage(finding, {
    first,
    isFirstPage: after === null,
    cursorOf,
    count: () => rows.count(index, { ...ALL, containing }),
    hasEarlier: () => hasAny(rows, index, { ...before, containing }),
  });
}

/** Finds one row: PostgreSQL finds one of a search sooner than it counts one. */
export async function hasAny(rows: Rows, index: Index, where: Where): Promise<boolean> {
  return (await rows.find(index, where, { first: 1 })).length > 0;
}

/**
 * A page of what is found, in which one more than `first` says that there is more. The last page says
 * by itself what comes before it, and the only one how many there are. Later pages are counted while
 * they are found.
 */
export async function countedPage<R>(
  finding: Promise<readonly R[]>,
  {
    first,
    isFirstPage,
    cursorOf,
    count,
    hasEarlier,
  }: {
    readonly first: number;
    readonly isFirstPage: boolean;
    readonly cursorOf: (row: R) => string;
    readonly count: () => Promise<number>;
    readonly hasEarlier: () => Promise<boolean>;
  },
): Promise<Page<R>> {
  const [found, countOfAll] = await Promise.all([finding, isFirstPage ? null : count()]);
  const nodes = found.slice(0, first);
  const hasNextPage = found.length > first;
  const totalCount = countOfAll ?? (hasNextPage ? await count() : nodes.length);
  const isBehindOthers = !isFirstPage && hasNextPage && (await hasEarlier());
  return pageOf(nodes, {
    cursorOf,
    totalCount,
    hasNextPage,
    hasPreviousPage: isBehindOthers || (!isFirstPage && !hasNextPage && totalCount > nodes.length),
  });
}
