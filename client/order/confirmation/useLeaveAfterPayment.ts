import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { isRecord } from '../../apollo/storage.ts';
import { paths } from '../../page/paths.ts';

const delay = 4000;
const signs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Leads home a while after a card payment, unless the shopper leaves before or stays: by the button,
 * or by doing anything on the page. Only on coming from the payment: a reload or the Back button
 * (`POP`) shows the page for as long as it is wanted.
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
      // A new page is put to its top, which the browser reports as a scroll too.
      if (window.scrollY > 0) stay();
    };
    const timer = window.setTimeout(() => void navigate(paths.home()), delay);
    for (const sign of signs) window.addEventListener(sign, stay, { passive: true });
    window.addEventListener('scroll', stayScrolled, { passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, stay);
      window.removeEventListener('scroll', stayScrolled);
    };
  }, [isLeaving, navigate]);

  return { isFromPayment, isLeaving, stay: () => setIsLeaving(false) };
}
