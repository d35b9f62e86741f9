import { graphql } from '../../generated/shop/index.ts';
import type { CreditNotes_OrderFragment } from '../../generated/shop/graphql.ts';
import { formatMoney } from '../../ui/format/money.ts';
import { shopTexts } from '../../text/shop.fr.ts';
import { formatDate } from '../../ui/format/date.ts';
import { orderTexts } from '../order.fr.ts';

graphql(`
  fragment CreditNotes_order on Order {
    id
    invoice {
      number
    }
    creditNotes {
      number
      issuedAt
      amount {
        amount
      }
      vat {
        amount
      }
    }
  }
`);

const texts = orderTexts.invoice;

type Props = { order: CreditNotes_OrderFragment };

/** Behind the invoice, which itself never changes; each on a sheet of its own. */
export function CreditNotes({ order: { invoice, creditNotes } }: Props) {
  return creditNotes.map(({ number, issuedAt, amount, vat }) => (
    <article key={number} className="surface invoice credit-note" aria-labelledby={number}>
      <header className="invoice__head">
        <p className="invoice__brand">{shopTexts.shop.name}</p>
        <h2 id={number}>{texts.credit.title}</h2>
      </header>
      <dl className="facts invoice__facts">
        <dt>{texts.number}</dt>
        <dd>{number}</dd>
        <dt>{texts.issued}</dt>
        <dd>
          <time dateTime={issuedAt}>{formatDate(issuedAt)}</time>
        </dd>
        <dt>{texts.net}</dt>
        <dd>{formatMoney(amount.amount - vat.amount)}</dd>
        <dt>{texts.vat}</dt>
        <dd>{formatMoney(vat.amount)}</dd>
        <dt>{texts.credit.amount}</dt>
        <dd>{formatMoney(amount.amount)}</dd>
      </dl>
      {invoice ? <p>{texts.credit.corrects(invoice.number)}</p> : null}
    </article>
  ));
}
