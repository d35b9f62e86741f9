import { Link } from 'react-router-dom';

import { formatMoney } from '#shared/money.format.ts';
import { frDashboard } from '../../text/admin/dashboard.fr.ts';
import { BarChart } from '../../ui/chart/BarChart.tsx';
import { formatDay } from '../../ui/format/day.ts';
import { Table } from '../../ui/table/Table.tsx';
import type { Sales_DashboardFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { adminPaths } from '../page/adminPaths.ts';

graphql(`
  fragment Sales_dashboard on Dashboard {
    days {
      date
      orders
      sales
    }
  }
`);

type Props = { dashboard: Sales_DashboardFragment };
type Day = Props['dashboard']['days'][number];

const texts = frDashboard.sales;

export function Sales({ dashboard: { days } }: Props) {
  const sum = days.reduce((total, { sales }) => total + sales, 0);
  const count = days.reduce((total, { orders }) => total + orders, 0);
  const bars = days.map(({ date, sales, orders }) => ({
    key: date,
    label: formatDay(date),
    value: sales,
    description: texts.bar(formatDay(date), formatMoney(sales), texts.orders(orders)),
  }));
  return (
    <section className="surface admin-section sales" aria-labelledby="sales-title">
      <div className="sales__header">
        <h2 id="sales-title">{texts.title}</h2>
        <p className="sales__sum">{texts.sum(formatMoney(sum), texts.orders(count))}</p>
      </div>
      <BarChart bars={bars} />
      <details className="sales__details">
        <summary>{texts.table}</summary>
        <Table label={texts.title} columns={columns} rows={days.toReversed()} keyOf={dateOf} />
      </details>
      <p>
        <Link to={adminPaths.sales()} className="awaited__link">
          {texts.all}
        </Link>
      </p>
    </section>
  );
}

const dateOf = ({ date }: Day) => date;

const columns = [
  { title: texts.day, cell: ({ date }: Day) => formatDay(date), shape: 'title' },
  { title: texts.count, cell: ({ orders }: Day) => texts.orders(orders), shape: 'end' },
  { title: texts.amount, cell: ({ sales }: Day) => formatMoney(sales), shape: 'end' },
] as const;
