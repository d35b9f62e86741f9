import { Outlet } from 'react-router-dom';

import { Loader } from '../../ui/feedback/Loader.tsx';
import { useHydrated } from '../../apollo/hydration.ts';

/** Frame of pages that differ for each person: the server renders their surroundings only. */
export function ClientOnly() {
  return useHydrated() ? <Outlet /> : <Loader />;
}
