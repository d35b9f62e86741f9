import { hasEarlierVisits } from '../../apollo/earlierVisits.ts';
import { hasPageState } from '../../apollo/pageState.ts';

/*
 * The content hydrates at the first interaction, not in idle time after the largest paint. Both were
 * measured in turns on a busy machine, the idle one with half as many files again, processor slowed 4
 * times, medians of four loads: blocking time of /products 135 ms against 822 ms, of the home page 436
 * against 759; the first press of « Ajouter au Panier » took 160 ms against 240, of a filter 408
 * against 176. Who only reads saves 66 KB.
 *
 * React replays no press for it: a click on a Suspense boundary whose code is not loaded is dropped,
 * and only submits of forms with an action are replayed. A guest's cart is in localStorage, so
 * such a form could not survive a link that is followed next; see `inlineScript`.
 */

/** A screen reader sends `click` alone, another tab `storage`, a returning network `online`. */
const interactions = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'click',
  'wheel',
  'scroll',
  'keydown',
  'input',
  'focusin',
  'storage',
  'popstate',
  'online',
] as const;

let first: Promise<void> | undefined;

/** Resolves at once where the prerendered page lacks something: its data, a form, a session, a cart. */
export function firstInteraction(): Promise<void> {
  return (first ??= isIncomplete() || hasInteracted() ? Promise.resolve() : nextInteraction());
}

export function nextInteraction() {
  return new Promise<void>((resolve) => {
    const controller = new AbortController();
    const onInteraction = () => {
      controller.abort();
      // The press is painted before scripts are fetched.
      window.setTimeout(resolve);
    };
    const options = { capture: true, passive: true, signal: controller.signal };
    for (const type of interactions) window.addEventListener(type, onInteraction, options);
  });
}

/** Whether Back was pressed before any script ran: the markup is not that of the address. */
export function isPageLeft() {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && withoutFragment(loaded.name) !== withoutFragment(location.href);
}

const withoutFragment = (url: string) => url.replace(/#.*/, '');

function isIncomplete() {
  const isFormMissing = document.querySelector('[aria-busy=true]') !== null;
  return !hasPageState() || isFormMissing || isPageLeft() || hasEarlierVisits();
}

function hasInteracted() {
  const isFocused = document.activeElement !== document.body;
  // A resting mouse sends no event until it moves.
  const isHovered = document.querySelector(':hover') !== null;
  return Boolean(window.earlyEvents?.length) || window.scrollY > 0 || isFocused || isHovered;
}
