import { useEffect } from 'react';

import { replayEarly } from './replayEarly.ts';

/** Stands at the end of the page's content: once its effect runs, the page answers. */
export function Hydrated() {
  useEffect(replayEarly, []);
  return null;
}
