import { Outlet } from 'react-router-dom';

import { Loader } from '../../ui/feedback/Loader.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';

/** Pages that depend on who looks at them: the server renders what stands around them only. */
export function InBrowser() {
  return useHydrated() ? <Outlet /> : <Loader />;
}
