import { useEffect } from 'react';

import { fullTitle, type PageHead } from '../../page/head.ts';

/** The title alone: search engines are to leave the demo out. */
export function DocumentHead({ title }: PageHead) {
  useEffect(() => {
    document.title = fullTitle(title);
  }, [title]);
  return null;
}
