import { useEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';

import { formatMoney } from '#shared/money.format.ts';
import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { frShipments } from '../../../text/admin/orders/shipments.fr.ts';
import { Table, type Column } from '../../../ui/table/Table.tsx';
import { placeName } from '../../delivery/carrier/CityChoice.tsx';
import { ParcelField } from '../moves/ParcelField.tsx';
import type { Outcomes, PreviewRow } from './useShipOrders.ts';

export type NumberField = Pick<ComponentProps<typeof ParcelField>, 'onChange'> & { value: string };

type Shown = {
  /** Whether the courier's numbers are typed. */
  isTyped: boolean;
  outcomes: Outcomes;
  fieldOf: (id: string) => NumberField;
};

type Props = Shown & { rows: readonly PreviewRow[]; isStale: boolean };

const { ship: texts } = frShipments;
const { columns: titles } = texts;

/** Shows what would be given to the carrier, and then what came of it. A scanner can begin at once. */
export function ShipTable({ rows, isStale, ...shown }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  // Once: a choice of another carrier keeps the focus.
  useEffect(() => ref.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={ref}>
      <Table
        label={texts.preview}
        columns={columnsFor(shown)}
        rows={rows}
        keyOf={({ order }) => order.id}
        isStale={isStale}
      />
    </div>
  );
}

const columnsFor = ({ isTyped, outcomes, fieldOf }: Shown): readonly Column<PreviewRow>[] => [
  { title: titles.order, shape: 'title', isUnbroken: true, cell: ({ order }) => order.number },
  {
    title: titles.recipient,
    cell: ({ order: { shippingInfo }, carrierCity }) => {
      const { name, phone, city } = shippingInfo;
      return (
        <>
          <bdi>{[name || phone || frOrders.unnamed, city].filter(Boolean).join(', ')}</bdi>
          {carrierCity ? (
            <span className="order-note">{texts.to(placeName(carrierCity))}</span>
          ) : null}
        </>
      );
    },
  },
  {
    title: titles.amount,
    isUnbroken: true,
    cell: ({ amount: { amount } }) => (amount > 0 ? formatMoney(amount) : texts.nothing),
  },
  {
    title: titles.parcel,
    cell: ({ order: { id, number }, problems }) => {
      const outcome = outcomes.get(id);
      const wrong = outcome?.problem ?? problems.map(({ message }) => message).join(' ');
      if (outcome?.parcel) {
        const { status, trackingNumber } = outcome.parcel;
        return status === 'UNCERTAIN' ? texts.uncertain : texts.created(trackingNumber);
      }
      if (wrong !== '') return <span className="ship-dialog__problem">{wrong}</span>;
      return isTyped ? (
        <ParcelField
          {...fieldOf(id)}
          label={texts.parcelOf(number)}
          className="ship-dialog__number"
          onKeyDown={goToNextField}
        />
      ) : (
        texts.ready
      );
    },
  },
];

/** A scanner ends each number with Enter; in the last field it sends the form. */
function goToNextField(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  const fields = Array.from(event.currentTarget.form?.querySelectorAll('input') ?? []);
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  if (!next) return;
  event.preventDefault();
  next.select();
}
