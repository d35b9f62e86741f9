import type { ReactNode } from 'react';

import { graphql } from '../../generated/shop/index.ts';
import type { CardFrame_ProductFragment } from '../../generated/shop/graphql.ts';
import { cardTexts } from './card.fr.ts';
import { Picture, type PicturePriority } from '../../ui/Picture.tsx';
import './CardFrame.css';

graphql(`
  fragment CardFrame_product on Product {
    title
    image
    imageAlt
    imageSources {
      url
      width
    }
    discountPercent
    highestDiscountPercent
    outOfStock
    campaign {
      id
      label
    }
  }
`);

// ProductGrid.css has as many columns at these widths.
const COLUMNS = '(min-width: 1200px) 300px, (min-width: 768px) 33vw, 50vw';

type Props = {
  product: CardFrame_ProductFragment;
  priority: PicturePriority | undefined;
  sizes?: string | undefined;
  /** Stands at the end of the badges. */
  children?: ReactNode;
};

export function CardFrame({ product, priority, sizes = COLUMNS, children }: Props) {
  const { title, image, imageAlt, imageSources, outOfStock, campaign } = product;
  const { discountPercent, highestDiscountPercent } = product;
  return (
    <div className="card-frame">
      <Picture
        src={image}
        sources={imageSources}
        sizes={sizes}
        alt={imageAlt}
        text={title}
        priority={priority}
        className="card-frame__picture"
      />
      <p className="card-frame__badges">
        {outOfStock ? (
          <span className="card-frame__badge card-frame__badge--out">{cardTexts.soldOut}</span>
        ) : null}
        {campaign ? <span className="card-frame__badge">{campaign.label}</span> : null}
        {highestDiscountPercent > 0 ? (
          <span className="card-frame__badge">
            {highestDiscountPercent > discountPercent
              ? cardTexts.discountUpTo(highestDiscountPercent)
              : cardTexts.discount(discountPercent)}
          </span>
        ) : null}
        {children}
      </p>
    </div>
  );
}
