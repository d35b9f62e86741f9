import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The cursor behind which the list begins, when the address names one: the way on for readers
 * without scripts. Such a list is forgotten when it is left, since it is not the whole one.
 */
export function useBegin() {
  const after = useSearchParams()[0].get('after');
  const { cache } = useApolloClient();
  useEffect(() => {
    if (after === null) return undefined;
    return () => {
      cache.evict({ fieldName: 'products' });
      cache.gc();
    };
  }, [after, cache]);
  return after;
}
