import { useEffect, useState } from 'react';

import { useOnDemand } from '../../../catalog/useOnDemand.ts';
import type { Option } from '../../../delivery/promise.ts';
import { hasPickup } from '../../../page/today.ts';

const loadChoice = () => import('./DeliveryChoice.tsx');

/**
 * Loads the choice among ways of delivery, where there are some. Until it `isReady` the form is not shown: it would
 * move.
 */
export function useDeliveryChoice(options: readonly Option[] | undefined) {
  const { loaded, load } = useOnDemand(loadChoice);
  const [hasFailed, setHasFailed] = useState(false);
  const isWanted = options ? options.length > 1 : hasPickup();
  useEffect(() => {
    if (isWanted) void load({ isQuiet: true }).then((isThere) => setHasFailed(!isThere));
  }, [isWanted, load]);
  const isLoaded = options !== undefined && loaded !== null;
  return { loaded, isReady: !isWanted || isLoaded || hasFailed };
}
