import { useEffect } from 'react';

import { fullTitle, type PageHead } from '../../page/head.ts';
import { useShop } from '../../page/shop.ts';

/** The title alone: search engines are to leave the demo out. */
export function DocumentHead({ title }: PageHead) {
  const shop = useShop();
  useEffect(() => {
    document.title = fullTitle(title, shop);
  }, [title, shop]);
  return null;
}
