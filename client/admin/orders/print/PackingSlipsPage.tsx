import type { ReactNode } from 'react';

import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { isFetched, OrdersPrint, type PrintedOrder } from './OrdersPrint.tsx';
import { formatMoney } from '#shared/money.format.ts';
import { alterationTitle } from '#shared/texts/order.fr.ts';
import { formatDate } from '../../../ui/format/date.ts';
import { formatPlace } from '../../../ui/format/contact.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { Barcode } from './Barcode.tsx';
import './PackingSlip.css';
import { PrintParty, PrintSheet } from './PrintFrame.tsx';

export function PackingSlipsPage() {
  return (
    <OrdersPrint title={frOrders.slip.title}>
      {(orders, sender) =>
        orders.map((order) => <PackingSlip key={order.id} order={order} sender={sender} />)
      }
    </OrdersPrint>
  );
}

const { slip: texts, print } = frOrders;

/** Lists the contents of the parcel without prices, but with what the courier collects. */
function PackingSlip({ order, sender }: { order: PrintedOrder; sender: ReactNode }) {
  const { number, parcelNumber, toCollect, delivery } = order;
  const { name, phone, ...address } = order.shippingInfo;
  const point = isFetched(order) ? delivery?.pickupPoint : null;
  const place = isFetched(order)
    ? [texts.fetchedAt([point?.name, point?.city].filter(Boolean).join(', '))]
    : [address.street, formatPlace(address)];
  return (
    <PrintSheet label={`${texts.title} ${number}`}>
      <header className="print-sheet__header">
        <div>
          <p className="print-sheet__title">{texts.title}</p>
          <p className="packing-slip__number">{number}</p>
          <p>{texts.placed(formatDate(order.placedAt))}</p>
          {parcelNumber ? (
            <p>
              {texts.parcel} <strong>{parcelNumber}</strong>
            </p>
          ) : null}
        </div>
        <Barcode number={number} />
      </header>
      <div className="print-sheet__parties">
        {sender}
        <PrintParty
          title={print.recipient}
          name={name}
          lines={[...place, phone && print.phone(phone)]}
        />
      </div>
      <table className="print-table">
        <caption>{texts.lines}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.quantity}</th>
            <th scope="col">{texts.article}</th>
            <th scope="col">{texts.variant}</th>
            <th scope="col">{texts.done}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td className="packing-slip__quantity">{line.quantity}</td>
              <td>
                <div className="packing-slip__article">
                  {/* Printed before it is scrolled to. */}
                  <Picture src={line.image} alt="" priority="soon" />
                  <p>
                    {line.title}
                    <span className="print-table__note">{line.brand}</span>
                  </p>
                </div>
              </td>
              <td>
                <strong>{line.variantTitle ?? '—'}</strong>
                {line.alterations.map((each) => (
                  <div key={each.id}>{`+ ${alterationTitle(each)}`}</div>
                ))}
                {line.sku === null ? null : <span className="print-table__note">{line.sku}</span>}
              </td>
              <td className="packing-slip__box">
                <span aria-hidden="true">☐</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="packing-slip__collect">
        {toCollect.amount > 0 ? (
          <>
            <span>{`${isFetched(order) ? texts.collectFetched : texts.collect} `}</span>
            <strong>{formatMoney(toCollect.amount)}</strong>
          </>
        ) : order.paymentMethod === 'CARD' ? (
          texts.paid
        ) : (
          texts.nothing
        )}
      </p>
    </PrintSheet>
  );
}
