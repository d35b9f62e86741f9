import { formatMoney } from '#shared/money.format.ts';
import type { SalesChart_SalesFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frSales } from '../../text/admin/sales.fr.ts';
import { BarChart } from '../../ui/chart/BarChart.tsx';
import { Section } from '../page/Section.tsx';
import { CsvButton } from './CsvButton.tsx';
import { NumberTable } from './NumberTable.tsx';
import './Sales.css';
import { changeWord, nameOf, spanOf } from './salesWords.ts';

graphql(`
  fragment SalesChart_sales on Sales {
    period
    from
    to
    buckets {
      from
      to
      sums {
        ...SalesTotals_sums
      }
      before {
        sales
      }
      change {
        sales
      }
    }
  }
`);

type Props = { sales: SalesChart_SalesFragment };
type Bucket = Props['sales']['buckets'][number];

const { columns, sums: names, legend, ...texts } = frSales;

/** Sales over time beside those of the time before, as bars and as a table. */
export function SalesChart({ sales }: Props) {
  const { period, buckets } = sales;
  const name = (bucket: Bucket) => nameOf(period, bucket);
  const bars = buckets.map((bucket) => ({
    key: bucket.from,
    label: name(bucket),
    value: bucket.sums.sales,
    before: bucket.before.sales,
    description: texts.bar(
      name(bucket),
      formatMoney(bucket.sums.sales),
      formatMoney(bucket.before.sales),
    ),
  }));
  return (
    <Section title={spanOf(sales)} actions={<CsvButton table="PERIODS" title={texts.title} />}>
      <p className="sales-legend">
        <span>{legend.now}</span>
        <span className="sales-legend__before">{legend.before}</span>
      </p>
      <BarChart bars={bars} />
      <details className="sales-details">
        <summary>{texts.table}</summary>
        <NumberTable
          label={texts.title}
          isWide
          columns={[
            { title: columns.period, cell: name },
            { title: names.orders, cell: ({ sums }) => sums.orders },
            { title: names.quantity, cell: ({ sums }) => sums.quantity },
            { title: names.sales, cell: ({ sums }) => formatMoney(sums.sales) },
            { title: columns.salesBefore, cell: ({ before }) => formatMoney(before.sales) },
            { title: columns.change, cell: ({ change }) => changeWord(change.sales) },
            { title: names.refunded, cell: ({ sums }) => formatMoney(sums.refunded) },
          ]}
          rows={buckets.toReversed()}
          keyOf={({ from }) => from}
        />
      </details>
      <p className="sales-note note">{texts.note}</p>
    </Section>
  );
}
