import { formatMoney } from '#shared/money.format.ts';
import type { SalesTotals_SalesFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frSales } from '../../text/admin/sales.fr.ts';
import { cx } from '../../ui/cx.ts';
import './Sales.css';

graphql(`
  fragment SalesTotals_sums on SalesSums {
    orders
    quantity
    sales
    refunded
  }

  fragment SalesTotals_sales on Sales {
    sums {
      ...SalesTotals_sums
    }
    before {
      ...SalesTotals_sums
    }
    change {
      orders
      quantity
      sales
      refunded
    }
  }
`);

const texts = frSales;

const totals = [
  { name: 'sales', format: formatMoney, isGood: true },
  { name: 'orders', format: String, isGood: true },
  { name: 'quantity', format: String, isGood: true },
  { name: 'refunded', format: formatMoney, isGood: false },
] as const;

/** The sums of the whole time, each with that of the time before. */
export function SalesTotals({ sales: { sums, before, change } }: Props) {
  return (
    <ul className="sales-totals" aria-label={texts.sums.label}>
      {totals.map(({ name, format, isGood }) => (
        <li key={name} className="sales-total">
          <span className="sales-total__name">{texts.sums[name]}</span>{' '}
          <strong className="sales-total__value">{format(sums[name])}</strong>{' '}
          <Change percent={change[name]} before={format(before[name])} isGood={isGood} />
        </li>
      ))}
    </ul>
  );
}

type Props = { sales: SalesTotals_SalesFragment };

type ChangeProps = { percent: number | null; before: string; isGood: boolean };

function Change({ percent, before, isGood }: ChangeProps) {
  if (percent === null) return <span className="note">{texts.nothingBefore}</span>;
  const isBetter = isGood ? percent > 0 : percent < 0;
  return (
    <span className="note">
      <span
        className={cx(percent !== 0 && (isBetter ? 'sales-change--better' : 'sales-change--worse'))}
      >
        {texts.change(percent)}
      </span>
      <span>{`, ${texts.before(before)}`}</span>
    </span>
  );
}
