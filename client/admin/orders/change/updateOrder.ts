import { frOrderChanges } from '../../../text/admin/changes.fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import type { OrderUpdate } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';

const updateOrderMutation = graphql(`
  mutation AdminUpdateOrder($id: ID!, $input: OrderUpdate!, $version: Int!, $dryRun: Boolean!) {
    payload: updateOrder(id: $id, input: $input, expectedVersion: $version, dryRun: $dryRun) {
      order {
        id
        number
        version
        shipping {
          amount
        }
        payable {
          amount
        }
        refundDue {
          amount
        }
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

type Versioned = { id: string; version: number };

/** `tryOut` says what a change would do; nothing is stored, and the cache stays as it is. */
export function useUpdateOrder({ id, version }: Versioned) {
  const trial = useAdminMutation(updateOrderMutation, { fetchPolicy: 'no-cache' });
  const { send, isBusy } = useAdminMutation(updateOrderMutation, { refetchQueries: 'active' });

  const tryOut = (input: OrderUpdate) => trial.send({ id, input, version, dryRun: true });
  const update = async (input: OrderUpdate) => {
    const payload = await send({ id, input, version, dryRun: false });
    if (payload?.order && payload.userErrors.length === 0) {
      toast.success(frOrderChanges.saved(payload.order.number));
    }
    return payload;
  };
  return { tryOut, update, isBusy };
}
