import { useEffect, useRef } from 'react';

import { frOrders } from '../../../text/fr.admin.orders.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { OrderMoves } from '../moves/OrderMoves.tsx';
import type { MovableOrder } from '../moves/useMoveOrders.ts';

type Props = { orders: readonly MovableOrder[]; onClear: () => void };

/** What can be done with the selected orders, in sight while the list scrolls. */
export function SelectionBar({ orders, onClear }: Props) {
  const bar = useRef<HTMLElement>(null);
  const text = frOrders.selected(orders.length);
  useEffect(() => announce(text), [text]);

  // The pressed button is gone: the focus would fall to the top of the page.
  const clear = () => {
    const list = bar.current?.parentElement;
    onClear();
    list?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  };
  return (
    <section ref={bar} className="selection-bar" aria-label={frOrders.selection}>
      <p className="selection-bar__count">{text}</p>
      <IconButton
        icon="close"
        label={frOrders.unselect}
        className="selection-bar__clear"
        onClick={clear}
      />
      <OrderMoves key={orders.map(({ id }) => id).join(' ')} orders={orders} onMoved={clear} />
    </section>
  );
}
