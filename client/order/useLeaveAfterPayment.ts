import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { isRecord } from '../apollo/storage.ts';
import { paths } from '../app/paths.ts';

const delay = 4000;

/**
 * Leads home a while after a card payment, unless the shopper leaves before or asks to stay. Only
 * on coming from the payment: a reload or the Back button (`POP`) shows the page for as long as it
 * is wanted.
 */
export function useLeaveAfterPayment() {
  const { state }: { state: unknown } = useLocation();
  const navigation = useNavigationType();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(
    navigation !== 'POP' && isRecord(state) && state['fromPayment'] === true,
  );

  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = window.setTimeout(() => void navigate(paths.home()), delay);
    return () => window.clearTimeout(timer);
  }, [isLeaving, navigate]);

  return { isLeaving, stay: () => setIsLeaving(false) };
}
