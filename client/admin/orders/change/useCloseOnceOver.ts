import { useEffect, useEffectEvent } from 'react';

/** Closes a form that the order's state no longer allows, unless something is typed into it. */
export function useCloseOnceOver(isOver: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
}
