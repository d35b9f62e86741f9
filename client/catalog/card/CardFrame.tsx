import { fr } from '../../text/fr.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { PicturePriority } from '../../ui/picturePriority.ts';
import './CardFrame.css';

type Props = {
  product: { image: string; imageAlt: string; discountPercent: number };
  priority: PicturePriority | undefined;
};

export function CardFrame({ product: { image, imageAlt, discountPercent }, priority }: Props) {
  return (
    <div className="card-frame">
      <Picture src={image} alt={imageAlt} priority={priority} className="card-frame__picture" />
      <p className="card-frame__badges">
        {discountPercent > 0 ? (
          <span className="card-frame__badge">{fr.product.discount(discountPercent)}</span>
        ) : null}
      </p>
    </div>
  );
}
