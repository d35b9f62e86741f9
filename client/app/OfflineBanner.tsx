import { useEffect } from 'react';

import { shopTexts } from '../text/shop.fr.ts';
import { announce } from '../ui/feedback/Announcer.tsx';
import { useIsOffline } from '../ui/feedback/connection.ts';
import './OfflineBanner.css';

const { banner } = shopTexts.app.offline;

/** Always in the page: `followConnection` shows it by an attribute, also before this is hydrated. */
export function OfflineBanner() {
  const isOffline = useIsOffline();
  useEffect(() => {
    if (isOffline) announce(banner);
  }, [isOffline]);
  return <p className="offline-banner offline-banner--while-offline">{banner}</p>;
}
