import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { formatMoney } from '#shared/money.format.ts';
import type {
  SalesTables_GroupFragment,
  SalesTables_SalesFragment,
} from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { labels } from '../../text/admin/labels.fr.ts';
import { frSales } from '../../text/admin/sales.fr.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { TableSection } from './TableSection.tsx';
import './Sales.css';

graphql(`
  fragment SalesTables_group on SalesGroup {
    name
    productId
    isRemoved
    quantity
    sales
  }

  fragment SalesTables_sales on Sales {
    products: by(dimension: PRODUCT, first: 11) {
      ...SalesTables_group
    }
    sizes: by(dimension: SIZE, first: 11) {
      ...SalesTables_group
    }
    categories: by(dimension: CATEGORY, first: 11) {
      ...SalesTables_group
    }
    channels {
      channel
      orders
      sales
    }
    returnsByReason {
      reason
      returns
      quantity
    }
    refusalsByCity(first: 11) {
      city
      delivered
      refused
      rate
    }
  }
`);

const { columns, sums: names, channels: channelTexts, groups: groupTexts, ...texts } = frSales;

const cityCell = ({ city }: { city: string }) => <bdi>{city || texts.refusals.noCity}</bdi>;

/** Shows sales by product, size, category and channel, with returns and refusals. */
export function SalesTables({ sales }: { sales: SalesTables_SalesFragment }) {
  const { returns, refusals } = texts;
  return (
    <div className="sales-tables stack-5">
      <SoldTable table="PRODUCTS" groups={sales.products} />
      <SoldTable table="SIZES" groups={sales.sizes} />
      <SoldTable table="CATEGORIES" groups={sales.categories} />
      <TableSection
        table="CHANNELS"
        title={channelTexts.title}
        columns={[
          { title: channelTexts.column, cell: ({ channel }) => labels.channel[channel] },
          { title: names.orders, cell: ({ orders }) => orders },
          { title: names.sales, cell: (each) => formatMoney(each.sales) },
        ]}
        rows={sales.channels}
        keyOf={({ channel }) => channel}
      />
      <TableSection
        table="RETURNS"
        title={returns.title}
        empty={returns.empty}
        columns={[
          { title: returns.column, cell: ({ reason }) => reason || returns.noReason },
          { title: returns.returns, cell: (each) => each.returns },
          { title: names.quantity, cell: ({ quantity }) => quantity },
        ]}
        rows={sales.returnsByReason}
        keyOf={({ reason }) => reason}
      />
      <TableSection
        table="REFUSALS"
        title={refusals.title}
        empty={refusals.empty}
        columns={[
          { title: refusals.column, cell: cityCell },
          { title: refusals.refused, cell: ({ refused }) => refused },
          { title: refusals.delivered, cell: ({ delivered }) => delivered },
          { title: columns.rate, cell: ({ rate }) => `${rate}\u00a0%` },
        ]}
        rows={sales.refusalsByCity}
        keyOf={({ city }) => city}
      />
    </div>
  );
}

type SoldProps = {
  table: 'PRODUCTS' | 'SIZES' | 'CATEGORIES';
  groups: readonly SalesTables_GroupFragment[];
};

function SoldTable({ table, groups }: SoldProps) {
  const { title, column } = groupTexts[table];
  return (
    <TableSection
      table={table}
      title={title}
      empty={groupTexts.empty}
      columns={[
        { title: column, cell: nameOf },
        { title: names.quantity, cell: ({ quantity }) => quantity },
        { title: names.sales, cell: ({ sales }) => formatMoney(sales) },
      ]}
      rows={groups}
      keyOf={({ productId, name, isRemoved }) => `${isRemoved} ${productId ?? name}`}
    />
  );
}

function nameOf({ name, productId, isRemoved }: SalesTables_GroupFragment): ReactNode {
  if (isRemoved) return groupTexts.removed;
  if (productId === null) return name ?? groupTexts.noSize;
  return <Link to={adminPaths.product(productId)}>{name}</Link>;
}
