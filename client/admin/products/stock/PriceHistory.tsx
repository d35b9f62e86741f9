import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { formatMoney } from '#shared/money.format.ts';
import type { AdminPriceHistoryQuery } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frProducts } from '../../../text/admin/products/products.fr.ts';
import { formatDateTime } from '../../../ui/format/date.ts';
import { Loaded } from '../../page/Loaded.tsx';
import { NumberTable } from '../../sales/NumberTable.tsx';

const historyQuery = graphql(`
  query AdminPriceHistory($id: ID!) {
    product(id: $id) {
      id
      variants {
        id
        title
        priceHistory(first: 20) {
          at
          campaignTitle
          price {
            amount
          }
          struckPrice {
            amount
          }
          provenStruckPrice {
            amount
          }
        }
      }
    }
  }
`);

const texts = frProducts.priceHistory;

/** Closed until it is wanted: it is read then, and after each change of the product. */
export function PriceHistory({ id, version }: { id: string; version: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="variant-details" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{texts.title}</summary>
      <p className="editor-section__help note">{texts.help}</p>
      {isOpen ? <PriceTable key={version} id={id} /> : null}
    </details>
  );
}

function PriceTable({ id }: { id: string }) {
  const result = useQuery(historyQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded result={result}>
      {({ product }) => {
        const rows = pricesIn(product?.variants ?? []);
        if (rows.length === 0) return <p className="note">{texts.none}</p>;
        return (
          <NumberTable
            label={texts.title}
            isWide
            rows={rows}
            keyOf={({ key }) => key}
            columns={[
              { title: texts.columns.date, cell: ({ at }) => formatDateTime(at) },
              {
                title: texts.columns.variants,
                cell: ({ titles, isAll }) => (isAll ? texts.all : titles.join(', ')),
              },
              {
                title: texts.columns.price,
                cell: ({ price, campaign }) =>
                  campaign === null
                    ? formatMoney(price)
                    : texts.ofCampaign(formatMoney(price), campaign),
              },
              { title: texts.columns.struckPrice, cell: ({ struck }) => moneyOrDash(struck) },
              { title: texts.columns.proven, cell: ({ proven }) => moneyOrDash(proven) },
            ]}
          />
        );
      }}
    </Loaded>
  );
}

type Variants = NonNullable<AdminPriceHistoryQuery['product']>['variants'];

const moneyOrDash = (amount: number | null) => (amount === null ? '–' : formatMoney(amount));

/** Joins variants that had the same prices from the same time on; the latest first. */
export function pricesIn(variants: Variants) {
  const rows = variants.flatMap(({ title, priceHistory }) =>
    priceHistory.map(({ at, campaignTitle, price, struckPrice, provenStruckPrice }) => ({
      title,
      at,
      campaign: campaignTitle,
      price: price.amount,
      struck: struckPrice?.amount ?? null,
      proven: provenStruckPrice?.amount ?? null,
    })),
  );
  const joined = new Map<string, (typeof rows)[number] & { titles: readonly string[] }>();
  for (const row of rows) {
    const key = [row.at, row.campaign, row.price, row.struck, row.proven].join(' ');
    joined.set(key, { ...row, titles: [...(joined.get(key)?.titles ?? []), row.title] });
  }
  return Array.from(joined, ([key, row]) => ({
    ...row,
    key,
    isAll: row.titles.length === variants.length,
  })).toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
