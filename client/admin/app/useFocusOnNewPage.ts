import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new page starts at its top, with the focus on its content; a change of filters moves nothing. */
export function useFocusOnNewPage(id: string) {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The browser restores the position of an earlier one.
    if (navigation !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [id, pathname, navigation]);
}
