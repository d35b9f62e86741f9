import { useEffect } from 'react';

import { notePageHydrated } from '../../apollo/hydration.ts';
import { replayEarlyEvents } from './replayEarlyEvents.ts';

/** Last in the page's content: its effect runs once everything before it is hydrated. */
export function Hydrated() {
  useEffect(() => {
    void replayEarlyEvents().then(notePageHydrated);
  }, []);
  return null;
}
