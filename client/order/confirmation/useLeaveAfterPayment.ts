import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { isRecord } from '../../apollo/storage.ts';
import { paths } from '../../../server/shared/isomorphic/paths.ts';

const delay = 4000;
const eventTypes = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Redirects home a while after a card payment, unless the shopper stays by any action on the page.
 * Only on coming from the payment: a reload or Back (`POP`) shows the page without limit.
 */
export function useLeaveAfterPayment() {
  const { state }: { state: unknown } = useLocation();
  const navigation = useNavigationType();
  const navigate = useNavigate();
  const [isFromPayment] = useState(
    navigation !== 'POP' && isRecord(state) && state['fromPayment'] === true,
  );
  const [isLeaving, setIsLeaving] = useState(isFromPayment);

  useEffect(() => {
    if (!isLeaving) return undefined;
    const stay = () => setIsLeaving(false);
    const stayScrolled = () => {
      // Scrolling a new page to its top fires `scroll`, too.
      if (window.scrollY > 0) stay();
    };
    const timer = window.setTimeout(() => void navigate(paths.home()), delay);
    for (const type of eventTypes) window.addEventListener(type, stay, { passive: true });
    window.addEventListener('scroll', stayScrolled, { passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const type of eventTypes) window.removeEventListener(type, stay);
      window.removeEventListener('scroll', stayScrolled);
    };
  }, [isLeaving, navigate]);

  return { isFromPayment, isLeaving, stay: () => setIsLeaving(false) };
}
