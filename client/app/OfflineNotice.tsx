import { useEffect } from 'react';

import { fr } from '../text/fr.ts';
import { announce } from '../ui/feedback/announce.ts';
import { useIsOffline } from '../ui/feedback/connection.ts';
import './OfflineNotice.css';

const { notice } = fr.app.offline;

export function OfflineNotice() {
  const isOffline = useIsOffline();
  useEffect(() => {
    if (isOffline) announce(notice);
  }, [isOffline]);
  return isOffline ? <p className="offline-notice">{notice}</p> : null;
}
