import { useCallback, useEffect, useRef } from 'react';

/**
 * Holds the focus on a button that is disabled while it works or is replaced by a link: it would
 * fall to the top of the page. Give `target` to whichever is shown.
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
