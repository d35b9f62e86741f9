import { workerTexts } from '../text/fr.offline.ts';
import { markClass } from './seen.ts';

const root = '<div id="root">';

const format = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeStyle: 'short' });

/** The page with a line that says when it was seen, above what React hydrates. */
export function markCopy(html: string, seenAt: Date) {
  const { copy, seenOn, refresh } = workerTexts;
  const text = `${seenOn(format.format(seenAt))} <a href="">${refresh}</a>`;
  const mark = `<aside class="offline-banner ${markClass}" aria-label="${copy}">${text}</aside>`;
  return html.replace(root, mark + root);
}
