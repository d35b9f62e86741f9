import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { sortErrors } from '../../../ui/form/sortErrors.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import type { MovableOrder_OrderFragment, OrderStatus } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';

graphql(`
  fragment MovableOrder_order on Order {
    id
    number
    status
    moves
    parcelNumber
    undoSeconds
    awaitsParcel
  }
`);

const moveOrdersMutation = graphql(`
  mutation AdminMoveOrders(
    $ids: [ID!]!
    $to: OrderStatus!
    $parcels: [ParcelInput!]!
    $isCarriersFault: Boolean!
  ) {
    payload: moveOrders(
      ids: $ids
      to: $to
      parcels: $parcels
      isUndoable: true
      isCarriersFault: $isCarriersFault
    ) {
      orders {
        ...MovableOrder_order
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const undoMovesMutation = graphql(`
  mutation AdminUndoMoves($ids: [ID!]!) {
    payload: undoMoves(ids: $ids) {
      orders {
        ...MovableOrder_order
      }
      userErrors {
        field
        message
      }
    }
  }
`);

export type MovableOrder = MovableOrder_OrderFragment;

/** Undoes the last moves of all of the orders or of none; toasts say what came of it. `undoMoves` resolves to whether it was done. */
export function useUndoMoves() {
  const { run, isBusy } = useAdminMutation(undoMovesMutation, { refetchQueries: 'active' });
  const undoMoves = async (orders: readonly MovableOrder[]) => {
    const payload = await run({ ids: orders.map(({ id }) => id) });
    if (payload) toast.success(frOrders.undo.done(orders.length, orders[0]?.number ?? ''));
    return payload !== undefined;
  };
  return { undoMoves, isBusy };
}

/**
 * Moves all of the orders or none. With `offersUndo` the toast does: where the orders leave the screen
 * with their move.
 */
export function useMoveOrders({ offersUndo }: { offersUndo: boolean }) {
  const { undoMoves } = useUndoMoves();
  const { send, isBusy } = useAdminMutation(moveOrdersMutation, {
    // Lists, counts and history follow from the move.
    refetchQueries: 'active',
  });

  /** Problems of parcel numbers are returned by order; toasts say everything else. */
  const moveOrders = async (
    orders: readonly MovableOrder[],
    to: OrderStatus,
    parcels: ReadonlyArray<{ id: string; number: string }>,
    isCarriersFault = false,
  ) => {
    const ids = orders.map(({ id }) => id);
    const payload = await send({ ids, to, parcels: [...parcels], isCarriersFault });
    const wrong = sortErrors(
      payload?.userErrors ?? [],
      ({ field }) => parcels.find((_, at) => field === `parcels.${at}.number`)?.id,
    );
    for (const text of wrong.others) toast.error(text);
    const isMoved = payload?.userErrors.length === 0;
    if (isMoved) {
      const moved = payload.orders ?? [];
      const seconds = Math.min(...moved.map(({ undoSeconds }) => undoSeconds));
      const undo = { label: frOrders.undo.short, onPress: () => void undoMoves(moved) };
      toast.success(
        frOrders.moved(orders.length, to, orders[0]?.number ?? ''),
        offersUndo && seconds > 0 ? { ...undo, ms: seconds * 1000 } : undefined,
      );
    }
    return { isMoved, parcelProblems: wrong.fields };
  };
  return { moveOrders, isBusy };
}
