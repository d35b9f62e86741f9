import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';

import { graphql } from '../../apollo/generated/index.ts';
import type { OrderLines_CartFragment } from '../../apollo/generated/graphql.ts';
import { fr } from '../../text/fr.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/format/Price.tsx';
import './OrderLines.css';

const orderLinesFragment = graphql(`
  fragment OrderLines_cart on Cart {
    id
    lines {
      id
      quantity
      total {
        amount
      }
      product {
        id
        title
        brand
        image
        category {
          id
          name
        }
      }
    }
  }
`);

type Props = { cart: FragmentType<OrderLines_CartFragment> };

/** What is about to be ordered. */
export function OrderLines({ cart: from }: Props) {
  const { data: cart, complete } = useFragment({ fragment: orderLinesFragment, from });
  if (!complete) return null;
  return (
    <ul className="order-lines">
      {cart.lines.map(({ id, product, quantity, total }) => (
        <li key={id} className="order-lines__line">
          <Picture src={product.image} alt="" className="order-lines__picture" />
          <div className="order-lines__text">
            <p className="order-lines__title">{product.title}</p>
            <p className="order-lines__about">
              {product.brand} · {product.category.name}
            </p>
            <p className="order-lines__about">{fr.order.pieces(quantity)}</p>
          </div>
          <Price amount={total.amount} />
        </li>
      ))}
    </ul>
  );
}
