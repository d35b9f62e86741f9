import { useEffect } from 'react';

import { rememberViewed } from '../../apollo/recentlyViewed.ts';

/** Remembers that a product was looked at, once it is known to exist. */
export function useRememberViewed(productId: string | undefined) {
  useEffect(() => {
    if (productId !== undefined) rememberViewed(productId);
  }, [productId]);
}
