import { useLocation } from 'react-router-dom';

/** History state of a page that was opened from a list. */
export type FromList = { list: string };

/** For links of a list: the filters that one returns to. */
export function useFromList(): FromList {
  return { list: useLocation().search };
}

/** The filters of the list that this page was opened from; empty if it was opened otherwise. */
export function useListSearch(): string {
  const { state }: { state: unknown } = useLocation();
  if (typeof state !== 'object' || state === null || !('list' in state)) return '';
  return typeof state.list === 'string' ? state.list : '';
}
