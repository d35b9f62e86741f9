import { useId } from 'react';

import { graphql } from '../../generated/shop/index.ts';
import type { FreeDelivery_CartFragment } from '../../generated/shop/graphql.ts';
import { useSession } from '../../apollo/session.ts';
import { cartPageTexts } from './cartPage.fr.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { formatMoney } from '../../ui/format/money.ts';
import './FreeDelivery.css';

graphql(`
  fragment FreeDelivery_cart on Cart {
    id
    quantity
    total {
      amount
    }
    shipping {
      amount
    }
    missingForFreeDelivery {
      amount
    }
  }
`);

/** Says how far a guest's cart is from free delivery. Customers never pay for it. */
export function FreeDelivery({ cart }: { cart: FreeDelivery_CartFragment }) {
  const textId = useId();
  const isGuest = !useSession();
  if (!isGuest || cart.quantity === 0) return null;
  const missing = cart.missingForFreeDelivery.amount;
  const isFree = missing === 0 && cart.shipping.amount === 0;
  return (
    <div className={cx('stack-2', isFree && 'free-delivery--reached')}>
      <p id={textId} className="free-delivery__text">
        {isFree ? <Icon name="check" size={18} /> : null}
        <span>
          {isFree ? cartPageTexts.freeDelivery : cartPageTexts.missingForFree(formatMoney(missing))}
        </span>
      </p>
      {/* Only the length of a bar: amounts come from the server. */}
      <progress
        className="free-delivery__bar"
        aria-labelledby={textId}
        max={cart.total.amount + missing}
        value={cart.total.amount}
      />
    </div>
  );
}
