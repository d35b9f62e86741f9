import { useQuery } from '@apollo/client/react';
import { useLocation, useParams } from 'react-router-dom';

import type { Statement_StatementFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frMoney } from '../../text/admin/orders/money.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { formatDateTime } from '../../ui/format/date.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { Loaded, liveQuery } from '../page/Loaded.tsx';
import { PageFrame } from '../page/PageFrame.tsx';
import { Section } from '../page/Section.tsx';
import { useCsvDownload } from '../page/useCsvDownload.ts';
import './Money.css';
import { StatementRows } from './StatementRows.tsx';
import { StatementSums } from './StatementSums.tsx';

graphql(`
  fragment Statement_sum on StatementSum {
    rows
    amount {
      amount
    }
    fee {
      amount
    }
    net {
      amount
    }
  }
`);

graphql(`
  fragment Statement_statement on CarrierStatement {
    id
    createdAt
    by
    carrier {
      id
      name
    }
    rows {
      ...StatementRows_row
    }
    sums {
      rows
      amount {
        amount
      }
      fee {
        amount
      }
      net {
        amount
      }
      toSettle {
        ...Statement_sum
      }
      settled {
        ...Statement_sum
      }
      disagreeing {
        ...Statement_sum
      }
    }
  }
`);

const statementQuery = graphql(`
  query AdminStatement($id: ID!) {
    statement(id: $id) {
      ...Statement_statement
    }
  }
`);

const csvQuery = graphql(`
  query AdminStatementCsv($id: ID!) {
    statementCsv(id: $id, isForExcel: true)
  }
`);

const { view: texts } = frMoney;
const back = { to: adminPaths.money('vue=releves'), label: texts.back };

/** A statement as it is now: what agrees is settled by one press, the rest is a list to work through. */
export function StatementPage() {
  const { id = '' } = useParams();
  const result = useQuery(statementQuery, { variables: { id }, ...liveQuery });
  return (
    <Loaded result={result}>
      {({ statement }) =>
        statement ? (
          <Statement key={statement.id} statement={statement} />
        ) : (
          <PageFrame title={texts.unknown} back={back} />
        )
      }
    </Loaded>
  );
}

type Props = { statement: Statement_StatementFragment };

function Statement({ statement }: Props) {
  const { carrier, createdAt, by } = statement;
  return (
    <PageFrame
      title={texts.title(carrier.name)}
      back={back}
      actions={<CsvButton statement={statement} />}
    >
      <p className="note money-read">{texts.read(formatDateTime(createdAt), by)}</p>
      <div className="admin-columns">
        <LeftOut />
        <StatementSums statement={statement} />
        <StatementRows statement={statement} />
      </div>
    </PageFrame>
  );
}

/** Names the rows of the file that could not be read, once, after it was sent. */
function LeftOut() {
  const { state }: { state: unknown } = useLocation();
  const given = state instanceof Object && 'problems' in state ? state.problems : [];
  const problems = Array.isArray(given) ? given.map(String) : [];
  if (problems.length === 0) return null;
  return (
    <Section title={frMoney.statement.problems}>
      <ul role="alert">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Section>
  );
}

function CsvButton({ statement: { id } }: Props) {
  const { save, isBusy } = useCsvDownload(async (client) => {
    const { data } = await client.query({
      query: csvQuery,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    const csv = data?.statementCsv;
    return csv == null ? null : { csv, fileName: texts.csvFile };
  });
  return (
    <Button variant="quiet" disabled={isBusy} onClick={() => void save()}>
      {frMoney.csv}
    </Button>
  );
}
