import { useId } from 'react';

import { graphql } from '../../generated/shop/index.ts';
import type { FreeDelivery_CartFragment } from '../../generated/shop/graphql.ts';
import { useSession } from '../../apollo/session.ts';
import { cartPageTexts } from './cartPage.fr.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { formatMoney } from '../../ui/format/money.ts';
import type { Option } from '../../delivery/promise.ts';
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

type Props = {
  cart: FreeDelivery_CartFragment;
  /** How it reaches a city; undefined where that is not known. */
  option?: Option | undefined;
};

/** Says how far a cart is from free delivery. Customers do not pay for it, but in some cities. */
export function FreeDelivery({ cart, option }: Props) {
  const textId = useId();
  const isGuest = !useSession();
  const { fee = cart.shipping, missingForFree = cart.missingForFreeDelivery } = option ?? {};
  const isFree = fee.amount === 0;
  const isPaid = isGuest || !isFree;
  if (!isPaid || !missingForFree || cart.quantity === 0 || option?.kind === 'PICKUP') return null;
  const missing = missingForFree.amount;
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
