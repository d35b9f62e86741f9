import { useSearchParams } from 'react-router-dom';

/** Cursor of the page before, in the address. */
export const afterParameter = 'apres';

/** The filters of a list, in the address. A change begins again at the first page. */
export function useFilterAddress() {
  const [parameters, setParameters] = useSearchParams();
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
  return { parameters, change, after: parameters.get(afterParameter) };
}

/** The address of the list with another tab or page, from the present one. */
export function withParameter(parameters: URLSearchParams, name: string, value: string) {
  const next = new URLSearchParams(parameters);
  next.delete(afterParameter);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return `?${next.toString()}`;
}
