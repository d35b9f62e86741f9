import './ProductGrid.css';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import './ProductCardSkeleton.css';

type Props = { count: number; room?: 'page' | 'panel' };

export function ProductGridSkeleton({ count, room = 'page' }: Props) {
  return (
    <div className={`product-grid product-grid--${room}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="product-grid__cell">
          <ProductCardSkeleton />
        </div>
      ))}
    </div>
  );
}

function ProductCardSkeleton() {
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
