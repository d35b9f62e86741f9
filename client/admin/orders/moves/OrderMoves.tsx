import { useState, type ComponentProps, type KeyboardEvent, type Ref } from 'react';

import { frOrders } from '../../../text/admin/orders.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import type { OrderStatus } from '../../../generated/admin/graphql.ts';
import { ConfirmButton } from '../../page/ConfirmButton.tsx';
import './OrderMoves.css';
import { ParcelField } from './ParcelField.tsx';
import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { useUnsavedNames } from '../../form/Unsaved.tsx';
import { useDraft } from '../../form/drafts.ts';
import { createOrderDrafts } from '../orderDrafts.ts';
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
  const unsaved = useUnsavedNames(names.parcel);
  const [isHeld, setIsHeld] = useState(false);
  const moves = sharedMoves(orders);
  const primary = moves.find((move) => !isEnding(move) || move === 'DELIVERED');
  const [single] = orders.length === 1 && moves.includes('SHIPPED') ? orders : [];

  const typed = single && values[single.id];
  const isTyped = typed !== undefined && typed !== (single?.parcelNumber ?? '');
  useDraft(drafts, (orders.length === 1 && orders[0]?.id) || '', isTyped ? typed : null);

  const numberOf = ({ id, parcelNumber }: MovableOrder) => values[id] ?? parcelNumber ?? '';
  const fieldOf = (order: MovableOrder) => ({ ...field(order.id), value: numberOf(order) });

  const move = async (to: OrderStatus) => {
    // It would be lost with its form, or the parcel would leave without it.
    setIsHeld(unsaved.length > 0);
    if (unsaved.length > 0) return;
    const shipped = to === 'SHIPPED' ? orders : [];
    const parcels = shipped.map((order) => ({ id: order.id, number: numberOf(order) }));
    const { isMoved, parcelProblems } = await moveOrders(orders, to, parcels);
    refuse(parcelProblems);
    if (!isMoved) return;
    setIsShipping(false);
    onMoved();
  };

  const dialog = isShipping ? (
    <ShipDialog
      orders={orders}
      formRef={ref}
      fieldOf={fieldOf}
      isBusy={isBusy}
      onShip={() => move('SHIPPED')}
      onClose={() => setIsShipping(false)}
    />
  ) : null;
  if (moves.length === 0) {
    return dialog ?? (orders.length > 1 && !isBusy ? <p>{frOrders.noMove}</p> : null);
  }
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
          {...fieldOf(single)}
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
            </ConfirmButton>
          );
        }
        const isSubmit = to === 'SHIPPED' && single !== undefined;
        const press = to === 'SHIPPED' ? () => setIsShipping(true) : () => void move(to);
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
    </form>
  );
  return (
    <>
      {form}
      <FormProblem text={isHeld && unsaved.length > 0 ? saveFirst(unsaved) : null} />
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

type ShipDialogProps = {
  orders: readonly MovableOrder[];
  formRef: Ref<HTMLFormElement>;
  fieldOf: (order: MovableOrder) => Pick<ComponentProps<typeof ParcelField>, 'value' | 'onChange'>;
  isBusy: boolean;
  onShip: () => Promise<void>;
  onClose: () => void;
};

/** A parcel number for each of several orders. */
function ShipDialog({ orders, formRef, fieldOf, isBusy, onShip, onClose }: ShipDialogProps) {
  const { title, hint, parcelOf } = frOrders.ship;
  return (
    <Dialog title={title(orders.length)} onClose={onClose}>
      <Form ref={formRef} className="admin-form" isBusy={isBusy} onSubmit={onShip}>
        <p>{hint}</p>
        {orders.map((order) => (
          <ParcelField
            key={order.id}
            {...fieldOf(order)}
            label={parcelOf(order.number)}
            onKeyDown={goToNextField}
          />
        ))}
        <div className="order-moves row-2">
          <Button type="submit" disabled={isBusy}>
            {frOrders.moves.SHIPPED}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {frAdmin.dismiss}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** A scanner ends each number with Enter; in the last field it sends the form. */
function goToNextField(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  const fields = Array.from(event.currentTarget.form?.querySelectorAll('input') ?? []);
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  if (!next) return;
  event.preventDefault();
  next.select();
}
