import { useId } from 'react';

import { graphql } from '../generated/shop/index.ts';
import type { WishlistItem_ProductFragment } from '../generated/shop/graphql.ts';
import { PageLink } from '../page/links.tsx';
import { paths } from '#shared/paths.ts';
import { CardCartButton } from '../catalog/card/CardCartButton.tsx';
import { CardFrame } from '../catalog/card/CardFrame.tsx';
import { cardTexts } from '../catalog/card/card.fr.ts';
import { ProductPrice } from '../catalog/card/ProductPrice.tsx';
import { wishlistTexts } from './wishlist.fr.ts';
import { Button } from '../ui/button/Button.tsx';
import type { PicturePriority } from '../ui/Picture.tsx';
import { formatCount, Rating } from '../ui/format/Rating.tsx';
import { useToggleWish } from './useToggleWish.ts';
import './WishlistItem.css';

graphql(`
  fragment WishlistItem_product on Product {
    id
    title
    brand
    ratings {
      value
      count
    }
    ...CardFrame_product
    ...ProductPrice_product
    ...FirstVariant_product
  }
`);

type Props = {
  product: WishlistItem_ProductFragment;
  priority?: PicturePriority;
};

export function WishlistItem({ product, priority }: Props) {
  const titleId = useId();
  const { toggle, isUpdating } = useToggleWish();
  const { ratings } = product;
  return (
    <article className="card" aria-labelledby={titleId}>
      <CardFrame product={product} priority={priority} />
      <div className="card__facts wishlist-item__facts">
        <p className="wishlist-item__brand">{product.brand}</p>
        <h2 id={titleId} className="card__title wishlist-item__title">
          <PageLink to={paths.product(product.id)} className="cover-link">
            {product.title}
          </PageLink>
        </h2>
        <Rating
          value={ratings.value}
          note={cardTexts.reviews(ratings.count, formatCount(ratings.count))}
        />
        <ProductPrice product={product} />
      </div>
      <div className="card__action wishlist-item__actions">
        <CardCartButton
          product={product}
          titleId={titleId}
          isOutOfStock={product.outOfStock}
          isForCustomers
        />
        <Button
          variant="ghost"
          isWide
          aria-describedby={titleId}
          disabled={isUpdating}
          onClick={() => toggle(product.id)}
        >
          {wishlistTexts.remove}
        </Button>
      </div>
    </article>
  );
}
