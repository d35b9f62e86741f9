/**
 * Resolves once all that was changed before is painted: what follows a press then does not delay what the
 * press shows at once. In a hidden tab that is when it is shown again.
 */
export function nextPaint() {
  return new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Runs `work` once the browser has nothing else to do, or within two seconds; Safari has no such call. */
export function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work);
}
