import { useEffect } from 'react';

import { fr } from '../text/fr.ts';
import { announce } from '../ui/feedback/Announcer.tsx';
import { useIsOffline } from '../ui/feedback/connection.ts';
import './OfflineBanner.css';

const { banner } = fr.app.offline;

export function OfflineBanner() {
  const isOffline = useIsOffline();
  useEffect(() => {
    if (isOffline) announce(banner);
  }, [isOffline]);
  return isOffline ? <p className="offline-banner">{banner}</p> : null;
}
