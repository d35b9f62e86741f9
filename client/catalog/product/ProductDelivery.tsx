import { formatMoney } from '../../../server/shared/money.format.ts';
import { FREE_DELIVERY_FROM, GUEST_DELIVERY_FEE } from '../../../server/shared/pricing.ts';
import { useToday } from '../../apollo/today.ts';
import { fr } from '../../text/fr.ts';
import { formatSpan } from '../../ui/format/date.ts';
import { Icon } from '../../ui/Icon.tsx';
import { deliveryDates } from './deliveryDates.ts';
import './ProductDelivery.css';

/** When an order of today arrives, and what that costs. */
export function ProductDelivery() {
  const { first, last } = deliveryDates(useToday());
  const { from, to } = formatSpan(first, last);
  return (
    <div className="product-delivery">
      <Icon name="delivery" />
      <div>
        <p className="product-delivery__date">{fr.product.delivery.between(from, to)}</p>
        <p className="product-delivery__cost">
          {fr.product.delivery.cost(
            formatMoney(GUEST_DELIVERY_FEE),
            formatMoney(FREE_DELIVERY_FROM),
          )}
        </p>
      </div>
    </div>
  );
}
