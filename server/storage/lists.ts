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
 * A page of an index, backwards: of one whose values begin with the time, the newest first. `after`
 * is the beginning of a value, such as the sort key of a row that may be gone.
 */
export async function findPage<R extends Row>(
  rows: Rows,
  index: Index<R>,
  {
    containing,
    first,
    after,
    cursorOf,
  }: {
    readonly containing: SearchTokens;
    readonly first: number;
    readonly after: string | null;
    readonly cursorOf: (row: R) => string;
  },
): Promise<Page<R>> {
  const behind: Where = after === null ? ALL : { from: '', before: after };
  const before: Where | null = after === null ? null : { from: after, before: END };
  const [found, totalCount, earlier] = await Promise.all([
    rows.find(index, { ...behind, containing }, { first: first + 1, isNewestFirst: true }),
    rows.count(index, { ...ALL, containing }),
    before === null ? 0 : rows.count(index, { ...before, containing }, 1),
  ]);
  return pageOf(found.slice(0, first), {
    cursorOf,
    totalCount,
    hasNextPage: found.length > first,
    hasPreviousPage: earlier > 0,
  });
}
