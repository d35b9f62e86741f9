import { formatMoney } from '#shared/money.format.ts';

import type {
  Statement_StatementFragment,
  Statement_SumFragment,
} from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frMoney } from '../../text/admin/orders/money.fr.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { ConfirmButton } from '../page/ConfirmButton.tsx';
import { Section } from '../page/Section.tsx';

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

const { view: texts } = frMoney;

type Props = { statement: Pick<Statement_StatementFragment, 'id' | 'sums'> };
type Sum = Pick<Statement_SumFragment, 'rows' | 'amount' | 'fee' | 'net'>;

const without = (whole: Sum, part: Sum): Sum => ({
  rows: whole.rows - part.rows,
  amount: { amount: whole.amount.amount - part.amount.amount },
  fee: { amount: whole.fee.amount - part.fee.amount },
  net: { amount: whole.net.amount - part.net.amount },
});

/** Adds up what is to be settled, what is and what does not agree; the lines sum up to the whole. */
export function StatementSums({ statement: { id, sums } }: Props) {
  const { toSettle, settled, disagreeing } = sums;
  const rest = [toSettle, settled, disagreeing].reduce<Sum>(without, sums);
  const { run } = useAdminMutation(settleMutation, { refetchQueries: 'active', done: texts.done });
  const lines = [
    { label: texts.all, sum: sums },
    { label: texts.toSettle, sum: toSettle },
    { label: texts.settled, sum: settled },
    { label: texts.settledOtherwise, sum: rest },
    { label: texts.disagreeing, sum: disagreeing },
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
