import { useQuery } from '@apollo/client/react';
import { formatMoney } from '#shared/money.format.ts';
import { useLocation, useParams } from 'react-router-dom';

import type { Statement_StatementFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frMoney } from '../../text/admin/money.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { formatDateTime } from '../../ui/format/date.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { ConfirmButton } from '../page/ConfirmButton.tsx';
import { Loaded, liveQuery } from '../page/Loaded.tsx';
import { PageFrame } from '../page/PageFrame.tsx';
import { Section } from '../page/Section.tsx';
import { useCsvDownload } from '../page/useCsvDownload.ts';
import './Money.css';
import { StatementRows } from './StatementRows.tsx';

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

const settleMutation = graphql(`
  mutation AdminSettleStatement($id: ID!) {
    payload: settleStatement(id: $id) {
      statement {
        ...Statement_statement
      }
      userErrors {
        field
        message
      }
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
      <p className="note">{texts.read(formatDateTime(createdAt), by)}</p>
      <div className="admin-columns">
        <LeftOut />
        <Sums statement={statement} />
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

function Sums({ statement }: Props) {
  const { id, sums } = statement;
  const { toSettle } = sums;
  const { run } = useAdminMutation(settleMutation, { refetchQueries: 'active', done: texts.done });
  const lines = [
    { label: texts.all, sum: sums },
    { label: texts.toSettle, sum: toSettle },
    { label: texts.settled, sum: sums.settled },
    { label: texts.disagreeing, sum: sums.disagreeing },
  ].filter(({ sum }) => sum.rows > 0);
  return (
    <Section title={texts.sums}>
      <dl className="money-sums">
        {lines.map(({ label, sum: { rows, amount, fee, net } }) => (
          <div key={label} className="money-sums__line">
            <dt>{label}</dt>
            <dd>{texts.rows(rows)}</dd>
            <dd>{`${texts.amount} ${formatMoney(amount.amount)}`}</dd>
            <dd>{`${texts.fee} ${formatMoney(fee.amount)}`}</dd>
            <dd>
              <strong>{`${texts.net} ${formatMoney(net.amount)}`}</strong>
            </dd>
          </div>
        ))}
      </dl>
      {toSettle.rows > 0 ? (
        <ConfirmButton
          variant="primary"
          label={texts.settle(toSettle.rows)}
          title={texts.confirm.title}
          confirm={texts.confirm.confirm}
          action={() => run({ id })}
        >
          <p>
            {texts.confirm.text(
              formatMoney(toSettle.amount.amount),
              formatMoney(toSettle.net.amount),
            )}
          </p>
        </ConfirmButton>
      ) : null}
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
