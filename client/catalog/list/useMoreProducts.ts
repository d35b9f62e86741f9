import { NetworkStatus } from '@apollo/client';
import { useEffect, useRef } from 'react';

import { describeError } from '../../apollo/problems.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { pageSize, requestLength } from './listLength.ts';

type Options = {
  page:
    | {
        nodes: readonly unknown[];
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
      }
    | undefined;
  /** The identity of the list. */
  list: unknown;
  /** Number of products that the address shows. */
  wanted: number;
  query: {
    networkStatus: NetworkStatus;
    fetchMore: (more: { variables: { after: string; first: number } }) => Promise<unknown>;
  };
  /** Receives how many are shown after « Voir plus ». */
  onLonger: (length: number) => void;
};

/** Loads as many products as the address shows, and more; the focus goes to the first new one. */
export function useMoreProducts({ page, list, wanted, query, onLonger }: Options) {
  const grid = useRef<HTMLUListElement>(null);
  // The index that gets the focus once it is loaded.
  const goOn = useRef<{ list: unknown; at: number }>(null);
  const filledUpAt = useRef<number>(null);
  const shown = page?.nodes.length ?? 0;
  const after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;

  useEffect(() => {
    if (goOn.current === null) return;
    const { at } = goOn.current;
    const isSameList = goOn.current.list === list;
    if (isSameList && shown <= at) return;
    goOn.current = null;
    if (!isSameList) return;
    const next = grid.current?.children[at];
    next?.querySelector('a')?.focus({ preventScroll: true });
    onLonger(shown);
  });

  useEffect(() => {
    const missing = wanted - shown;
    const isBusy = query.networkStatus !== NetworkStatus.ready;
    if (isBusy || after === null || missing <= 0 || filledUpAt.current === shown) return;
    // Once only: where it fails, « Voir plus » is still there.
    filledUpAt.current = shown;
    const first = requestLength(missing);
    query.fetchMore({ variables: { after, first } }).catch(() => undefined);
  });

  const showMore = async () => {
    if (after === null) return;
    goOn.current = { list, at: shown };
    try {
      await query.fetchMore({ variables: { after, first: pageSize } });
    } catch (error) {
      goOn.current = null;
      toast.error(describeError(error));
    }
  };
  const isLoading = query.networkStatus === NetworkStatus.fetchMore;
  return { grid, hasMore: after !== null, isLoading, showMore };
}
