import { useEffect, useState } from 'react';

import { frOrders } from '../../../text/admin/orders.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import './OrderMoves.css';
import { useUndoMoves, type MovableOrder } from './useMoveOrders.ts';

const texts = frOrders.undo;

/** Offers to undo the last move as long as the server allows it; its key is the order's state. */
export function UndoMove({ order }: { order: MovableOrder }) {
  const { undoMoves, isBusy } = useUndoMoves();
  const { status, undoSeconds } = order;
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), undoSeconds * 1000);
    return () => clearTimeout(timer);
  }, [undoSeconds]);
  if (undoSeconds === 0 || isOver) return null;
  return (
    <section className="surface order-moves row-2" aria-label={texts.title}>
      <p>{texts.text(status)}</p>
      <Button variant="secondary" disabled={isBusy} onClick={() => void undoMoves([order])}>
        {texts.button}
      </Button>
    </section>
  );
}
