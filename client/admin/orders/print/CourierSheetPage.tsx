import type { ReactNode } from 'react';

import { useToday } from '../../../page/today.ts';
import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { isFetched, OrdersPrint, type PrintedOrder } from './OrdersPrint.tsx';
import { formatMoney } from '#shared/money.format.ts';
import { formatDate } from '../../../ui/format/date.ts';
import './CourierSheet.css';
import { PrintSheet } from './PrintFrame.tsx';

export function CourierSheetPage() {
  return (
    <OrdersPrint title={frOrders.sheet.title}>
      {(orders, sender) => {
        const parcels = orders.filter((order) => !isFetched(order));
        const fetched = orders.length - parcels.length;
        return (
          <>
            {fetched > 0 ? (
              <p className="note courier-sheet__fetched">{texts.fetched(fetched)}</p>
            ) : null}
            {parcels.length > 0 ? <CourierSheet orders={parcels} sender={sender} /> : null}
          </>
        );
      }}
    </OrdersPrint>
  );
}

const texts = frOrders.sheet;

/** Lists the parcels that a courier takes away, and the money to bring back. */
function CourierSheet({ orders, sender }: { orders: readonly PrintedOrder[]; sender: ReactNode }) {
  const today = useToday();
  const total = orders.reduce((sum, { toCollect }) => sum + toCollect.amount, 0);
  return (
    <PrintSheet label={texts.title}>
      <header className="print-sheet__header">
        <div>
          <p className="print-sheet__title">{texts.title}</p>
          <p>{formatDate(today)}</p>
        </div>
        {sender}
      </header>
      <table className="print-table courier-sheet__orders">
        <thead>
          <tr>
            <th scope="col">{texts.order}</th>
            <th scope="col">{texts.recipient}</th>
            <th scope="col">{texts.address}</th>
            <th scope="col">{texts.collect}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, number, parcelNumber, toCollect, shippingInfo }) => (
            <tr key={id}>
              <th scope="row">
                <span>{number}</span>
                {parcelNumber ? (
                  <span className="print-table__note">{texts.parcel(parcelNumber)}</span>
                ) : null}
              </th>
              <td>
                <bdi>{shippingInfo.name}</bdi>
                <span className="courier-sheet__phone">{shippingInfo.phone ?? texts.noPhone}</span>
              </td>
              <td>
                <strong dir="auto">{shippingInfo.city}</strong>
                <span className="print-table__note">
                  <bdi>{shippingInfo.street}</bdi>
                </span>
              </td>
              <td>{toCollect.amount > 0 ? formatMoney(toCollect.amount) : texts.nothing}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="courier-sheet__end">
        <dl className="courier-sheet__sums">
          <dt>{texts.parcels}</dt>
          <dd>{orders.length}</dd>
          <dt>{texts.total}</dt>
          <dd>{formatMoney(total)}</dd>
        </dl>
        <p className="courier-sheet__line">{texts.courier}</p>
        <p className="courier-sheet__line">{texts.signature}</p>
      </div>
    </PrintSheet>
  );
}
