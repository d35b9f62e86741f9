import { useSyncExternalStore } from 'react';

import { fr } from '../../text/fr.ts';
import { toast } from '../../ui/feedback/toast.ts';

/** The ways to hand on the page at `path`; which of them there are is known in the browser only. */
export function useShare(title: string, path: string) {
  const hasSheet = useSyncExternalStore(neverChanges, canShare, () => false);
  const origin = useSyncExternalStore(neverChanges, readOrigin, () => '');
  const url = `${origin}${path}`;

  // Read at the press: one that came early is done before the page knows where it is from.
  const urlNow = () => `${readOrigin()}${path}`;

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(urlNow());
      toast.success(fr.product.share.copied);
    } catch {
      // Forbidden, or not there at all: without TLS browsers have no clipboard.
      toast.error(fr.product.share.notCopied);
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
