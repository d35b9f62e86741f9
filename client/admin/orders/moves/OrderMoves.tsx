import { useState } from 'react';

import { frOrders } from '../../../text/fr.admin.orders.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import type { OrderStatus } from '../../generated/graphql.ts';
import { EndDialog, isEnding, type EndingStatus } from './EndDialog.tsx';
import './OrderMoves.css';
import { useMoveOrders, type MovableOrder } from './useMoveOrders.ts';

type Props = {
  orders: readonly MovableOrder[];
  onMoved?: () => void;
};

/** Buttons for the moves that all of the orders allow. */
export function OrderMoves({ orders, onMoved }: Props) {
  const { moveOrders, isBusy } = useMoveOrders();
  const [parcelNumber, setParcelNumber] = useState('');
  const [ending, setEnding] = useState<EndingStatus | null>(null);
  const moves = sharedMoves(orders);
  const first = moves.find((move) => !isEnding(move));
  const isParcel = orders.length === 1 && moves.includes('SHIPPED');

  const move = async (to: OrderStatus) => {
    setEnding(null);
    const parcel = to === 'SHIPPED' && isParcel ? parcelNumber.trim() || null : null;
    if (await moveOrders(orders, to, parcel)) {
      setParcelNumber('');
      onMoved?.();
    }
  };

  if (moves.length === 0) {
    return orders.length > 1 && !isBusy ? <p>{frOrders.noMove}</p> : null;
  }
  return (
    <form
      className="order-moves"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void move('SHIPPED');
      }}
    >
      {isParcel ? (
        <Field
          label={frOrders.parcelNumber}
          className="order-moves__parcel"
          value={parcelNumber}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          onChange={(event) => setParcelNumber(event.target.value)}
        />
      ) : null}
      {moves.map((to) => (
        <Button
          key={to}
          type={to === 'SHIPPED' ? 'submit' : 'button'}
          variant={isEnding(to) ? 'danger' : to === first ? 'primary' : 'secondary'}
          disabled={isBusy}
          {...(to !== 'SHIPPED' && {
            onClick: () => (isEnding(to) ? setEnding(to) : void move(to)),
          })}
        >
          {frOrders.moves[to]}
        </Button>
      ))}
      {ending ? (
        <EndDialog
          status={ending}
          orders={orders}
          onClose={() => setEnding(null)}
          onConfirm={() => void move(ending)}
        />
      ) : null}
    </form>
  );
}

function sharedMoves([first, ...others]: readonly MovableOrder[]): readonly OrderStatus[] {
  if (!first) return [];
  return first.moves.filter((move) => others.every(({ moves }) => moves.includes(move)));
}
