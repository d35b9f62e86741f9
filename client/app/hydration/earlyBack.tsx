import { useEffect } from 'react';

/** Whether Back was pressed before any script ran: the markup is not that of the address. */
export function isPageLeft() {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && withoutFragment(loaded.name) !== withoutFragment(location.href);
}

const withoutFragment = (url: string) => url.replace(/#.*/, '');

/** The router listens once it is mounted: Back or Forward pressed before is repeated for it. */
export function RepeatEarlyBack() {
  useEffect(() => {
    if (isPageLeft()) window.dispatchEvent(new PopStateEvent('popstate'));
  }, []);
  return null;
}
