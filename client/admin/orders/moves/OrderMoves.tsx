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
  const [parcelProblem, setParcelProblem] = useState('');
  const [ending, setEnding] = useState<EndingStatus | null>(null);
  const moves = sharedMoves(orders);
  const first = moves.find((move) => !isEnding(move) || move === 'DELIVERED');
  const isParcel = orders.length === 1 && moves.includes('SHIPPED');

  const move = async (to: OrderStatus) => {
    setEnding(null);
    const parcel = to === 'SHIPPED' && isParcel ? parcelNumber.trim() || null : null;
    const result = await moveOrders(orders, to, parcel);
    setParcelProblem(result.parcelProblem);
    if (result.isMoved) {
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
          error={parcelProblem}
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
          variant={to === first ? 'primary' : isEnding(to) ? 'danger' : 'secondary'}
          disabled={isBusy}
          {...(to !== 'SHIPPED' && {
            onClick: () => (isEnding(to) ? setEnding(to) : void move(to)),
          })}
        >
          {to === 'CANCELLED' && orders.length > 1 ? frOrders.cancelSeveral : frOrders.moves[to]}
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
