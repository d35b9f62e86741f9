import { useEffect, useState } from 'react';

import { onOtherTab } from '../../apollo/storage.ts';
import { readLastOrder, type LastOrder } from './lastOrder.ts';

/**
 * The order last placed in this browser, null when there is none, undefined until read: the server
 * has no localStorage.
 */
export function useLastOrder() {
  const [order, setOrder] = useState<LastOrder | null>();
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- localStorage is read after hydration.
    setOrder(readLastOrder());
    // A log-out in another tab removes the order.
    return onOtherTab((key) => {
      if (key === 'lastOrder' || key === null) setOrder(readLastOrder());
    });
  }, []);
  return order;
}
