import { Skeleton } from '../ui/Skeleton.tsx';
import './ProductGrid.css';

type Props = { count: number; room?: 'page' | 'panel' };

/** The room of a grid that is being loaded. */
export function ProductGridSkeleton({ count, room = 'page' }: Props) {
  return (
    <div className={`product-grid product-grid--${room}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="product-grid__cell">
          <Skeleton shape="picture" />
          <div className="product-grid__waiting">
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
          <Skeleton shape="button" />
        </div>
      ))}
    </div>
  );
}
