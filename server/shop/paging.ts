import { fr } from './messages.fr.ts';
import { BadInput } from './problems.ts';

/** One page of a list, and how many items the whole list has. */
export interface Page<T> {
  readonly edges: ReadonlyArray<{ readonly cursor: string; readonly node: T }>;
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: number;
}

const MAX_PAGE = 100;

/** Checks the size of a page, 1 to 100 (contract, section 8); throws BadInput. */
export function readPageSize(first: number): number {
  if (!Number.isInteger(first) || first < 1 || first > MAX_PAGE) {
    throw new BadInput(fr.paging.size);
  }
  return first;
}

/** Cuts the page of `size` items that begins at index `start`; `cursorOf` names an item's place. */
export function cutPage<T>(
  items: readonly T[],
  start: number,
  size: number,
  cursorOf: (item: T) => string,
): Page<T> {
  const edges = items.slice(start, start + size).map((node) => ({ cursor: cursorOf(node), node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: start + size < items.length,
      hasPreviousPage: start > 0,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: items.length,
  };
}
