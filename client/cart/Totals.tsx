import { graphql } from '../generated/shop/index.ts';
import { cx } from '../ui/cx.ts';
import './Totals.css';
import { totalsRows, type Sums, type TotalsTexts } from './totalsRows.ts';

graphql(`
  fragment Totals_cart on Cart {
    id
    quantity
    originalTotal {
      amount
    }
    discount {
      amount
    }
    shipping {
      amount
    }
    payable {
      amount
    }
    ...CartCode_cart
  }
`);

type Props = {
  sums: Sums;
  texts: TotalsTexts;
  /** The sums are older than the quantities shown. */
  isUpdating?: boolean;
};

/** Shows how the amount to pay for a cart or an order comes about. */
export function Totals({ sums, texts, isUpdating = false }: Props) {
  return (
    <dl className={cx('totals', isUpdating && 'totals--old')} aria-busy={isUpdating}>
      {totalsRows(sums, texts).map(({ label, sum, isReduction }) => (
        <div key={label} className={cx('totals__row', isReduction && 'totals__row--reduction')}>
          <dt>{label}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
    </dl>
  );
}
