import { copyMark } from '../app/hydration/inlineScript.ts';
import { workerTexts } from '../text/offline.fr.ts';
import type { Handling } from './rules.ts';

const root = '<div id="root">';

const format = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeStyle: 'short' });

/** The page with a line that says when it was seen (a cart says so itself), above what React hydrates. */
export function markCopy(html: string, seenAt: Date, handling: Handling) {
  const { copy, seenOn, cart, refresh } = workerTexts;
  const said = handling === 'CART' ? cart : seenOn(format.format(seenAt));
  const text = `${said} <a href="">${refresh}</a>`;
  const mark = `<aside class="offline-banner ${copyMark}" aria-label="${copy}">${text}</aside>`;
  return html.replace(root, mark + root);
}
