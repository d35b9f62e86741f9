import { useId } from 'react';

import { frameFit, type FrameLike } from '#shared/catalog/frame-fit.ts';
import { graphql } from '../../generated/shop/index.ts';
import type { FrameMatch_ProductFragment } from '../../generated/shop/graphql.ts';
import { PageLink } from '../../page/links.tsx';
import { paths } from '#shared/paths.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/format/Price.tsx';
import { cardTexts } from '../card/card.fr.ts';
import './FrameMatch.css';
import type { Wanted } from './frameFinderQuery.ts';
import { FrameOverlay } from './FrameOverlay.tsx';
import { frameTexts } from './frames.fr.ts';
import { FrameWidth } from './FrameWidth.tsx';

graphql(`
  fragment FrameMatch_product on Product {
    id
    title
    brand
    image
    imageSources {
      url
      width
    }
    variants {
      id
      size
      color
      availableForSale
      colorFamilies
      price {
        amount
      }
      frame {
        ...Frame_measures
      }
    }
  }
`);

type Props = {
  product: FrameMatch_ProductFragment;
  own: FrameLike;
  /** Filters of the list. */
  wanted: Wanted;
};

type Variant = FrameMatch_ProductFragment['variants'][number];

function isWanted(
  { availableForSale, colorFamilies, price }: Variant,
  { includeOutOfStock, chosen }: Wanted,
) {
  const families = chosen?.colorFamilies ?? [];
  return (
    (availableForSale || includeOutOfStock) &&
    (families.length === 0 || families.some((family) => colorFamilies.includes(family))) &&
    price.amount <= (chosen?.maxPrice ?? Infinity)
  );
}

/** The variant that fits best, over one's own glasses; the whole card is a link to its page. */
export function FrameMatch({ product, own, wanted }: Props) {
  const titleId = useId();
  const [best] = product.variants
    .flatMap((variant) => {
      const { frame } = variant;
      const fit = frame && isWanted(variant, wanted) ? frameFit(wanted.like, frame) : null;
      return frame && fit !== null ? [{ ...variant, frame, fit }] : [];
    })
    .toSorted((one, other) => one.fit - other.fit);
  if (!best) return null;
  const { frame, price } = best;
  const name = frameTexts.variant(best.size, best.color);
  return (
    <article className="surface frame-match" aria-labelledby={titleId}>
      <FrameOverlay frame={frame} own={own} />
      <div className="frame-match__body">
        <Picture
          src={product.image}
          sources={product.imageSources}
          sizes="96px"
          alt=""
          text={product.title}
          className="frame-match__picture"
        />
        <div className="frame-match__facts">
          <FrameWidth frame={frame} own={own} />
          <p className="note">{product.brand}</p>
          <h3 id={titleId} className="frame-match__title">
            <PageLink to={paths.product(product.id, best.id)} className="cover-link">
              {product.title}
            </PageLink>
          </h3>
          <p className="frame-match__line note">
            {name === '' ? null : <span>{name}</span>}
            <Price amount={price.amount} />
            {best.availableForSale ? null : (
              <span className="frame-match__sold-out">{cardTexts.soldOut}</span>
            )}
          </p>
        </div>
      </div>
    </article>
  );
}
