import { useState } from 'react';

import { frOrders } from '../../../text/fr.admin.orders.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import type { OrderStatus } from '../../../generated/admin/graphql.ts';
import { ConfirmButton } from '../../page/ConfirmButton.tsx';
import './OrderMoves.css';
import { useMoveOrders, type MovableOrder } from './useMoveOrders.ts';

/** States that cannot be taken back. */
type EndingStatus = keyof typeof frOrders.end.titles;

const isEnding = (status: OrderStatus): status is EndingStatus => status in frOrders.end.titles;

type Props = {
  orders: readonly MovableOrder[];
  onMoved?: () => void;
};

/** Buttons for the moves that all of the orders allow. */
export function OrderMoves({ orders, onMoved }: Props) {
  const { moveOrders, isBusy } = useMoveOrders();
  const [parcelNumber, setParcelNumber] = useState('');
  const [parcelProblem, setParcelProblem] = useState('');
  const moves = sharedMoves(orders);
  const first = moves.find((move) => !isEnding(move) || move === 'DELIVERED');
  const isParcel = orders.length === 1 && moves.includes('SHIPPED');

  const move = async (to: OrderStatus) => {
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
      {moves.map((to) => {
        const label =
          to === 'CANCELLED' && orders.length > 1 ? frOrders.cancelSeveral : frOrders.moves[to];
        if (isEnding(to)) {
          return (
            <ConfirmButton
              key={to}
              variant={to === first ? 'primary' : 'danger'}
              disabled={isBusy}
              label={label}
              title={frOrders.end.titles[to](orders.length)}
              confirm={frOrders.end.confirm[to](orders.length)}
              action={() => move(to)}
            >
              <p>{orders.map(({ number }) => number).join(', ')}</p>
              <p>{frOrders.end.text[to]}</p>
            </ConfirmButton>
          );
        }
        const isSubmit = to === 'SHIPPED';
        return (
          <Button
            key={to}
            type={isSubmit ? 'submit' : 'button'}
            variant={to === first ? 'primary' : 'secondary'}
            disabled={isBusy}
            onClick={isSubmit ? undefined : () => void move(to)}
          >
            {label}
          </Button>
        );
      })}
    </form>
  );
}

function sharedMoves([first, ...others]: readonly MovableOrder[]): readonly OrderStatus[] {
  if (!first) return [];
  return first.moves.filter((move) => others.every(({ moves }) => moves.includes(move)));
}
