import { useEffect, useState } from 'react';

import { onOtherTab } from '../../apollo/storage.ts';
import { readLastOrder, type LastOrder } from './lastOrder.ts';

/**
 * The order last placed in this browser, null when there is none, undefined until it was read:
 * the server, which renders the page first, has no localStorage.
 */
export function useLastOrder() {
  const [order, setOrder] = useState<LastOrder | null>();
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- there is no localStorage before.
    setOrder(readLastOrder());
    // Another tab that logs out takes the order with it.
    return onOtherTab((key) => {
      if (key === 'lastOrder' || key === null) setOrder(readLastOrder());
    });
  }, []);
  return order;
}
