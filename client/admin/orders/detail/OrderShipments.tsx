import { formatMoney } from '#shared/money.format.ts';
import type {
  OrderShipments_OrderFragment,
  ShipmentStatus,
} from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frShipments, shipmentStatuses } from '../../../text/admin/orders/shipments.fr.ts';
import { formatDate, formatDateTime } from '../../../ui/format/date.ts';
import { StatusChip, type Tone } from '../../../ui/StatusChip.tsx';
import { Section } from '../../page/Section.tsx';
import { ParcelActions } from './ParcelActions.tsx';

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
      ...ParcelActions_shipment
      events {
        at
        status
        text
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
