import { useQuery } from '@apollo/client/react';
import { formatMoney } from '#shared/money.format.ts';

import type { AdminStatementsQuery } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frMoney } from '../../text/admin/orders/money.fr.ts';
import { formatDate } from '../../ui/format/date.ts';
import { Table, type Column } from '../../ui/table/Table.tsx';
import { ListLink } from '../list/ListLink.tsx';
import { PageLinks } from '../list/PageLinks.tsx';
import { useListAddress } from '../list/listAddress.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { Loaded, liveQuery } from '../page/Loaded.tsx';

const statementsQuery = graphql(`
  query AdminStatements($after: String) {
    statements(first: 20, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        createdAt
        settledAt
        carrier {
          id
          name
        }
        sums {
          rows
          amount {
            amount
          }
          disagreeing {
            rows
          }
        }
      }
    }
  }
`);

type Statement = AdminStatementsQuery['statements']['nodes'][number];

const { list: texts } = frMoney;

const columns: readonly Column<Statement>[] = [
  {
    title: texts.carrier,
    shape: 'title',
    cell: ({ id, carrier }) => (
      <ListLink to={adminPaths.statement(id)}>
        <bdi>{carrier.name}</bdi>
      </ListLink>
    ),
  },
  { title: texts.read, isUnbroken: true, cell: ({ createdAt }) => formatDate(createdAt) },
  { title: texts.rows, shape: 'end', cell: ({ sums }) => sums.rows },
  {
    title: texts.amount,
    shape: 'end',
    isUnbroken: true,
    cell: ({ sums }) => formatMoney(sums.amount.amount),
  },
  { title: texts.disagreeing, shape: 'end', cell: ({ sums }) => sums.disagreeing.rows },
  {
    title: texts.state,
    cell: ({ settledAt }) =>
      settledAt === null ? texts.open : texts.settled(formatDate(settledAt)),
  },
];

/** Lists the statements that were read, the newest first. */
export function Statements() {
  const { after, parameters } = useListAddress();
  const result = useQuery(statementsQuery, { variables: { after }, ...liveQuery });
  return (
    <Loaded result={result}>
      {({ statements: { nodes, pageInfo } }) =>
        nodes.length === 0 ? (
          <p className="surface">{texts.none}</p>
        ) : (
          <div className="money-list">
            <Table
              label={frMoney.tabs.statements}
              rows={nodes}
              columns={columns}
              keyOf={({ id }) => id}
            />
            <PageLinks pageInfo={pageInfo} parameters={parameters} />
          </div>
        )
      }
    </Loaded>
  );
}
