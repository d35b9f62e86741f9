import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import './ProductCardSkeleton.css';

export function ProductCardSkeleton() {
  return (
    <>
      <Skeleton shape="picture" />
      <div className="product-card-skeleton">
        <Skeleton className="product-card-skeleton__brand" />
        <Skeleton className="product-card-skeleton__title" />
        <Skeleton className="product-card-skeleton__description" />
        <Skeleton />
      </div>
      <Skeleton shape="button" />
    </>
  );
}
