import { useEffect, useEffectEvent } from 'react';

import { frOrders } from '../../text/admin/orders.fr.ts';
import { createDrafts } from '../form/drafts.ts';
import { useUnsaved } from '../form/Unsaved.tsx';

const { names, remembered } = frOrders.unsaved;

/**
 * Holds the texts of a form of an order's page: leaving warns of them; where it cannot, they wait.
 */
export function createOrderDrafts<State>(what: keyof typeof names) {
  const drafts = createDrafts<State>(() => remembered(names[what]));

  /** Null for nothing typed. The result is for who leaves without it. */
  function useDraft(orderId: string, edited: State | null) {
    const forget = drafts.useRememberOnLeave(orderId, edited);
    useUnsaved(names[what], edited !== null, forget);
    return forget;
  }

  return { find: drafts.find, useDraft };
}

/** Closes a form that the order's state no longer allows, unless something is typed into it. */
export function useCloseOnceOver(isOver: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
}
