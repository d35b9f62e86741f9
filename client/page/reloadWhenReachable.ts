import { fr } from '../text/fr.ts';
import { announce } from '../ui/feedback/announce.ts';

/**
 * Loads the page anew if the shop answers: without it the browser would put a page of its own in
 * the shop's place.
 */
export async function reloadWhenReachable() {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    announce(fr.problems.unreachable);
    return;
  }
  window.location.reload();
}
