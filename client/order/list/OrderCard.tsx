import { useId } from 'react';

import { graphql } from '../../generated/shop/index.ts';
import type { OrderCard_OrderFragment } from '../../generated/shop/graphql.ts';
import { paths } from '#shared/paths.ts';
import { orderTexts } from '../order.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { formatDate } from '../../ui/format/date.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/format/Price.tsx';
import './OrderCard.css';
import { OrderStatusChip } from '../detail/OrderStatusChip.tsx';

const maxShown = 3;

graphql(`
  fragment OrderCard_order on Order {
    id
    number
    status
    placedAt
    lines {
      id
      title
      image
      quantity
    }
    payable {
      amount
    }
  }
`);

export function OrderCard({ order }: { order: OrderCard_OrderFragment }) {
  const titleId = useId();
  const texts = orderTexts.list;
  const others = order.lines.length - maxShown;
  return (
    <article className="surface" aria-labelledby={titleId}>
      <div className="order-card__head">
        <h3 id={titleId}>{orderTexts.number(order.number)}</h3>
        <OrderStatusChip status={order.status} />
        <p className="order-card__date">
          <time dateTime={order.placedAt}>{formatDate(order.placedAt)}</time>
        </p>
      </div>
      <ul className="order-card__lines">
        {order.lines.slice(0, maxShown).map((line) => (
          <li key={line.id} className="order-card__line">
            <Picture src={line.image} alt="" text={line.title} className="order-card__picture" />
            <span className="order-card__title">
              {line.title}{' '}
              <span className="order-card__quantity">{texts.quantity(line.quantity)}</span>
            </span>
          </li>
        ))}
      </ul>
      {others > 0 ? <p className="order-card__others note">{texts.others(others)}</p> : null}
      <div className="order-card__foot">
        <p className="order-card__total">
          <span>{texts.total}</span> <Price amount={order.payable.amount} />
        </p>
        <ButtonLink to={paths.order(order.id)} variant="secondary" aria-describedby={titleId}>
          {texts.open}
        </ButtonLink>
      </div>
    </article>
  );
}
