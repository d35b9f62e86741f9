import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';

import { graphql } from '../../apollo/generated/index.ts';
import type { BuyBar_ProductFragment } from '../../apollo/generated/graphql.ts';
import { fr } from '../../text/fr.ts';
import { cx } from '../../ui/cx.ts';
import { Price } from '../../ui/format/Price.tsx';
import './BuyBar.css';
import { useProductActions } from '../card/ProductActions.ts';

const buyBarFragment = graphql(`
  fragment BuyBar_product on Product {
    id
    price {
      amount
    }
    originalPrice {
      amount
    }
    discountPercent
    outOfStock
  }
`);

type Props = { product: FragmentType<BuyBar_ProductFragment> };

/** On a phone it stays at the bottom of the screen. */
export function BuyBar({ product: from }: Props) {
  const { CartButton } = useProductActions();
  const { data: product, complete } = useFragment({ fragment: buyBarFragment, from });
  if (!complete) return null;
  const { id, price, originalPrice, discountPercent, outOfStock } = product;
  return (
    <div className="buy-bar">
      <div className="buy-bar__facts">
        <p className="buy-bar__price">
          <Price amount={price.amount} original={originalPrice.amount} />
          {discountPercent > 0 ? (
            <span className="buy-bar__discount">{fr.product.discount(discountPercent)}</span>
          ) : null}
        </p>
        <p className={cx('buy-bar__stock', outOfStock && 'buy-bar__stock--out')}>
          {outOfStock ? fr.product.outOfStock : fr.product.inStock}
        </p>
      </div>
      <CartButton productId={id} isOutOfStock={outOfStock} />
    </div>
  );
}
