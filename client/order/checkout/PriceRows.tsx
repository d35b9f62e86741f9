import { fr } from '../../text/fr.ts';
import { formatMoney } from '../../../format/money.ts';
import './PriceDetails.css';

type Amount = { amount: number };
type Props = {
  prices: { originalTotal: Amount; discount: Amount; shipping: Amount; payable: Amount };
};

/** How an amount to pay comes about, row by row. */
export function PriceRows({ prices: { originalTotal, discount, shipping, payable } }: Props) {
  const texts = fr.order.prices;
  const fee = shipping.amount;
  return (
    <dl className="price-details">
      <div className="price-details__row">
        <dt>{texts.subtotal}</dt>
        <dd>{formatMoney(originalTotal.amount)}</dd>
      </div>
      <div className="price-details__row">
        <dt>{texts.discount}</dt>
        <dd className="price-details__discount">{formatMoney(-discount.amount)}</dd>
      </div>
      <div className="price-details__row">
        <dt>{texts.shipping}</dt>
        <dd>{fee === 0 ? texts.free : formatMoney(fee)}</dd>
      </div>
      <div className="price-details__row price-details__row--total">
        <dt>{texts.total}</dt>
        <dd>{formatMoney(payable.amount)}</dd>
      </div>
    </dl>
  );
}
