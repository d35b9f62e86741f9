import type { ShipmentStatus } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frShipments } from '../../../text/admin/orders/shipments.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';

const refreshMutation = graphql(`
  mutation AdminRefreshShipments($ids: [ID!]!) {
    payload: refreshShipments(ids: $ids) {
      userErrors {
        message
      }
    }
  }
`);

const ended: ReadonlySet<ShipmentStatus> = new Set(['DELIVERED', 'RETURNED', 'LOST', 'CANCELLED']);

type Props = {
  shipments: ReadonlyArray<{ id: string; status: ShipmentStatus; isTyped: boolean }>;
  label: string;
};

/** Queries the carriers about those of the parcels that are under way; nothing without any. */
export function RefreshParcels({ shipments, label }: Props) {
  const refresh = useAdminMutation(refreshMutation, {
    refetchQueries: 'active',
    awaitRefetchQueries: true,
    done: frShipments.parcels.refreshed,
  });
  const ids = shipments
    .filter(({ isTyped, status }) => !isTyped && !ended.has(status))
    .map(({ id }) => id);
  if (ids.length === 0) return null;
  return (
    <Button variant="quiet" disabled={refresh.isBusy} onClick={() => void refresh.run({ ids })}>
      {label}
    </Button>
  );
}
