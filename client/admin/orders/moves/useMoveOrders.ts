import { frOrders } from '../../../text/admin/orders.fr.ts';
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
    const ids = orders.map(({ id }) => id);
    const payload = await send({ ids, to, parcels: [...parcels] });
    const wrong = sortErrors(
      payload?.userErrors ?? [],
      ({ field }) => parcels.find((_, at) => field === `parcels.${at}.number`)?.id,
    );
    for (const text of wrong.others) toast.error(text);
    const isMoved = payload?.userErrors.length === 0;
    if (isMoved) toast.success(frOrders.moved(orders.length, to, orders[0]?.number ?? ''));
    return { isMoved, parcelProblems: wrong.fields };
  };
  return { moveOrders, isBusy };
}
