import { formatMoney } from '#shared/money.format.ts';
import type {
  OrderShipments_OrderFragment,
  ShipmentStatus,
} from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frShipments, shipmentStatuses } from '../../../text/admin/shipments.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { formatDate, formatDateTime } from '../../../ui/format/date.ts';
import { StatusChip, type Tone } from '../../../ui/StatusChip.tsx';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { ConfirmButton } from '../../page/ConfirmButton.tsx';
import { Section } from '../../page/Section.tsx';

graphql(`
  fragment OrderShipments_order on Order {
    id
    delivery {
      title
      earliest
      latest
    }
    shipments {
      id
      carrier
      trackingNumber
      trackingUrl
      status
      amount {
        amount
      }
      canCancel
      isTyped
      testMoves
      events {
        at
        status
        text
      }
    }
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

const { parcels: texts, delivery: promise } = frShipments;

type Props = { order: OrderShipments_OrderFragment };
type Shipment = Props['order']['shipments'][number];

const tones: Record<ShipmentStatus, Tone> = {
  UNCERTAIN: 'waiting',
  CREATED: 'moving',
  COLLECTED: 'moving',
  IN_TRANSIT: 'moving',
  OUT_FOR_DELIVERY: 'moving',
  ATTEMPT_FAILED: 'waiting',
  REFUSED: 'waiting',
  RETURNING: 'waiting',
  DELIVERED: 'done',
  RETURNED: 'ended',
  LOST: 'ended',
  CANCELLED: 'ended',
  READY: 'moving',
  PICKED_UP: 'done',
};

/** Says what was promised, and where the parcels are. */
export function OrderShipments({ order: { delivery, shipments } }: Props) {
  if (!delivery && shipments.length === 0) return null;
  const { earliest = null, latest = null } = delivery ?? {};
  return (
    <Section title={texts.title}>
      {delivery ? (
        <p>
          {[
            `${delivery.title}.`,
            ...(earliest === null || latest === null
              ? []
              : [promise.promised(formatDate(earliest), formatDate(latest))]),
          ].join(' ')}
        </p>
      ) : null}
      <ul className="stack-4">
        {shipments.map((shipment) => (
          <Parcel key={shipment.id} shipment={shipment} />
        ))}
      </ul>
    </Section>
  );
}

const options = { refetchQueries: 'active', awaitRefetchQueries: true } as const;

function Parcel({ shipment }: { shipment: Shipment }) {
  const { id, carrier, trackingNumber, trackingUrl, status, amount, events } = shipment;
  const name = trackingNumber ?? id;
  return (
    <li className="order-detail__parcel stack-2">
      <p className="row-2">
        <strong>{texts.of(carrier, trackingNumber)}</strong>
        <StatusChip tone={tones[status]} text={shipmentStatuses[status]} />
      </p>
      <p className="note">
        {[
          texts.reference(id),
          ...(amount.amount > 0 ? [texts.collects(formatMoney(amount.amount))] : []),
        ].join(' · ')}
      </p>
      {trackingUrl === null ? null : (
        <a href={trackingUrl} target="_blank" rel="noreferrer" aria-label={texts.pageOf(name)}>
          {texts.page}
        </a>
      )}
      {events.length === 0 ? (
        <p className="note">{texts.noEvent}</p>
      ) : (
        <ol className="order-detail__history stack-2" aria-label={texts.eventsOf(name)}>
          {events.map((event) => (
            <li key={`${event.at} ${event.status} ${event.text}`}>
              <strong>{shipmentStatuses[event.status]}</strong>
              <time dateTime={event.at}>{formatDateTime(event.at)}</time>
              {event.text === null ? null : <span>{event.text}</span>}
            </li>
          ))}
        </ol>
      )}
      <ParcelActions shipment={shipment} />
    </li>
  );
}

const ended: ReadonlySet<ShipmentStatus> = new Set(['DELIVERED', 'RETURNED', 'LOST', 'CANCELLED']);

function ParcelActions({ shipment }: { shipment: Shipment }) {
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
