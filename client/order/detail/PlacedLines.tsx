import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';

import { graphql } from '../../apollo/generated/index.ts';
import type { PlacedLines_OrderFragment } from '../../apollo/generated/graphql.ts';
import { paths } from '../../page/paths.ts';
import { fr } from '../../text/fr.ts';
import { formatMoney } from '../../../format/money.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/format/Price.tsx';
import './OrderLines.css';
import './PlacedLines.css';

const placedLinesFragment = graphql(`
  fragment PlacedLines_order on Order {
    id
    lines {
      productId
      title
      brand
      image
      price {
        amount
      }
      quantity
      total {
        amount
      }
    }
  }
`);

type Props = { order: FragmentType<PlacedLines_OrderFragment> };

/** What was ordered, as it was then. */
export function PlacedLines({ order: from }: Props) {
  const { data: order, complete } = useFragment({ fragment: placedLinesFragment, from });
  if (!complete) return null;
  return (
    <ul className="order-lines placed-lines">
      {order.lines.map(({ productId, title, brand, image, price, quantity, total }) => (
        <li key={productId} className="order-lines__line">
          <Picture src={image} alt="" className="order-lines__picture" />
          <div className="order-lines__text">
            <p className="order-lines__title">
              <Link to={paths.product(productId)}>{title}</Link>
            </p>
            <p className="order-lines__about">{brand}</p>
            <p className="order-lines__about">{fr.order.view.each(formatMoney(price.amount))}</p>
            <p className="order-lines__about">{fr.order.pieces(quantity)}</p>
          </div>
          <Price amount={total.amount} />
        </li>
      ))}
    </ul>
  );
}
