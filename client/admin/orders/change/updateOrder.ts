import { frOrderChanges } from '../../../text/admin/orders/changes.fr.ts';
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
        shipping {
          amount
        }
        ...OrderLines_order
        ...OrderRecipient_order
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/**
 * `version` is the one that was seen, see `useDetailForm`. `tryOut` says what a change would do; nothing
 * is stored, and the cache stays as it is.
 */
export function useUpdateOrder(id: string) {
  const trial = useAdminMutation(updateOrderMutation, { fetchPolicy: 'no-cache' });
  const { send, isBusy } = useAdminMutation(updateOrderMutation, { refetchQueries: 'active' });

  const tryOut = (version: number, input: OrderUpdate) =>
    trial.send({ id, input, version, dryRun: true });
  const update = async (version: number, input: OrderUpdate) => {
    const payload = await send({ id, input, version, dryRun: false });
    if (!payload) return undefined;
    const { order: latest = null, userErrors } = payload;
    if (latest && userErrors.length === 0) toast.success(frOrderChanges.saved(latest.number));
    return { latest, userErrors };
  };
  return { tryOut, update, isBusy };
}
