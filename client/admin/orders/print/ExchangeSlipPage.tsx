import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';

import { formatMoney } from '#shared/money.format.ts';
import type { AdminExchangeSlipQuery } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frExchanges } from '../../../text/admin/orders/exchanges.fr.ts';
import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { formatPlace } from '../../../ui/format/contact.ts';
import { useShop } from '../../../page/shop.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { Loaded } from '../../page/Loaded.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { Barcode } from './Barcode.tsx';
import './PackingSlip.css';
import { PrintFrame, PrintParty, PrintSheet } from './PrintFrame.tsx';

const exchangeSlipQuery = graphql(`
  query AdminExchangeSlip($id: ID!) {
    order(id: $id) {
      id
      number
      shippingInfo {
        ...OrderRecipient_address
      }
      exchanges {
        number
        method
        parcelNumber
        difference {
          amount
        }
        toCollect {
          amount
        }
        lines {
          title
          brand
          variantTitle
          toVariantTitle
          quantity
        }
      }
    }
    merchant {
      legalName
      address
      phone
    }
  }
`);

type Order = NonNullable<AdminExchangeSlipQuery['order']>;
type Exchange = Order['exchanges'][number];

const { slip: texts, methods, none } = frExchanges;
const { print, slip } = frOrders;

/** One paper for the parcel of an exchange: what the shopper gets, what goes back, and the amount. */
export function ExchangeSlipPage() {
  const { id = '', number = '' } = useParams();
  const { name: shopName } = useShop();
  const result = useQuery(exchangeSlipQuery, {
    variables: { id },
    // What is printed must be as it is now.
    fetchPolicy: 'network-only',
  });
  return (
    <Loaded result={result}>
      {({ order, merchant: { legalName, address, phone } }) => {
        const exchange = order?.exchanges.find((each) => each.number === number);
        const back = order
          ? { to: adminPaths.order(order.id), label: frOrders.one(order.number) }
          : { to: adminPaths.exchanges(), label: frExchanges.title };
        if (!order || !exchange) return <PageFrame title={none} back={back} />;
        const { name, phone: called, ...place } = order.shippingInfo;
        return (
          <PrintFrame title={`${texts.title} ${number}`} back={back}>
            <PrintSheet label={`${texts.title} ${number}`}>
              <header className="print-sheet__header">
                <div>
                  <p className="print-sheet__title">{texts.title}</p>
                  <p className="packing-slip__number">{number}</p>
                  <p>{[texts.order(order.number), methods[exchange.method]].join(' · ')}</p>
                  {exchange.parcelNumber ? (
                    <p>
                      {slip.parcel} <strong>{exchange.parcelNumber}</strong>
                    </p>
                  ) : null}
                </div>
                <Barcode number={order.number} />
              </header>
              <div className="print-sheet__parties">
                <PrintParty
                  title={print.sender}
                  name={shopName}
                  lines={[legalName, address, phone && print.phone(phone)]}
                />
                <PrintParty
                  title={print.recipient}
                  name={name}
                  lines={[place.street, formatPlace(place), called && print.phone(called)]}
                />
              </div>
              <Goods
                exchange={exchange}
                title={texts.goes}
                variantOf={(line) => line.toVariantTitle}
              />
              <Goods
                exchange={exchange}
                title={texts.comes}
                variantOf={(line) => line.variantTitle}
              />
              <Amount exchange={exchange} />
            </PrintSheet>
          </PrintFrame>
        );
      }}
    </Loaded>
  );
}

type GoodsProps = {
  exchange: Exchange;
  title: string;
  variantOf: (line: Exchange['lines'][number]) => string | null;
};

function Goods({ exchange, title, variantOf }: GoodsProps) {
  return (
    <table className="print-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.quantity}</th>
          <th scope="col">{texts.article}</th>
          <th scope="col">{texts.variant}</th>
          <th scope="col">{texts.done}</th>
        </tr>
      </thead>
      <tbody>
        {exchange.lines.map((line, place) => (
          // Goods that were paid unlike are listed apart.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={place}>
            <td className="packing-slip__quantity">{line.quantity}</td>
            <td>
              {line.title}
              <span className="print-table__note">{line.brand}</span>
            </td>
            <td>
              <strong>{variantOf(line) ?? '—'}</strong>
            </td>
            <td className="packing-slip__box">
              <span aria-hidden="true">☐</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Amount({ exchange: { difference, toCollect } }: { exchange: Exchange }) {
  const amount = toCollect.amount > 0 ? toCollect.amount : Math.max(0, -difference.amount);
  return (
    <p className="packing-slip__collect">
      {amount > 0 ? (
        <>
          <span>{`${toCollect.amount > 0 ? texts.collect : texts.refund} `}</span>
          <strong>{formatMoney(amount)}</strong>
        </>
      ) : (
        <span>{texts.nothing}</span>
      )}
    </p>
  );
}
