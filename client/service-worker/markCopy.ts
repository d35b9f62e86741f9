import { copyMark } from '../app/hydration/copyMark.ts';
import { workerTexts } from '../text/fr.offline.ts';

const root = '<div id="root">';

const format = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeStyle: 'short' });

/** The page with a line that says when it was seen, above what React hydrates. */
export function markCopy(html: string, seenAt: Date) {
  const { copy, seenOn, refresh } = workerTexts;
  const text = `${seenOn(format.format(seenAt))} <a href="">${refresh}</a>`;
  const mark = `<aside class="offline-banner ${copyMark}" aria-label="${copy}">${text}</aside>`;
  return html.replace(root, mark + root);
}
