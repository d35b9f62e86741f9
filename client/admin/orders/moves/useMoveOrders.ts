import { frOrders } from '../../../text/admin/orders.fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
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
  }
`);

const moveOrdersMutation = graphql(`
  mutation AdminMoveOrders($ids: [ID!]!, $to: OrderStatus!, $parcels: [ParcelInput!]!) {
    payload: moveOrders(ids: $ids, to: $to, parcels: $parcels) {
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

/** Moves all of the orders or none. */
export function useMoveOrders() {
  const { send, isBusy } = useAdminMutation(moveOrdersMutation, {
    // Lists, counts and history follow from the move.
    refetchQueries: 'active',
  });

  /** What is wrong with parcel numbers is returned by order; toasts say everything else. */
  const moveOrders = async (
    orders: readonly MovableOrder[],
    to: OrderStatus,
    parcels: ReadonlyArray<{ id: string; number: string }>,
  ) => {
    const parcelProblems: Record<string, string> = {};
    const ids = orders.map(({ id }) => id);
    const payload = await send({ ids, to, parcels: [...parcels] });
    for (const { field, message } of payload?.userErrors ?? []) {
      const parcel = parcels.find((_, at) => field === `parcels.${at}.number`);
      if (parcel) parcelProblems[parcel.id] = message;
      else toast.error(message);
    }
    const isMoved = payload?.userErrors.length === 0;
    if (isMoved) toast.success(frOrders.moved(orders.length, to, orders[0]?.number ?? ''));
    return { isMoved, parcelProblems };
  };
  return { moveOrders, isBusy };
}
