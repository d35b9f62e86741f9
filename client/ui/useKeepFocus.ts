import { useCallback, useEffect, useRef, type MouseEvent } from 'react';

/** Milliseconds, of a double press: the second is not meant for the link that took the button's place. */
const DOUBLE_PRESS = 500;

/**
 * Holds the focus on a button that is disabled while it works or is replaced by a link: it would
 * fall to the top of the page. Give `target` to whichever is shown. Give the press to `onPress` and
 * `onFollow` to the link, so that the second half of a double press does not follow it.
 */
export function useKeepFocus(isBusy: boolean) {
  const element = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  const pressedAt = useRef(-DOUBLE_PRESS);

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
  const onPress = (event?: MouseEvent) => {
    wasPressed.current = true;
    if (event) pressedAt.current = event.timeStamp;
  };
  const onFollow = (event: MouseEvent) => {
    if (event.timeStamp - pressedAt.current < DOUBLE_PRESS) event.preventDefault();
  };
  return { target, onPress, onFollow };
}
