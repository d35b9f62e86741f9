import { useEffect } from 'react';

import { frAdmin } from '../../text/fr.admin.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { useIsOffline } from '../../ui/feedback/connection.ts';

export function OfflineBanner() {
  const isOffline = useIsOffline();
  useEffect(() => {
    if (isOffline) announce(frAdmin.offline);
  }, [isOffline]);
  return isOffline ? <p className="admin__offline">{frAdmin.offline}</p> : null;
}
