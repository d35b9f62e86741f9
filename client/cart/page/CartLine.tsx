import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { graphql } from '../../apollo/generated/index.ts';
import type { CartLine_LineFragment } from '../../apollo/generated/graphql.ts';
import { useProductActions } from '../../catalog/card/ProductActions.ts';
import { paths } from '../../page/paths.ts';
import { fr } from '../../text/fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { formatMoney } from '../../../server/shared/money.format.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/format/Price.tsx';
import './CartLine.css';
import { QuantityStepper } from './QuantityStepper.tsx';
import { useRemoveFromCart } from '../useRemoveFromCart.ts';

const cartLineFragment = graphql(`
  fragment CartLine_line on CartLine {
    id
    quantity
    price {
      amount
    }
    total {
      amount
    }
    product {
      id
      title
      brand
      image
      imageAlt
      originalPrice {
        amount
      }
      outOfStock
      category {
        id
        name
      }
    }
  }
`);

type Props = {
  line: FragmentType<CartLine_LineFragment>;
  /** As the shopper last set it, ahead of the sums. */
  quantity: number;
  /** While the whole cart is being emptied. */
  isDisabled: boolean;
};

export function CartLine({ line: from, quantity, isDisabled }: Props) {
  const titleId = useId();
  const { WishButton } = useProductActions();
  const { removeFromCart, isRemoving } = useRemoveFromCart();
  const { data: line, complete } = useFragment({ fragment: cartLineFragment, from });
  if (!complete) return null;
  const { product } = line;
  const isLeaving = isDisabled || isRemoving;
  return (
    <article className="cart-line" aria-labelledby={titleId}>
      <Link to={paths.product(product.id)} className="cart-line__frame" tabIndex={-1}>
        <Picture src={product.image} alt={product.imageAlt} className="cart-line__picture" />
      </Link>
      <div className="cart-line__facts">
        <p className="cart-line__brand">{product.brand}</p>
        <h2 id={titleId} className="cart-line__title">
          <Link to={paths.product(product.id)}>{product.title}</Link>
        </h2>
        <p className="cart-line__category">{product.category.name}</p>
        {product.outOfStock ? (
          <p className="cart-line__out">{fr.product.outOfStock}</p>
        ) : (
          <p className="cart-line__price">
            <Price amount={line.price.amount} original={product.originalPrice.amount} />
          </p>
        )}
      </div>
      <WishButton productId={product.id} className="cart-line__wish" />
      <div className="cart-line__actions">
        <QuantityStepper
          productId={product.id}
          quantity={quantity}
          isDisabled={isLeaving || product.outOfStock}
        />
        <Button
          variant="ghost"
          className="cart-line__remove"
          disabled={isLeaving}
          onClick={() => void removeFromCart(product.id)}
        >
          <Icon name="trash" size={18} />
          {fr.cart.remove}
        </Button>
        {line.quantity > 1 && !product.outOfStock ? (
          <p
            className={cx(
              'cart-line__total',
              quantity !== line.quantity && 'cart-line__total--old',
            )}
          >
            <span className="visually-hidden">{fr.cart.lineTotal} </span>
            <span>{formatMoney(line.total.amount)}</span>
          </p>
        ) : null}
      </div>
    </article>
  );
}
