import { useEffect } from 'react';

import { fr } from '../text/fr.ts';

type Props = { title: string };

/**
 * The page's title in the browser's tab, with the shop's name. In the browser it is set from
 * outside, so that the old one stands until the next page has come; index.html has one already.
 */
export function DocumentTitle({ title }: Props) {
  const full = title.includes(fr.shop.name) ? title : `${title} · ${fr.shop.name}`;
  useEffect(() => {
    document.title = full;
  }, [full]);
  // React puts it into the head of a page that is rendered on the server.
  return typeof document === 'undefined' ? <title>{full}</title> : null;
}
