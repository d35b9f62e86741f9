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
