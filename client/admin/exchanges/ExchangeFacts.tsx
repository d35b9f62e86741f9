import { frExchanges as texts } from '../../text/admin/orders/exchanges.fr.ts';
import { shipmentStatuses } from '../../text/admin/orders/shipments.fr.ts';
import { formatDate } from '../../ui/format/date.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { lineText, parcelOf, tones, type Exchange } from './exchange.ts';
import './Exchanges.css';

type Props = { exchange: Exchange };

/** Says what is exchanged for what, and how much of it came back. */
export function ExchangeLines({ exchange: { lines } }: Props) {
  return (
    <ul className="exchange-lines">
      {lines.map((line, place) => (
        // Goods that were paid unlike are listed apart.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${line.variantId} ${line.toVariantId} ${place}`}>
          <span>{lineText(line)}</span>
          {line.receivedQuantity > 0 ? (
            <span className="exchange-note">
              {texts.received(line.receivedQuantity, line.quantity)}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** The state, with that of its parcel, and until when its replacement is reserved. */
export function ExchangeState({ exchange }: Props) {
  const { status, heldUntil, parcelNumber } = exchange;
  const parcel = parcelOf(exchange);
  const notes = [
    ...(heldUntil === null ? [] : [texts.held(formatDate(heldUntil))]),
    ...(parcelNumber === null ? [] : [texts.parcel(parcelNumber)]),
    ...(parcel ? [texts.parcelState(parcel.carrier, shipmentStatuses[parcel.status])] : []),
  ];
  return (
    <>
      <StatusChip tone={tones[status]} text={texts.statuses[status]} />
      {notes.map((note) => (
        <span key={note} className="exchange-note">
          {note}
        </span>
      ))}
    </>
  );
}
