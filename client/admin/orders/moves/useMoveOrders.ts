import { frOrders } from '../../../text/fr.admin.orders.ts';
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
  mutation AdminMoveOrders($ids: [ID!]!, $to: OrderStatus!, $parcelNumber: String) {
    payload: moveOrders(ids: $ids, to: $to, parcelNumber: $parcelNumber) {
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

export type MovableOrder = Omit<MovableOrder_OrderFragment, ' $fragmentName'>;

/** Moves all of the orders or none. */
export function useMoveOrders() {
  const { send, isBusy } = useAdminMutation(moveOrdersMutation, {
    // Lists, counts and history follow from the move.
    refetchQueries: 'active',
  });

  /** What is wrong with the parcel number is returned; a toast says everything else. */
  const moveOrders = async (
    orders: readonly MovableOrder[],
    to: OrderStatus,
    parcelNumber: string | null,
  ) => {
    const refused = { isMoved: false, parcelProblem: '' };
    const ids = orders.map(({ id }) => id);
    const payload = await send({ ids, to, parcelNumber });
    if (!payload) return refused;
    for (const { field, message } of payload.userErrors) {
      if (field === 'parcelNumber') refused.parcelProblem = message;
      else toast.error(message);
    }
    if (payload.userErrors.length > 0) return refused;
    toast.success(frOrders.moved(orders.length, to, orders[0]?.number ?? ''));
    return { isMoved: true, parcelProblem: '' };
  };
  return { moveOrders, isBusy };
}
