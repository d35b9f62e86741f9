import { useEffect } from 'react';

import { paths } from '../../../page/paths.ts';

/**
 * Whether this document may run the payment provider's script, undefined while it is not known which.
 * The server allows a foreign script on the payment page alone: a shopper who came here without
 * loading it gets it loaded now. False while that happens.
 */
export function useLoadedForPayment(scriptUrl: string | undefined) {
  const isLoaded = scriptUrl === undefined ? undefined : isOwn(scriptUrl) || wasLoadedHere();

  useEffect(() => {
    if (isLoaded === false) window.location.reload();
  }, [isLoaded]);

  return isLoaded;
}

function isOwn(url: string) {
  return new URL(url, window.location.href).origin === window.location.origin;
}

/** Whether the browser asked the server for this page, and did not come to it from another one. */
function wasLoadedHere() {
  const [navigation] = performance.getEntriesByType('navigation');
  // A browser that does not tell must not be reloaded again and again.
  if (!navigation) return true;
  return new URL(navigation.name).pathname.replace(/\/$/, '') === paths.checkoutAddress();
}
