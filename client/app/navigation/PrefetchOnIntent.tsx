import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';

import { productPageQuery } from '../../catalog/product/productPageQuery.ts';
import { withoutPrefix } from '../../page/prefix.ts';
import { whenIdle } from '../../ui/later.ts';
import { pages } from '#shared/pages.ts';
import { pageScripts } from './pageScripts.ts';

// A pointer that only passes over a link does not stay this long.
const dwell = 80;

/**
 * Fetches a product's page and its data, both at once, on hover, focus or touch of a link to it. Shows nothing; to be mounted once.
 */
export function PrefetchOnIntent() {
  const client = useApolloClient();
  useEffect(() => {
    // Of each kind: a mouse that rests while the page moves under it calls off no focus.
    const timers = new Map<string, number>();
    const open = (id: string) => {
      // A failure shows when the page is opened.
      void pageScripts.product.preload().catch(() => undefined);
      client.query({ query: productPageQuery, variables: { id } }).catch(() => undefined);
    };
    const onIntent = ({ type, target }: Event) => {
      window.clearTimeout(timers.get(type));
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== window.location.origin) return;
      const id = matchPath(pages.product.path, withoutPrefix(link.pathname))?.params['productId'];
      if (id === undefined) return;
      // A touch is most often a press: what it does goes first.
      if (type === 'touchstart') whenIdle(() => open(id));
      else timers.set(type, window.setTimeout(open, dwell, id));
    };
    const signs = ['pointerover', 'focusin', 'touchstart'];
    for (const sign of signs) document.addEventListener(sign, onIntent, { passive: true });
    return () => {
      for (const timer of timers.values()) window.clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, onIntent);
    };
  }, [client]);
  return null;
}
