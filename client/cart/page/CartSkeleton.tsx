import { shopTexts } from '../../text/shop.fr.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import './CartPage.css';
import './CartLine.css';
import './CartSummary.css';

export function CartSkeleton() {
  return (
    <div className="cart">
      <p className="visually-hidden">{shopTexts.app.loading}</p>
      <div className="cart__lines" aria-hidden="true">
        {[1, 2].map((key) => (
          <div key={key} className="cart-line">
            <div className="cart-line__frame">
              <Skeleton shape="picture" />
            </div>
            <div className="cart-line__facts">
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </div>
            <div className="cart-line__actions">
              <Skeleton shape="button" />
            </div>
          </div>
        ))}
      </div>
      <div className="cart__summary stack-5 surface" aria-hidden="true">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
