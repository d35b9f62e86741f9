import { formatMoney } from '#shared/money.format.ts';
import { Link } from 'react-router-dom';

import type { Owed_OutstandingFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frMoney } from '../../text/admin/orders/money.fr.ts';
import { formatDate } from '../../ui/format/date.ts';
import { Table, type Column } from '../../ui/table/Table.tsx';
import { useListAddress } from '../list/listAddress.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { Section } from '../page/Section.tsx';

graphql(`
  fragment Owed_outstanding on Outstanding {
    carrier {
      id
      name
    }
    delivered
    amount {
      amount
    }
    oldestAt
    ages {
      fromDays
      toDays
      delivered
      amount {
        amount
      }
    }
  }
`);

const { owed: texts } = frMoney;

const columns: readonly Column<Owed_OutstandingFragment>[] = [
  {
    title: texts.carrier,
    shape: 'title',
    cell: ({ carrier }) => (
      <Link to={adminPaths.money(`transporteur=${encodeURIComponent(carrier.id)}`)}>
        <bdi>{carrier.name}</bdi>
      </Link>
    ),
  },
  {
    title: texts.amount,
    shape: 'end',
    isUnbroken: true,
    cell: ({ amount }) => <strong>{formatMoney(amount.amount)}</strong>,
  },
  { title: texts.parcels, shape: 'end', cell: ({ delivered }) => delivered },
  { title: texts.oldest, isUnbroken: true, cell: ({ oldestAt }) => formatDate(oldestAt) },
];

type Age = Owed_OutstandingFragment['ages'][number];

const ageColumn = ({ fromDays, toDays }: Age, at: number): Column<Owed_OutstandingFragment> => ({
  title: texts.age(fromDays, toDays),
  shape: 'end',
  isUnbroken: true,
  cell: ({ ages }) => formatMoney(ages[at]?.amount.amount ?? 0),
});

/** Sums up by carrier and age; a carrier's name leads to its parcels. */
export function Owed({ outstanding }: { outstanding: readonly Owed_OutstandingFragment[] }) {
  const { read } = useListAddress();
  const [first] = outstanding;
  if (!first) return null;
  return (
    <Section title={texts.title} className="surface money-owed">
      <Table
        label={texts.title}
        rows={outstanding}
        columns={[...columns, ...first.ages.map(ageColumn)]}
        keyOf={({ carrier }) => carrier.id}
      />
      {read('transporteur') ? <Link to={adminPaths.money()}>{texts.all}</Link> : null}
    </Section>
  );
}
