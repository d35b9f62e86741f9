import { formatMoney } from '../../ui/format/money.ts';
import { FREE_DELIVERY_FROM, GUEST_DELIVERY_FEE } from '#shared/pricing.ts';
import { productTexts } from './product.fr.ts';
import { Icon } from '../../ui/Icon.tsx';
import { DeliveryDates } from '../DeliveryDates.tsx';
import './ProductDelivery.css';

type Props = {
  /** Price of one, in centimes. */
  amount: number;
  isInStock: boolean;
};

/** Says when an order of today arrives, unless it cannot be placed, and what that costs. */
export function ProductDelivery({ amount, isInStock }: Props) {
  return (
    <div className="product-delivery">
      <Icon name="delivery" />
      <div>
        {isInStock ? <DeliveryDates className="product-delivery__date" /> : null}
        <p className="product-delivery__cost">
          {amount >= FREE_DELIVERY_FROM
            ? productTexts.delivery.free
            : productTexts.delivery.cost(
                formatMoney(GUEST_DELIVERY_FEE),
                formatMoney(FREE_DELIVERY_FROM),
              )}
        </p>
      </div>
    </div>
  );
}
