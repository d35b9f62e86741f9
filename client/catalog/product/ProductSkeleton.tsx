import { shopTexts } from '../../text/shop.fr.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import './ProductView.css';

export function ProductSkeleton() {
  return (
    <div className="page">
      <p className="visually-hidden">{shopTexts.app.loading}</p>
      <Skeleton />
      <div className="product-view">
        <div className="product-view__frame">
          <Skeleton shape="picture" />
        </div>
        <div className="product-view__facts">
          <Skeleton />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="button" />
        </div>
      </div>
    </div>
  );
}
