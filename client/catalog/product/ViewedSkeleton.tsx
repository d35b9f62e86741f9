import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import './ViewedProduct.css';

export function ViewedSkeleton() {
  return (
    <div className="viewed-product">
      <Skeleton shape="picture" />
      <Skeleton className="viewed-product__title" />
      <Skeleton className="price" />
    </div>
  );
}
