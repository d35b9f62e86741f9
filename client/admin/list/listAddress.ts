import { useLocation, useSearchParams } from 'react-router-dom';

/** Cursor of the page before, in the address. */
export const afterParameter = 'apres';

export type ListAddress = ReturnType<typeof useListAddress>;

/** The filters of a list, in the address. A change begins again at the first page. */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();
  /** Returns the address's value of this name, or an empty text. */
  const read = (name: string) => parameters.get(name) ?? '';
  const change = (values: Readonly<Record<string, string>>) => {
    // The address is ahead of what is rendered.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(values)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    next.delete(afterParameter);
    // A search is one step back, not one a key.
    setParameters(next, { replace: true });
  };
  return { parameters, read, change, after: parameters.get(afterParameter) };
}

/** The address of the list with another tab or filter, from the present one. */
export function withParameter(parameters: URLSearchParams, name: string, value: string) {
  const next = new URLSearchParams(parameters);
  next.delete(afterParameter);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return `?${next.toString()}`;
}

/** Returns state of the history for links of a list: the filters that one returns to. */
export function useFromList() {
  return { list: useLocation().search };
}

/** The filters of the list that this page was opened from; empty if it was opened otherwise. */
export function useListSearch(): string {
  const { state }: { state: unknown } = useLocation();
  if (typeof state !== 'object' || state === null || !('list' in state)) return '';
  return typeof state.list === 'string' ? state.list : '';
}
