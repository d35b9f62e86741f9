import { uiTexts } from '../../text/ui.fr.ts';
import { cx } from '../cx.ts';
import { formatMoney } from './money.ts';
import './Price.css';

type Props = {
  /** Centimes. */
  amount: number;
  /** Centimes; struck through beside the price when it is higher. */
  original?: number | undefined;
  /** Whether others of the same thing cost more: « Dès » stands before it. */
  isLowest?: boolean | undefined;
  className?: string;
};

export function Price({ amount, original, isLowest = false, className }: Props) {
  return (
    <span className={cx('price', className)}>
      {isLowest ? <span className="price__from">{uiTexts.ui.priceFrom} </span> : null}
      <bdi className="price__amount">{formatMoney(amount)}</bdi>
      {original !== undefined && original > amount ? (
        <s className="price__original">
          <span className="visually-hidden">{uiTexts.ui.originalPrice} </span>
          <bdi>{formatMoney(original)}</bdi>
        </s>
      ) : null}
    </span>
  );
}
