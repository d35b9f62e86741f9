import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';

import { graphql } from '../apollo/generated/index.ts';
import type { ProductView_ProductFragment } from '../apollo/generated/graphql.ts';
import { fr } from '../text/fr.ts';
import { cx } from '../ui/cx.ts';
import { formatCount } from '../ui/number.ts';
import { Price } from '../ui/Price.tsx';
import { Rating } from '../ui/Rating.tsx';
import { CartButton } from './CartButton.tsx';
import { PolicyClaims } from './PolicyClaims.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import './ProductView.css';
import { ShareProduct } from './ShareProduct.tsx';
import { WishLink } from './WishLink.tsx';

const productViewFragment = graphql(`
  fragment ProductView_product on Product {
    id
    title
    brand
    description
    image
    imageAlt
    price {
      amount
    }
    originalPrice {
      amount
    }
    discountPercent
    category {
      id
      name
    }
    outOfStock
    ratings {
      value
      count
    }
  }
`);

type Props = { product: FragmentType<ProductView_ProductFragment> };

/** A product with all that is known of it. On a phone the buttons stay in sight at the bottom. */
export function ProductView({ product: from }: Props) {
  const { data: product, complete } = useFragment({ fragment: productViewFragment, from });
  if (!complete) return null;
  const { ratings, discountPercent, outOfStock } = product;
  return (
    <article className="product-view">
      <div className="product-view__frame">
        <ProductPicture src={product.image} alt={product.imageAlt} title={product.title} />
      </div>
      <div className="product-view__facts">
        <p className="product-view__brand">{product.brand}</p>
        <h1 className="product-view__title">{product.title}</h1>
        <p className="product-view__line">
          <Rating value={ratings.value} note={fr.product.reviews(formatCount(ratings.count))} />
          <span className="product-view__category">{product.category.name}</span>
        </p>
        <p className="product-view__price">
          <Price amount={product.price.amount} original={product.originalPrice.amount} />
          {discountPercent > 0 ? (
            <span className="product-view__discount">{fr.product.discount(discountPercent)}</span>
          ) : null}
        </p>
        <p className={cx('product-view__stock', outOfStock && 'product-view__stock--out')}>
          {outOfStock ? fr.product.outOfStock : fr.product.inStock}
        </p>
        {product.description ? (
          <p className="product-view__description">{product.description}</p>
        ) : null}
        <div className="product-view__actions">
          <CartButton productId={product.id} isOutOfStock={outOfStock} />
          <WishLink productId={product.id} />
        </div>
        <ShareProduct productId={product.id} title={product.title} />
        <PolicyClaims />
      </div>
    </article>
  );
}
