import { useEffect } from 'react';

import { notePageHydrated } from '../../apollo/hydration.ts';
import { replayEarly } from './replayEarly.ts';

/** Stands at the end of the page's content: once its effect runs, the page answers. */
export function Hydrated() {
  useEffect(() => {
    replayEarly();
    notePageHydrated();
  }, []);
  return null;
}
