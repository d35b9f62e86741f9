import { Link } from 'react-router-dom';

import { formatMoney } from '#shared/money.format.ts';
import type { AdminInvoicesQuery } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frInvoices } from '../../text/admin/orders/invoices.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { formatDate } from '../../ui/format/date.ts';
import type { Column } from '../../ui/table/Table.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { ListLink } from '../list/ListLink.tsx';
import { ListPage } from '../list/ListPage.tsx';
import './Invoices.css';
import { MonthChooser, useMonth } from './MonthChooser.tsx';
import { monthName } from './months.ts';
import { useCsvDownload } from '../page/useCsvDownload.ts';

const invoicesQuery = graphql(`
  query AdminInvoices($month: String!, $after: String) {
    invoices(month: $month, first: 50, after: $after) {
      totalCount
      sums {
        net {
          amount
        }
        vat {
          amount
        }
        gross {
          amount
        }
      }
      nodes {
        id
        kind
        number
        issuedAt
        name
        paymentMethod
        refundMethod
        net {
          amount
        }
        vat {
          amount
        }
        gross {
          amount
        }
        order {
          id
          number
        }
        exchange {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const pathOf = (kind: Row['kind'], orderId: string, number: string) =>
  kind === 'INVOICE' ? adminPaths.invoice(orderId) : adminPaths.creditNote(orderId, number);

type Row = AdminInvoicesQuery['invoices']['nodes'][number];

const titles = frInvoices.columns;

const columns: readonly Column<Row>[] = [
  {
    title: titles.number,
    shape: 'title',
    isUnbroken: true,
    cell: ({ kind, number, issuedAt, order, exchange }) => (
      <>
        <ListLink
          to={
            exchange
              ? adminPaths.exchangeDocument(order.id, number)
              : pathOf(kind, order.id, number)
          }
        >
          {number}
        </ListLink>
        <span className="invoices__note">{frInvoices.kinds[kind](formatDate(issuedAt))}</span>
      </>
    ),
  },
  {
    title: titles.order,
    isUnbroken: true,
    cell: ({ order: { id, number } }) => (
      <Link to={adminPaths.order(id)} className="invoices__order">
        {number}
      </Link>
    ),
  },
  {
    title: titles.name,
    cell: ({ name, paymentMethod, refundMethod }) => (
      <>
        <bdi>{name || unnamed(paymentMethod)}</bdi>
        <span className="invoices__note">
          {refundMethod ? frInvoices.refunds[refundMethod] : frInvoices.payments[paymentMethod]}
        </span>
      </>
    ),
  },
  {
    title: titles.net,
    shape: 'end',
    isUnbroken: true,
    cell: ({ net }) => <Labelled label={titles.net} amount={net.amount} />,
  },
  {
    title: titles.vat,
    shape: 'end',
    isUnbroken: true,
    cell: ({ vat }) => <Labelled label={titles.vat} amount={vat.amount} />,
  },
  {
    title: titles.gross,
    shape: 'end',
    isUnbroken: true,
    cell: ({ gross }) => <strong>{formatMoney(gross.amount)}</strong>,
  },
];

/** A sale at the counter may be nameless; everything else had a name before it was anonymised. */
const unnamed = (paymentMethod: Row['paymentMethod']) =>
  paymentMethod === 'PAID_IN_SHOP' ? frInvoices.counterSale : frInvoices.anonymised;

/** A phone's cards have no headings. */
function Labelled({ label, amount }: { label: string; amount: number }) {
  return (
    <>
      <span className="invoices__label">{label} </span>
      <span>{formatMoney(amount)}</span>
    </>
  );
}

/** Invoices and credit notes of a month, for the accountant. */
export function InvoicesPage() {
  const choice = useMonth();
  const { month } = choice;
  return (
    <ListPage
      title={frInvoices.title}
      actions={<CsvButton month={month} />}
      header={<MonthChooser choice={choice} />}
      query={invoicesQuery}
      request={({ after }) => ({
        variables: { month, after },
      })}
      list={({ invoices }) => invoices}
      count={frInvoices.count}
      summary={summary}
      empty={frInvoices.empty}
      columns={columns}
    />
  );
}

function CsvButton({ month }: { month: string }) {
  const { save, isBusy } = useMonthCsv(month);
  return (
    <Button
      variant="secondary"
      aria-label={frInvoices.csvOf(monthName(month))}
      disabled={isBusy}
      onClick={() => void save()}
    >
      {frInvoices.csv}
    </Button>
  );
}

const summary = ({ invoices: { sums } }: AdminInvoicesQuery) => (
  <section className="surface invoices__sums" aria-label={frInvoices.sums}>
    <dl>
      {(['net', 'vat', 'gross'] as const).map((sum) => (
        <div key={sum}>
          <dt>{titles[sum]}</dt>
          <dd>{formatMoney(sums[sum].amount)}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const csvQuery = graphql(`
  query AdminInvoicesCsv($month: String!) {
    invoicesCsv(month: $month, isForExcel: true)
  }
`);

/** Downloads a month's invoices and credit notes for the accountant. */
function useMonthCsv(month: string) {
  return useCsvDownload(async (client) => {
    const { data } = await client.query({
      query: csvQuery,
      variables: { month },
      fetchPolicy: 'no-cache',
    });
    return data ? { csv: data.invoicesCsv, fileName: frInvoices.fileName(month) } : null;
  }, frInvoices.downloaded);
}
