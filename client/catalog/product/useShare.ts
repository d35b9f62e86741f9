import { useSyncExternalStore } from 'react';

import { productTexts } from './product.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';

/** The available ways to share the page at `path`; known in the browser only. */
export function useShare(title: string, path: string) {
  const hasSheet = useSyncExternalStore(neverChanges, canShare, () => false);
  const origin = useSyncExternalStore(neverChanges, readOrigin, () => '');
  const url = `${origin}${path}`;

  // Read on click: a replayed click may come before the first render with the origin.
  const urlNow = () => `${readOrigin()}${path}`;

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(urlNow());
      toast.success(productTexts.share.copied);
    } catch {
      // Forbidden, or missing without TLS.
      toast.error(productTexts.share.notCopied);
    }
  };
  const openSheet = async () => {
    try {
      await navigator.share({ title, url: urlNow() });
    } catch (error) {
      const wasDismissed = error instanceof DOMException && error.name === 'AbortError';
      if (!wasDismissed) await copyLink();
    }
  };
  const whatsAppUrl = `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;

  return { hasSheet, openSheet, copyLink, whatsAppUrl };
}

const neverChanges = () => () => undefined;
const canShare = () => typeof navigator.share === 'function';
const readOrigin = () => window.location.origin;
