import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useId } from 'react';

import { graphql } from '../apollo/generated/index.ts';
import type { OrderCard_OrderFragment } from '../apollo/generated/graphql.ts';
import { fr } from '../text/fr.ts';
import { formatDate } from '../ui/date.ts';
import { Picture } from '../ui/Picture.tsx';
import { Price } from '../ui/Price.tsx';
import './OrderCard.css';

const orderCardFragment = graphql(`
  fragment OrderCard_order on Order {
    id
    number
    status
    placedAt
    lines {
      productId
      title
      image
      quantity
      total {
        amount
      }
    }
    payable {
      amount
    }
  }
`);

type Props = { order: FragmentType<OrderCard_OrderFragment> };

/** An order in the list of orders. */
export function OrderCard({ order: from }: Props) {
  const titleId = useId();
  const { data: order, complete } = useFragment({ fragment: orderCardFragment, from });
  if (!complete) return null;
  const { number, pieces, statuses, total } = fr.account.orders;
  return (
    <article className="surface order-card" aria-labelledby={titleId}>
      <div className="order-card__head">
        <h3 id={titleId}>{number(order.number)}</h3>
        <p className="order-card__status">{statuses[order.status]}</p>
        <p className="order-card__date">
          <time dateTime={order.placedAt}>{formatDate(order.placedAt)}</time>
        </p>
      </div>
      <ul className="order-card__lines">
        {order.lines.map((line) => (
          <li key={line.productId} className="order-card__line">
            <Picture src={line.image} alt="" className="order-card__picture" />
            <span className="order-card__title">
              {line.title} <span className="order-card__pieces">{pieces(line.quantity)}</span>
            </span>
            <Price amount={line.total.amount} />
          </li>
        ))}
      </ul>
      <p className="order-card__total">
        <span>{total}</span> <Price amount={order.payable.amount} />
      </p>
    </article>
  );
}
