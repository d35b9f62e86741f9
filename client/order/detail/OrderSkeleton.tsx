import { fr } from '../../text/fr.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import './OrderSkeleton.css';

export function OrderSkeleton() {
  return (
    <div className="order-skeleton">
      <p className="visually-hidden">{fr.app.loading}</p>
      <Skeleton shape="title" />
      <Skeleton className="order-skeleton__part" />
      <Skeleton className="order-skeleton__part" />
    </div>
  );
}
