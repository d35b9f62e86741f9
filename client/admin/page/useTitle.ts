import { useEffect } from 'react';

import { frAdmin } from '../../text/fr.admin.ts';

/** The document's title; « Gestion » alone without a text. */
export function useTitle(title?: string) {
  useEffect(() => {
    document.title = title === undefined ? frAdmin.title : frAdmin.documentTitle(title);
  }, [title]);
}
