import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import './OrderMoves.css';
import { useUndoMoves, type MovableOrder } from './useMoveOrders.ts';

const texts = frOrders.undo;

type Props = {
  order: MovableOrder & { shippingInfo: { email?: string | null } };
  /** Runs once its button is gone that had the focus. */
  onGone: () => void;
};

/** Offers to undo the last move as long as the server allows it; its key is the order's state. */
export function UndoMove({ order, onGone }: Props) {
  const { undoMoves, isBusy } = useUndoMoves();
  const { status, undoSeconds } = order;
  const section = useRef<HTMLElement>(null);
  const [isOver, setIsOver] = useState(false);
  const end = useEffectEvent(() => {
    if (section.current?.contains(document.activeElement)) onGone();
    setIsOver(true);
  });
  useEffect(() => {
    const timer = setTimeout(end, undoSeconds * 1000);
    return () => clearTimeout(timer);
  }, [undoSeconds]);
  const undo = async () => {
    if (await undoMoves([order])) onGone();
  };
  if (undoSeconds === 0 || isOver) return null;
  return (
    <section
      ref={section}
      className="surface order-moves order-moves--sentence row-2"
      aria-label={texts.title}
    >
      <p>{texts.text(status, Boolean(order.shippingInfo.email))}</p>
      <Button variant="secondary" disabled={isBusy} onClick={() => void undo()}>
        {texts.button}
      </Button>
    </section>
  );
}
