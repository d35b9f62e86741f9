import { useEffect, useEffectEvent } from 'react';

import { frOrders } from '../../text/admin/orders/orders.fr.ts';
import { createDrafts } from '../form/drafts.ts';

const { names, remembered } = frOrders.unsaved;

/**
 * Holds the texts of a form of an order's page: leaving warns of them; where it cannot, they wait.
 */
export const createOrderDrafts = <State>(what: keyof typeof names) =>
  createDrafts<State>(() => remembered(names[what]), names[what]);

/** Closes a form that the order's state no longer allows, unless something is typed into it. */
export function useCloseOnceOver(isOver: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
}
