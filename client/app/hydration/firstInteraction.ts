import { hasEarlierVisits } from '../../apollo/earlierVisits.ts';

/**
 * What tells that somebody is there who may press something next; `click` comes alone from a screen
 * reader, `storage` from another tab, `online` with a network that was away.
 */
const signs = [
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

/** Marks a page that shows all it has without its script. */
export const wholeMark = 'data-whole';

let presence: Promise<void> | undefined;

/**
 * Waits for the first sign of somebody. A page that is whole needs the script of its content only
 * once somebody wants something of it; at once it is there for whoever has a session or a cart that
 * the page does not show yet.
 */
export function firstInteraction(): Promise<void> {
  return (presence ??= isAwaited() ? Promise.resolve() : nextSign());
}

/** Waits for another sign. */
export function nextSign() {
  return new Promise<void>((resolve) => {
    const controller = new AbortController();
    const onSign = () => {
      controller.abort();
      // What was pressed is seen to be pressed before the fetching begins.
      window.setTimeout(resolve);
    };
    const options = { capture: true, passive: true, signal: controller.signal };
    for (const sign of signs) window.addEventListener(sign, onSign, options);
  });
}

/** Whether the page came with all that it shows. */
export function isPageWhole() {
  return document.querySelector(`[${wholeMark}]`) !== null;
}

/** Whether Back was pressed before any script was there: the page shown is not the address's own. */
export function isPageLeft() {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && withoutFragment(loaded.name) !== withoutFragment(location.href);
}

const withoutFragment = (address: string) => address.replace(/#.*/, '');

function isAwaited() {
  return !isPageWhole() || isPageLeft() || hasEarlierVisits() || wasThereBefore();
}

/** Whether there were signs before anybody looked for them. */
function wasThereBefore() {
  const hasActed = Boolean(window.earlyEvents?.length) || window.scrollY > 0;
  const isFocused = document.activeElement !== document.body;
  // A mouse that rests on the page tells nothing until it moves.
  return hasActed || isFocused || document.querySelector(':hover') !== null;
}
