import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns the id of the field of a variant's stock, to which links lead. */
export function stockCellId(variantId: string) {
  return `stock-${variantId}`;
}

/** Focuses the field that the address names, once its page is there. */
export function useFocusOfAddress() {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.focus();
    target?.scrollIntoView({ block: 'center' });
  }, [hash]);
}
