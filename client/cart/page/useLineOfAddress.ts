import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Shows and focuses the line that the address names behind its `#`, once there are lines. */
export function useLineOfAddress(isFilled: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isFilled || hash === '') return;
    const line = document.getElementById(hash.slice(1));
    line?.focus({ preventScroll: true });
    line?.scrollIntoView({ block: 'center' });
  }, [isFilled, hash]);
}
