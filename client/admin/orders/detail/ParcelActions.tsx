import type {
  ParcelActions_ShipmentFragment,
  ShipmentStatus,
} from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frShipments, shipmentStatuses } from '../../../text/admin/shipments.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { ConfirmButton } from '../../page/ConfirmButton.tsx';

graphql(`
  fragment ParcelActions_shipment on Shipment {
    id
    trackingNumber
    status
    canCancel
    isTyped
    testMoves
  }
`);

const refreshMutation = graphql(`
  mutation AdminRefreshShipments($ids: [ID!]!) {
    payload: refreshShipments(ids: $ids) {
      userErrors {
        message
      }
    }
  }
`);

const cancelMutation = graphql(`
  mutation AdminCancelShipment($id: ID!) {
    payload: cancelShipment(id: $id) {
      userErrors {
        message
      }
    }
  }
`);

const advanceMutation = graphql(`
  mutation AdminAdvanceTestShipment($id: ID!, $to: ShipmentStatus!) {
    payload: advanceTestShipment(id: $id, to: $to) {
      userErrors {
        message
      }
    }
  }
`);

const { parcels: texts } = frShipments;
const options = { refetchQueries: 'active', awaitRefetchQueries: true } as const;

const ended: ReadonlySet<ShipmentStatus> = new Set(['DELIVERED', 'RETURNED', 'LOST', 'CANCELLED']);

/** Buttons of a parcel: what its carrier says now, its cancellation, and for a played carrier what happens. */
export function ParcelActions({ shipment }: { shipment: ParcelActions_ShipmentFragment }) {
  const { id, trackingNumber, status, canCancel, isTyped, testMoves } = shipment;
  const refresh = useAdminMutation(refreshMutation, { ...options, done: texts.refreshed });
  const cancel = useAdminMutation(cancelMutation, { ...options, done: texts.cancelled });
  const advance = useAdminMutation(advanceMutation, options);
  const isBusy = refresh.isBusy || advance.isBusy;
  return (
    <>
      <div className="row-2 not-printed">
        {isTyped || ended.has(status) ? null : (
          <Button variant="quiet" disabled={isBusy} onClick={() => void refresh.run({ ids: [id] })}>
            {texts.refresh}
          </Button>
        )}
        {canCancel ? (
          <ConfirmButton
            label={texts.cancel}
            title={texts.cancelTitle(trackingNumber ?? id)}
            confirm={texts.cancel}
            action={() => cancel.run({ id })}
          >
            <p>{texts.cancelText}</p>
          </ConfirmButton>
        ) : null}
      </div>
      {testMoves.length > 0 ? (
        <fieldset className="row-2 not-printed">
          <legend className="note">{texts.test}</legend>
          {testMoves.map((to) => (
            <Button
              key={to}
              variant="quiet"
              disabled={isBusy}
              onClick={() => void advance.run({ id, to })}
            >
              {shipmentStatuses[to]}
            </Button>
          ))}
        </fieldset>
      ) : null}
    </>
  );
}
