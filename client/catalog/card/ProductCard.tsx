import { memo, useId, type ReactNode } from 'react';

import { graphql } from '../../generated/shop/index.ts';
import type { ProductCard_ProductFragment } from '../../generated/shop/graphql.ts';
import { PageLink } from '../../page/links.tsx';
import { writtenIn } from '../../page/writtenIn.ts';
import { paths } from '#shared/paths.ts';
import type { PicturePriority } from '../../ui/Picture.tsx';
import { Rating } from '../../ui/format/Rating.tsx';
import { CardCartButton } from './CardCartButton.tsx';
import { CardFrame } from './CardFrame.tsx';
import { ColourDots } from './ColourDots.tsx';
import { useProductActions } from './ProductActions.ts';
import { ProductPrice } from './ProductPrice.tsx';
import './ProductCard.css';

graphql(`
  fragment ProductCard_product on Product {
    id
    title
    brand
    description
    languages {
      title
      description
    }
    ratings {
      value
    }
    ...CardFrame_product
    ...ProductPrice_product
    ...FirstVariant_product
  }
`);

type Props = {
  product: ProductCard_ProductFragment;
  priority?: PicturePriority | undefined;
  /** Widths of its picture, as in HTML, where it is larger than in a grid of many. */
  sizes?: string | undefined;
  /** Stands below the price. */
  note?: ReactNode;
};

/** The whole card is a link to its page. It keeps what it shows while filters change around it. */
export const ProductCard = memo(function ProductCard({ product, priority, sizes, note }: Props) {
  const titleId = useId();
  const { WishButton } = useProductActions();
  return (
    <article className="card product-card" aria-labelledby={titleId}>
      <CardFrame product={product} priority={priority} sizes={sizes}>
        <ColourDots product={product} />
      </CardFrame>
      <div className="card__facts">
        <p className="product-card__brand">
          <span>{product.brand}</span>
          <Rating value={product.ratings.value} />
        </p>
        <h3
          id={titleId}
          className="card__title product-card__title"
          {...writtenIn(product.languages.title)}
        >
          <PageLink to={paths.product(product.id)} className="cover-link">
            {product.title}
          </PageLink>
        </h3>
        {product.description ? (
          <p className="product-card__description" {...writtenIn(product.languages.description)}>
            {product.description}
          </p>
        ) : null}
        <ProductPrice product={product} />
        {note}
      </div>
      <div className="card__action">
        <CardCartButton product={product} titleId={titleId} isOutOfStock={product.outOfStock} />
      </div>
      <WishButton productId={product.id} titleId={titleId} className="product-card__wish" />
    </article>
  );
});
