import { formatMoney } from '#shared/money.format.ts';
import { Link } from 'react-router-dom';

import type {
  Statement_StatementFragment,
  StatementRows_RowFragment,
} from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frMoney } from '../../text/admin/orders/money.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Table, type Column } from '../../ui/table/Table.tsx';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { ConfirmButton } from '../page/ConfirmButton.tsx';
import { Section } from '../page/Section.tsx';
import { settleParcelsMutation } from './SettleByHand.tsx';

graphql(`
  fragment StatementRows_row on StatementRow {
    line
    parcelNumber
    case
    text
    order {
      id
      number
      status
    }
    exchange {
      id
      number
    }
    amount {
      amount
    }
    fee {
      amount
    }
    expectedAmount {
      amount
    }
  }
`);

const deliverMutation = graphql(`
  mutation AdminDeliverPaid($ids: [ID!]!) {
    payload: moveOrders(ids: $ids, to: DELIVERED) {
      orders {
        id
        status
      }
      userErrors {
        field
        message
      }
    }
  }
`);

type Row = StatementRows_RowFragment;
type Props = { statement: Pick<Statement_StatementFragment, 'rows' | 'carrier'> };

const { view: texts } = frMoney;

/** More would be of no use to who looks through them; the CSV has them all. */
const maxRows = 500;

const isAgreeing = ({ case: each }: Row) =>
  each === 'EXACT' || each === 'FEE_DIFFERS' || each === 'ALREADY_SETTLED';

/** Lists what does not agree first, each row with what can be done about it. */
export function StatementRows({ statement: { rows, carrier } }: Props) {
  const open = rows.filter((row) => !isAgreeing(row));
  const others = rows.filter(isAgreeing);
  const withActions = [...columns, actionsColumn(carrier.name)];
  return (
    <>
      <Section title={texts.open} className="surface money-rows">
        {open.length === 0 ? (
          <p>{texts.openNone}</p>
        ) : (
          <Table
            label={texts.open}
            rows={open.slice(0, maxRows)}
            columns={withActions}
            keyOf={keyOf}
          />
        )}
      </Section>
      {others.length > 0 ? (
        <Section title={texts.agreeing} className="surface money-rows">
          <Table
            label={texts.agreeing}
            rows={others.slice(0, maxRows)}
            columns={columns}
            keyOf={keyOf}
          />
        </Section>
      ) : null}
    </>
  );
}

const keyOf = ({ line }: Row) => String(line);

const columns: readonly Column<Row>[] = [
  { title: texts.row, isUnbroken: true, cell: ({ line }) => line },
  { title: texts.parcel, shape: 'title', cell: ({ parcelNumber }) => parcelNumber },
  {
    title: texts.order,
    isUnbroken: true,
    cell: ({ order, exchange }) =>
      order ? <Link to={adminPaths.order(order.id)}>{exchange?.number ?? order.number}</Link> : '–',
  },
  {
    title: texts.said,
    shape: 'end',
    isUnbroken: true,
    cell: ({ amount }) => formatMoney(amount.amount),
  },
  {
    title: texts.expected,
    shape: 'end',
    isUnbroken: true,
    cell: ({ expectedAmount }) => (expectedAmount ? formatMoney(expectedAmount.amount) : '–'),
  },
  { title: texts.found, cell: ({ text }) => text },
];

const actionsColumn = (carrier: string): Column<Row> => ({
  title: texts.actions,
  cell: (row) => <RowActions row={row} carrier={carrier} />,
});

function RowActions({ row, carrier }: { row: Row; carrier: string }) {
  const { case: found, order, exchange } = row;
  if (!order) return null;
  if (found === 'AMOUNT_DIFFERS') {
    const { id, number } = exchange ?? order;
    return <Accept row={row} id={id} number={number} carrier={carrier} />;
  }
  const isUnderWay = found === 'NOT_DELIVERED' && order.status === 'SHIPPED' && !exchange;
  return isUnderWay ? <Deliver row={row} id={order.id} number={order.number} /> : null;
}

type AcceptProps = { row: Row; id: string; number: string; carrier: string };

/** Settles at what the carrier paid. */
function Accept({ row, id, number, carrier }: AcceptProps) {
  const { line, amount, expectedAmount } = row;
  const { run } = useAdminMutation(settleParcelsMutation, {
    refetchQueries: 'active',
    done: texts.acceptDone(number),
  });
  const due = expectedAmount?.amount ?? 0;
  const note = texts.acceptNote(carrier, line);
  return (
    <ConfirmButton
      variant="quiet"
      label={texts.accept}
      aria-label={texts.named(texts.acceptAmount, line)}
      title={texts.acceptTitle(formatMoney(amount.amount))}
      confirm={texts.acceptAmount}
      action={() => run({ parcels: [{ id, amount: amount.amount }], note })}
    >
      <p>{texts.acceptText(formatMoney(due), amount.amount < due)}</p>
    </ConfirmButton>
  );
}

/** Says that an order was delivered, whose carrier has no interface and paid for it. */
function Deliver({ row, id, number }: { row: Row; id: string; number: string }) {
  const { run, isBusy } = useAdminMutation(deliverMutation, {
    refetchQueries: 'active',
    done: texts.deliverDone(number),
  });
  return (
    <Button
      variant="quiet"
      aria-label={texts.named(texts.deliver, row.line)}
      disabled={isBusy}
      onClick={() => void run({ ids: [id] })}
    >
      {texts.deliver}
    </Button>
  );
}
