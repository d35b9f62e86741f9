import { formatMoney } from '#shared/money.format.ts';

import type { AdminMoneyPageQuery } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frMoney as texts } from '../../text/admin/orders/money.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { formatDate } from '../../ui/format/date.ts';
import type { Column } from '../../ui/table/Table.tsx';
import { ListLink } from '../list/ListLink.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { liveQuery } from '../page/Loaded.tsx';
import { useCsvDownload } from '../page/useCsvDownload.ts';
import './Money.css';
import { Owed } from './Owed.tsx';
import { SettleByHand } from './SettleByHand.tsx';
import { Statements } from './Statements.tsx';

const moneyPageQuery = graphql(`
  query AdminMoneyPage($carrierId: ID, $isLate: Boolean!, $after: String) {
    outstanding {
      ...Owed_outstanding
    }
    outstandingParcels(carrierId: $carrierId, isLate: $isLate, first: 50, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...SettleByHand_parcel
        parcelNumber
        deliveredAt
        days
        carrier {
          id
          name
        }
      }
    }
  }
`);

const csvQuery = graphql(`
  query AdminOutstandingCsv {
    outstandingCsv(isForExcel: true)
  }
`);

type Parcel = AdminMoneyPageQuery['outstandingParcels']['nodes'][number];

const numberOf = ({ order, exchange }: Parcel) => exchange?.number ?? order.number;

const { columns: titles } = texts;

const columns: readonly Column<Parcel>[] = [
  {
    title: titles.order,
    shape: 'title',
    isUnbroken: true,
    cell: (parcel) => (
      <ListLink to={adminPaths.order(parcel.order.id)}>{numberOf(parcel)}</ListLink>
    ),
  },
  { title: titles.parcel, cell: ({ parcelNumber }) => parcelNumber ?? '–' },
  { title: titles.carrier, cell: ({ carrier }) => <bdi>{carrier.name}</bdi> },
  { title: titles.delivered, isUnbroken: true, cell: ({ deliveredAt }) => formatDate(deliveredAt) },
  { title: titles.days, shape: 'end', cell: ({ days }) => texts.days(days) },
  {
    title: titles.amount,
    shape: 'end',
    isUnbroken: true,
    cell: ({ amount }) => formatMoney(amount.amount),
  },
];

const owedOf = ({ outstanding }: AdminMoneyPageQuery) => <Owed outstanding={outstanding} />;

const parameter = 'vue';

/** Says which carrier owes how much since when, parcel by parcel. */
export function MoneyPage() {
  return (
    <ListPage
      title={texts.title}
      actions={
        <>
          <CsvButton />
          <ButtonLink to={adminPaths.newStatement()}>{texts.newStatement}</ButtonLink>
        </>
      }
      query={moneyPageQuery}
      request={({ read, after }) => ({
        variables: {
          carrierId: read('transporteur') || null,
          isLate: read(parameter) === 'retard',
          after,
        },
        ...liveQuery,
      })}
      list={({ outstandingParcels }) => outstandingParcels}
      count={texts.count}
      tabs={{
        label: texts.tabs.label,
        parameter,
        tabs: [
          { name: '', label: texts.tabs.all },
          { name: 'retard', label: texts.tabs.late },
          { name: 'releves', label: texts.tabs.statements, content: <Statements /> },
        ],
      }}
      summary={owedOf}
      empty={texts.empty}
      columns={columns}
      selection={{
        nameOf: (parcel) => texts.selection.name(numberOf(parcel)),
        count: texts.selection.count,
        Actions: SettleByHand,
      }}
    />
  );
}

function CsvButton() {
  const { save, isBusy } = useCsvDownload(async (client) => {
    const { data } = await client.query({ query: csvQuery, fetchPolicy: 'no-cache' });
    return data ? { csv: data.outstandingCsv, fileName: texts.csvFile } : null;
  });
  return (
    <Button variant="quiet" disabled={isBusy} onClick={() => void save()}>
      {texts.csv}
    </Button>
  );
}
