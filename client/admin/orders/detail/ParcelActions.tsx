import type { ParcelActions_ShipmentFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frShipments, shipmentStatuses } from '../../../text/admin/orders/shipments.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { ConfirmButton } from '../../page/ConfirmButton.tsx';
import { RefreshParcels } from './RefreshParcels.tsx';

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

/** Buttons of a parcel: what its carrier says now, its cancellation, and for a played carrier what happens. */
export function ParcelActions({ shipment }: { shipment: ParcelActions_ShipmentFragment }) {
  const { id, trackingNumber, canCancel, testMoves } = shipment;
  const cancel = useAdminMutation(cancelMutation, { ...options, done: texts.cancelled });
  const advance = useAdminMutation(advanceMutation, options);
  const { isBusy } = advance;
  return (
    <>
      <div className="row-2 not-printed">
        <RefreshParcels shipments={[shipment]} label={texts.refresh} />
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
