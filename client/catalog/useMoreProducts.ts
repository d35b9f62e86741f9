import { useEffect, useRef } from 'react';

import { describeError } from '../apollo/problems.ts';
import { toast } from '../ui/toast.ts';

type Page = {
  edges: readonly unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

/** Adds the next page to the list and goes on with the keyboard at its first product. */
export function useMoreProducts(
  page: Page | undefined,
  fetchAfter: (after: string) => Promise<unknown>,
) {
  const grid = useRef<HTMLUListElement>(null);
  // Where the keyboard goes on once the next products are there.
  const goOnAt = useRef<number>(null);
  const shown = page?.edges.length ?? 0;

  useEffect(() => {
    if (goOnAt.current === null || shown <= goOnAt.current) return;
    const next = grid.current?.children[goOnAt.current];
    next?.querySelector('a')?.focus({ preventScroll: true });
    goOnAt.current = null;
  }, [shown]);

  const showMore = async () => {
    const after = page?.pageInfo.endCursor;
    if (!page || !after) return;
    goOnAt.current = shown;
    try {
      await fetchAfter(after);
    } catch (error) {
      goOnAt.current = null;
      toast.error(describeError(error));
    }
  };
  return { grid, hasMore: page?.pageInfo.hasNextPage ?? false, showMore };
}
