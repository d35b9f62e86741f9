import { Link } from 'react-router-dom';

import { formatMoney } from '#shared/money.format.ts';
import type {
  RefusalTables_GroupFragment,
  RefusalTables_SalesFragment,
} from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frOrders } from '../../text/admin/orders/orders.fr.ts';
import { frSales } from '../../text/admin/sales.fr.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { Section } from '../page/Section.tsx';
import { CsvButton } from './CsvButton.tsx';
import { NumberTable } from './NumberTable.tsx';
import { TableSection } from './TableSection.tsx';
import './Sales.css';

graphql(`
  fragment RefusalTables_group on RefusalGroup {
    name
    productId
    isRemoved
    delivered
    refused
    rate
    carriersFault
    cost
  }

  fragment RefusalTables_sales on Sales {
    refusals {
      delivered
      refused
      rate
      carriersFault
      cost
      cities: by(dimension: CITY, first: 11) {
        ...RefusalTables_group
      }
      carriers: by(dimension: CARRIER, first: 11) {
        ...RefusalTables_group
      }
      products: by(dimension: PRODUCT, first: 11) {
        ...RefusalTables_group
      }
      sizes: by(dimension: SIZE, first: 11) {
        ...RefusalTables_group
      }
    }
    calls {
      outcomes {
        outcome
        contacts
      }
      calls
      confirmed
      cancelled
      saved
      price
      balance
    }
  }
`);

const texts = frSales.losses;

/** Shows what refusals cost and what calls saved, the worst first. */
export function RefusalTables({ sales: { refusals, calls } }: Props) {
  return (
    <>
      <Section title={texts.title}>
        <p>{texts.sums(refusals, formatMoney(refusals.cost))}</p>
        <p className="sales-note note">{texts.note}</p>
      </Section>
      <div className="sales-tables stack-5">
        <GroupTable table="REFUSED_CITIES" groups={refusals.cities} />
        <GroupTable table="REFUSED_CARRIERS" groups={refusals.carriers} />
        <GroupTable table="REFUSED_PRODUCTS" groups={refusals.products} />
        <GroupTable table="REFUSED_SIZES" groups={refusals.sizes} />
        <Section
          title={texts.calls.title}
          actions={<CsvButton table="CALLS" title={texts.calls.title} />}
        >
          <NumberTable
            label={texts.calls.title}
            columns={[
              { title: texts.calls.column, cell: ({ name }) => name },
              { title: texts.calls.count, cell: ({ count }) => count },
              { title: texts.calls.amount, cell: ({ amount }) => amount },
            ]}
            rows={rowsOf(calls)}
            keyOf={({ name }) => name}
          />
          <p className="sales-note note">{texts.calls.rule}</p>
        </Section>
      </div>
    </>
  );
}

type Props = { sales: RefusalTables_SalesFragment };

function rowsOf(sums: RefusalTables_SalesFragment['calls']) {
  const { rows } = texts.calls;
  return [
    ...sums.outcomes.map(({ outcome, contacts }) => ({
      name: frOrders.contact.outcomes[outcome],
      count: contacts,
      amount: '',
    })),
    { name: rows.confirmed, count: sums.confirmed, amount: '' },
    { name: rows.cancelled, count: sums.cancelled, amount: formatMoney(sums.saved) },
    { name: rows.price, count: sums.calls, amount: formatMoney(sums.price) },
    { name: rows.balance, count: '', amount: formatMoney(sums.balance) },
  ];
}

type GroupProps = {
  table: keyof typeof texts.groups;
  groups: readonly RefusalTables_GroupFragment[];
};

function GroupTable({ table, groups }: GroupProps) {
  const { title, column, none } = texts.groups[table];
  const name = (group: RefusalTables_GroupFragment) => {
    if (group.isRemoved) return frSales.groups.removed;
    if (group.productId === null) return <bdi>{group.name || none}</bdi>;
    return <Link to={adminPaths.product(group.productId)}>{group.name}</Link>;
  };
  return (
    <TableSection
      table={table}
      title={title}
      empty={texts.empty}
      isWide
      columns={[
        { title: column, cell: name },
        { title: texts.refused, cell: ({ refused }) => refused },
        { title: texts.delivered, cell: ({ delivered }) => delivered },
        { title: texts.rate, cell: ({ rate }) => `${rate}\u00a0%` },
        { title: texts.carriersFault, cell: ({ carriersFault }) => carriersFault },
        { title: texts.cost, cell: ({ cost }) => formatMoney(cost) },
      ]}
      rows={groups}
      keyOf={(group) => `${group.isRemoved} ${group.productId ?? group.name}`}
    />
  );
}
