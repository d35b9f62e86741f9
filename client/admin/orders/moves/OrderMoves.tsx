import { useState } from 'react';

import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import type { OrderStatus } from '../../../generated/admin/graphql.ts';
import { ConfirmButton } from '../../page/ConfirmButton.tsx';
import './OrderMoves.css';
import { ParcelField } from './ParcelField.tsx';
import { frShipments } from '../../../text/admin/orders/shipments.fr.ts';
import { FormProblem } from '../../../ui/form/Form.tsx';
import { useUnsavedNames } from '../../form/Unsaved.tsx';
import { useDraft } from '../../form/drafts.ts';
import { createOrderDrafts } from '../orderDrafts.ts';
import { ShipDialog } from '../ship/ShipDialog.tsx';
import { useShippingCarriers } from '../ship/useShipOrders.ts';
import { useMoveOrders, type MovableOrder } from './useMoveOrders.ts';

/** States that are confirmed in a dialog. */
type EndingStatus = keyof typeof frOrders.end.titles;

const isEnding = (status: OrderStatus): status is EndingStatus => status in frOrders.end.titles;

type Props = {
  orders: readonly MovableOrder[];
  /** Whether the toast offers the undo, where the page itself has none. */
  offersUndo?: boolean;
  onMoved: () => void;
};

/** Buttons for the moves that all of the orders allow. */
export function OrderMoves({ orders, offersUndo = false, onMoved }: Props) {
  const { moveOrders, isBusy } = useMoveOrders({ offersUndo });
  // Parcel numbers by order: they outlast a refusal, and a change of the selection.
  const { ref, values, field, refuse } = useForm<string>(draftOf(orders));
  const [isShipping, setIsShipping] = useState(false);
  const carriers = useShippingCarriers();
  const unsaved = useUnsavedNames(names.parcel);
  const [isHeld, setIsHeld] = useState(false);
  const [isFault, setIsFault] = useState(false);
  const moves = sharedMoves(orders);
  const primary = moves.find((move) => !isEnding(move) || move === 'DELIVERED');
  const [single] = orders.length === 1 && moves.includes('SHIPPED') ? orders : [];

  const typed = single && values[single.id];
  const isTyped = typed !== undefined && typed !== (single?.parcelNumber ?? '');
  useDraft(drafts, (orders.length === 1 && orders[0]?.id) || '', isTyped ? typed : null);

  const numberOf = ({ id, parcelNumber }: MovableOrder) => values[id] ?? parcelNumber ?? '';
  const numberField = (id: string) => {
    const order = orders.find((each) => each.id === id);
    return { ...field(id), value: order ? numberOf(order) : (values[id] ?? '') };
  };

  /** Holds the order back where typed text would be lost with its form, or the parcel would leave without it. */
  const isFree = () => {
    setIsHeld(unsaved.length > 0);
    return unsaved.length === 0;
  };
  const openShipping = () => {
    if (isFree()) setIsShipping(true);
  };
  const move = async (to: OrderStatus) => {
    if (!isFree()) return;
    const shipped = to === 'SHIPPED' ? orders : [];
    const parcels = shipped.map((order) => ({ id: order.id, number: numberOf(order) }));
    const { isMoved, parcelProblems } = await moveOrders(
      orders,
      to,
      parcels,
      to === 'REFUSED' && isFault,
    );
    refuse(parcelProblems);
    if (isMoved) onMoved();
  };

  const dialog = isShipping ? (
    <ShipDialog
      orders={orders}
      carriers={carriers}
      formRef={ref}
      fieldOf={numberField}
      onRefused={refuse}
      onClose={() => setIsShipping(false)}
      onShipped={() => {
        setIsShipping(false);
        onMoved();
      }}
    />
  ) : null;
  const none = orders.length > 1 && !isBusy && !isShipping ? <p>{frOrders.noMove}</p> : null;
  const form = (
    <form
      ref={single && ref}
      className="order-moves row-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void move('SHIPPED');
      }}
    >
      {single ? (
        <ParcelField
          {...numberField(single.id)}
          label={frOrders.parcelNumber}
          className="order-moves__parcel"
        />
      ) : null}
      {moves.map((to) => {
        const label =
          to === 'CANCELLED' && orders.length > 1 ? frOrders.cancelSeveral : frOrders.moves[to];
        if (isEnding(to)) {
          return (
            <ConfirmButton
              key={to}
              variant={to === primary ? 'primary' : 'danger'}
              disabled={isBusy}
              label={label}
              title={frOrders.end.titles[to](orders.length)}
              confirm={frOrders.end.confirm[to](orders.length)}
              action={() => move(to)}
            >
              <p>{orders.map(({ number }) => number).join(', ')}</p>
              <p>{frOrders.end.text[to]}</p>
              {to === 'REFUSED' ? (
                <Checkbox
                  label={frOrders.end.isCarriersFault}
                  checked={isFault}
                  onChange={({ target }) => setIsFault(target.checked)}
                />
              ) : null}
            </ConfirmButton>
          );
        }
        const isSubmit = to === 'SHIPPED' && single !== undefined;
        const press = to === 'SHIPPED' ? openShipping : () => void move(to);
        return (
          <Button
            key={to}
            type={isSubmit ? 'submit' : 'button'}
            variant={to === primary ? 'primary' : 'secondary'}
            disabled={isBusy}
            onClick={isSubmit ? undefined : press}
          >
            {label}
          </Button>
        );
      })}
      {single && carriers.some(({ kind }) => kind !== 'FILE') ? (
        <Button variant="quiet" disabled={isBusy} onClick={openShipping}>
          {frShipments.ship.byCarrier}
        </Button>
      ) : null}
    </form>
  );
  return (
    <>
      {moves.length === 0 ? none : form}
      <FormProblem text={isHeld && unsaved.length > 0 ? saveFirst(unsaved) : null} />
      {/* In one place whatever moves are left: its result stays. */}
      {dialog}
    </>
  );
}

const { names, first: saveFirst } = frOrders.unsaved;
const drafts = createOrderDrafts<string>('parcel');

/** Returns what was typed for the only order before its page was left. */
function draftOf([order, ...others]: readonly MovableOrder[]): Record<string, string> {
  const draft = order && others.length === 0 ? drafts.find(order.id) : undefined;
  return order && draft !== undefined ? { [order.id]: draft } : {};
}

function sharedMoves([first, ...others]: readonly MovableOrder[]): readonly OrderStatus[] {
  if (!first) return [];
  return first.moves.filter((move) => others.every(({ moves }) => moves.includes(move)));
}
