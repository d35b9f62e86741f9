import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';

import { graphql } from '../../generated/shop/index.ts';
import { describeError } from '../../apollo/problems.ts';
import { paths } from '../../../server/shared/isomorphic/paths.ts';
import { toast } from '../../ui/feedback/toast.ts';

const findOrderMutation = graphql(`
  mutation FindOrder($number: String!, $phone: String!) {
    findOrder(number: $number, phone: $phone) {
      order {
        id
        trackingKey
      }
      userErrors {
        field
        message
      }
    }
  }
`);

/** Opens the order, or resolves to the server's errors; none after a toast. */
export function useFindOrder() {
  const navigate = useNavigate();
  const [mutate, { loading: isSearching }] = useMutation(findOrderMutation);

  const findOrder = async (variables: { number: string; phone: string }) => {
    try {
      const { data } = await mutate({ variables });
      const { order, userErrors = [] } = data?.findOrder ?? {};
      if (order) void navigate(paths.trackedOrder(order.id, order.trackingKey));
      return userErrors;
    } catch (error) {
      toast.error(describeError(error));
      return [];
    }
  };
  return { findOrder, isSearching };
}
