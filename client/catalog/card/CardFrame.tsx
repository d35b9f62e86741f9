import type { ReactNode } from 'react';

import { fr } from '../../text/fr.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { PicturePriority } from '../../ui/picturePriority.ts';
import './CardFrame.css';

type Props = {
  product: { image: string; imageAlt: string; discountPercent: number; outOfStock: boolean };
  priority: PicturePriority | undefined;
  /** At the end of the badges. */
  children?: ReactNode;
};

export function CardFrame({ product, priority, children }: Props) {
  const { image, imageAlt, discountPercent, outOfStock } = product;
  return (
    <div className="card-frame">
      <Picture src={image} alt={imageAlt} priority={priority} className="card-frame__picture" />
      <p className="card-frame__badges">
        {outOfStock ? (
          <span className="card-frame__badge card-frame__badge--out">{fr.product.soldOut}</span>
        ) : null}
        {discountPercent > 0 ? (
          <span className="card-frame__badge">{fr.product.discount(discountPercent)}</span>
        ) : null}
        {children}
      </p>
    </div>
  );
}
