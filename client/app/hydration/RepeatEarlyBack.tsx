import { useEffect } from 'react';

import { isPageLeft } from './firstInteraction.ts';

/** The router listens once it is mounted: Back or Forward pressed before is repeated for it. */
export function RepeatEarlyBack() {
  useEffect(() => {
    if (isPageLeft()) window.dispatchEvent(new PopStateEvent('popstate'));
  }, []);
  return null;
}
