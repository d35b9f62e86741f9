import { useMutation } from '@apollo/client/react';

import { frOrders } from '../../../text/fr.admin.orders.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { payloadOf } from '../../apollo/problems.ts';
import type { MovableOrder_OrderFragment, OrderStatus } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const movableOrderFragment = graphql(`
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
        ...MovableOrder_order @unmask
      }
      userErrors {
        message
      }
    }
  }
`);

export type MovableOrder = Omit<MovableOrder_OrderFragment, ' $fragmentName'>;

/** Moves all of the orders or none. Shown at once, and taken back if it is refused. */
export function useMoveOrders() {
  const [mutate, { loading: isBusy }] = useMutation(moveOrdersMutation, {
    // Lists, counts and history follow from the move.
    refetchQueries: 'active',
  });

  /** Resolves to whether they were moved. */
  const moveOrders = async (
    orders: readonly MovableOrder[],
    to: OrderStatus,
    parcelNumber: string | null,
  ) => {
    const moved = orders.map(({ id, number }) => ({
      __typename: 'Order' as const,
      id,
      number,
      status: to,
      moves: [],
      parcelNumber,
    }));
    const optimisticResponse = {
      payload: { __typename: 'MoveOrdersPayload' as const, orders: moved, userErrors: [] },
    };
    const payload = await payloadOf(
      mutate({
        variables: { ids: orders.map(({ id }) => id), to, parcelNumber },
        optimisticResponse,
      }),
    );
    if (!payload) return false;
    for (const { message } of payload.userErrors) toast.error(message);
    if (payload.userErrors.length > 0) return false;
    toast.success(frOrders.moved(orders.length, to, orders[0]?.number ?? ''));
    return true;
  };
  return { moveOrders, isBusy };
}
