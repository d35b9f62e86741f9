import { useEffect } from 'react';

import { paths } from '#shared/paths.ts';
import { withoutPrefix } from '../../../page/prefix.ts';

/**
 * Whether this document may run the payment provider's script: the server's policy allows it on the
 * payment page alone, so a shopper who came by client-side navigation gets it reloaded. Undefined
 * until known, false while reloading.
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

/** Whether this page was the document that the browser requested. */
function wasLoadedHere() {
  const [navigation] = performance.getEntriesByType('navigation');
  // Unknown: true, so that it never reloads again and again.
  if (!navigation) return true;
  const { pathname } = new URL(navigation.name);
  return withoutPrefix(pathname).replace(/\/$/, '') === paths.checkoutAddress();
}
