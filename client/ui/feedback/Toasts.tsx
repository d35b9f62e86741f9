import { useEffect, useSyncExternalStore } from 'react';

import { whenIdle } from '../later.ts';
import { PlainToast } from './PlainToast.tsx';
import { loadToasts, toastStack } from './toast.ts';

/** Any of these may lead to a toast. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Loaded with the first interaction or the first toast: before that it costs the page nothing. */
export function Toasts() {
  const stack = useSyncExternalStore(toastStack.subscribe, toastStack.get, () => null);
  const isThere = stack !== null && stack.type !== PlainToast;

  useEffect(() => {
    if (isThere) return undefined;
    // Without network it fails; the next interaction retries.
    const load = () => whenIdle(() => void loadToasts().catch(() => undefined));
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, load, { passive: true });
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, load);
    };
  }, [isThere]);

  return stack;
}
