import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Goes to the section that a followed link names: the router does not. A loaded address and Back are
 * the browser's and ScrollManager's.
 */
export function useSectionOfAddress() {
  const location = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    if (navigation === 'POP' || location.hash === '') return;
    const title = document.getElementById(location.hash.slice(1));
    title?.scrollIntoView();
    title?.focus({ preventScroll: true });
  }, [location, navigation]);
}
