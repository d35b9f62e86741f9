import { fr } from '../text/fr.ts';
import { announce } from '../ui/feedback/announce.ts';

/** Reloads if the server responds: else the browser would show an error page of its own. */
export async function reloadWhenReachable() {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    announce(fr.problems.unreachable);
    return;
  }
  window.location.reload();
}
