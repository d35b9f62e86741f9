import { useEffect } from 'react';

import { rememberViewed } from '../../apollo/recentlyViewed.ts';

export function useRememberViewed(productId: string | undefined) {
  useEffect(() => {
    if (productId !== undefined) rememberViewed(productId);
  }, [productId]);
}
