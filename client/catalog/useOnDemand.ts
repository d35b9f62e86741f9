import { useCallback, useState } from 'react';

import { shopTexts } from '../text/shop.fr.ts';
import { toast } from '../ui/feedback/toast.ts';

/**
 * The script of what few shoppers open: loaded when they do. `importIt` stays the same function.
 * `load` resolves to whether it is there; without a network a toast says so, unless `isQuiet`.
 */
export function useOnDemand<Script>(importIt: () => Promise<Script>) {
  const [loaded, setLoaded] = useState<Script | null>(null);
  /** State for the `aria-busy` of what was pressed. */
  const [isLoading, setIsLoading] = useState(false);
  const load = useCallback(
    async ({ isQuiet = false } = {}) => {
      setIsLoading(!isQuiet);
      try {
        setLoaded(await importIt());
        return true;
      } catch {
        if (!isQuiet) toast.error(shopTexts.problems.offline);
        return false;
      } finally {
        setIsLoading(false);
      }
    },
    [importIt],
  );
  return { loaded, isLoading, load };
}
