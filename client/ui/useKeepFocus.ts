import { useCallback, useEffect, useRef, type MouseEvent } from 'react';

/**
 * Holds the focus on a button that is disabled while it works or is replaced by a link: it would
 * fall to the top of the page. Give `target` to whichever is shown, and `ignoreDoublePress` to the link, so
 * that the second half of a double press does not follow it.
 */
export function useKeepFocus(isBusy: boolean) {
  const element = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);

  // After every render: any of them may replace the element.
  useEffect(() => {
    if (!wasPressed.current || isBusy) return;
    const { activeElement, body } = document;
    if (activeElement === body) element.current?.focus({ preventScroll: true });
    else if (activeElement !== element.current) wasPressed.current = false;
  });

  const target = useCallback((shown: HTMLElement | null) => {
    element.current = shown;
  }, []);
  const onPress = () => {
    wasPressed.current = true;
  };
  return { target, onPress };
}

/** Stays on the page: the browser counts the presses of one place that follow each other quickly. */
export function ignoreDoublePress(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
