/**
 * Resolves once all that was changed before is painted: what follows a press then does not delay what the
 * press shows at once. In a hidden tab that is when it is shown again.
 */
export function nextPaint() {
  return new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** A shopper waits this long without a sign that something is on its way. */
const patienceMs = 300;

/**
 * Resolves once `work` has succeeded or failed, or when it takes long. What waits for it is rendered once,
 * with its data, rather than first as on its way and then again.
 */
export async function doneOrLate(work: Promise<unknown>) {
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([work.catch(() => undefined), late]);
}

/** Runs `work` once the browser has nothing else to do, or within two seconds; Safari has no such call. */
export function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work);
}
