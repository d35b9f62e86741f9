import { formatMoney } from '../../../../server/shared/money.format.ts';
import { frOrders } from '../../../text/fr.admin.orders.ts';
import { formatDate } from '../../../ui/format/date.ts';
import type { PackingSlip_OrderFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import './PackingSlip.css';

graphql(`
  fragment PackingSlip_order on Order {
    id
    number
    placedAt
    paymentMethod
    parcelNumber
    payable {
      amount
    }
    shippingInfo {
      name
      phone
      email
      street
      city
      region
      postalCode
    }
    ...OrderLines_order
  }
`);

type Props = { order: PackingSlip_OrderFragment };

const texts = frOrders.slip;

/** What goes into the parcel: without prices, but with what the courier collects. */
export function PackingSlip({ order }: Props) {
  const { name, phone, street, city, region, postalCode } = order.shippingInfo;
  return (
    <article className="packing-slip" aria-label={texts.title(order.number)}>
      <header className="packing-slip__header">
        <p className="packing-slip__brand">Belle Vue</p>
        <p className="packing-slip__number">{order.number}</p>
        <p>{texts.placed(formatDate(order.placedAt))}</p>
        {order.parcelNumber ? (
          <p>
            {texts.parcel} <strong>{order.parcelNumber}</strong>
          </p>
        ) : null}
      </header>
      <section className="packing-slip__recipient" aria-label={texts.recipient}>
        <h2>{texts.recipient}</h2>
        <address>
          <strong>{name}</strong>
          <span>{street}</span>
          <span>
            {postalCode} {city}, {region}
          </span>
          {phone ? (
            <span>
              {texts.phone} <strong>{phone}</strong>
            </span>
          ) : null}
        </address>
      </section>
      <table className="packing-slip__lines">
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
            <tr key={line.variantId}>
              <td className="packing-slip__quantity">{line.quantity}</td>
              <td>
                {line.title}
                <span className="packing-slip__brand-name">{line.brand}</span>
              </td>
              <td>
                <strong>{line.variantTitle ?? '—'}</strong>
                <span className="packing-slip__brand-name">{line.variantId}</span>
              </td>
              <td className="packing-slip__box">
                <span aria-hidden="true">☐</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="packing-slip__collect">
        {order.paymentMethod === 'CARD' ? (
          texts.paid
        ) : (
          <>
            {texts.collect} <strong>{formatMoney(order.payable.amount)}</strong>
          </>
        )}
      </p>
    </article>
  );
}
