import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { graphql } from '../../../generated/admin/index.ts';
import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { frShipments } from '../../../text/admin/orders/shipments.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { download } from '../../../ui/download.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { toastProblem } from '../../apollo/useAdminMutation.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { useUndoMoves } from '../moves/useMoveOrders.ts';
import type { ShippedParcel, ShippingCarrier } from './useShipOrders.ts';

const shipmentLabelsQuery = graphql(`
  query AdminShipmentLabels($ids: [ID!]!) {
    shipmentLabels(ids: $ids) {
      pdf
      userErrors {
        message
      }
    }
  }
`);

const { ship: texts } = frShipments;

type Props = {
  parcels: readonly ShippedParcel[];
  carrier: ShippingCarrier;
  onClose: () => void;
};

/** Prints the papers of parcels that were given to a carrier, and undoes it as long as that is possible. */
export function ShippedActions({ parcels, carrier, onClose }: Props) {
  const { undoMoves, isBusy } = useUndoMoves();
  const { loadLabels, isLoading } = useLabels();
  const orders = parcels.map(({ order }) => order);
  const ids = orders.map(({ id }) => id);
  const canUndo = orders.length > 0 && orders.every(({ undoSeconds }) => undoSeconds > 0);
  return (
    <div className="row-2">
      <ButtonLink to={adminPaths.courierSheet(ids)} target="_blank">
        {frOrders.sheet.title}
      </ButtonLink>
      {carrier.hasLabels ? (
        <Button
          variant="secondary"
          disabled={isLoading}
          onClick={() => void loadLabels(parcels.map(({ id }) => id))}
        >
          {texts.labels}
        </Button>
      ) : null}
      <ButtonLink variant="secondary" to={adminPaths.packingSlips(ids)} target="_blank">
        {frOrders.print.printSlips}
      </ButtonLink>
      {canUndo ? (
        <Button
          variant="quiet"
          disabled={isBusy}
          onClick={async () => {
            if (await undoMoves(orders)) onClose();
          }}
        >
          {texts.undo}
        </Button>
      ) : null}
      <Button variant="quiet" onClick={onClose}>
        {texts.close}
      </Button>
    </div>
  );
}

/** Saves the carrier's own labels as a file; toasts say why there are none. */
export function useLabels() {
  const client = useApolloClient();
  const [isLoading, setIsLoading] = useState(false);
  const loadLabels = async (ids: string[]) => {
    setIsLoading(true);
    try {
      const { data } = await client.query({
        query: shipmentLabelsQuery,
        variables: { ids },
        fetchPolicy: 'no-cache',
      });
      for (const { message } of data?.shipmentLabels.userErrors ?? []) toast.error(message);
      const pdf = data?.shipmentLabels.pdf;
      if (pdf) download(bytesOf(pdf), 'application/pdf', texts.labelsFile);
    } catch (error) {
      toastProblem(error);
    }
    setIsLoading(false);
  };
  return { loadLabels, isLoading };
}

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
