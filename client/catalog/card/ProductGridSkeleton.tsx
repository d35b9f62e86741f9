import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import './ProductGrid.css';

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
