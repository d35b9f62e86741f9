import { lazy, Suspense, useEffect, useState } from 'react';

import { loadToasts } from './toast.ts';

const ToastContainer = lazy(async () => {
  const { ToastStack } = await import('./ToastStack.tsx');
  return { default: ToastStack };
});

/** The place of the notices; it comes once the page is at rest, or with the first notice. */
export function Toasts() {
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    const want = () => setIsWanted(true);
    const timer = window.setTimeout(() => void loadToasts().then(want, () => undefined), 1500);
    // Whoever presses something may be told something next.
    window.addEventListener('pointerdown', want, { once: true });
    window.addEventListener('keydown', want, { once: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointerdown', want);
      window.removeEventListener('keydown', want);
    };
  }, []);

  return isWanted ? (
    <Suspense>
      <ToastContainer />
    </Suspense>
  ) : null;
}
