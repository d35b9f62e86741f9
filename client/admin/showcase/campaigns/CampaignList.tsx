import { useQuery } from '@apollo/client/react';

import type { AdminCampaignsQuery, CampaignState } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frCampaigns as texts } from '../../../text/admin/products/campaigns.fr.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { formatDateTime } from '../../../ui/format/date.ts';
import { Table, type Column } from '../../../ui/table/Table.tsx';
import { ListLink } from '../../list/ListLink.tsx';
import { adminPaths } from '../../page/adminPaths.ts';
import { Loaded, liveQuery } from '../../page/Loaded.tsx';
import { clockOfNow } from '../../form/moroccoTime.ts';
import { Section } from '../../page/Section.tsx';
import './Campaign.css';
import { ShopPreview } from './ShopPreview.tsx';

const campaignsQuery = graphql(`
  query AdminCampaigns {
    campaigns {
      id
      title
      kind
      state
      startsAt
      endsAt
      percent
      amount {
        amount
      }
      sales {
        orders
        quantity
        amount {
          amount
        }
      }
    }
  }
`);

type Listed = AdminCampaignsQuery['campaigns'][number];

const { columns: titles } = texts;

function reductionOf({ percent, amount }: Listed): string {
  if (percent != null) return texts.percent(percent);
  return amount ? texts.amount(amount.amount) : texts.noReduction;
}

function datesOf({ startsAt, endsAt }: Listed): string {
  const start = formatDateTime(startsAt);
  return endsAt == null ? texts.since(start) : texts.dates(start, formatDateTime(endsAt));
}

const columns: readonly Column<Listed>[] = [
  {
    title: titles.title,
    shape: 'title',
    cell: ({ id, title }) => <ListLink to={adminPaths.campaign(id)}>{title}</ListLink>,
  },
  { title: titles.kind, cell: ({ kind }) => texts.kinds[kind] },
  { title: titles.reduction, cell: reductionOf },
  { title: titles.dates, cell: datesOf },
];

const startedColumns: readonly Column<Listed>[] = [
  ...columns,
  // A collection changes no price: no sale is its own.
  {
    title: titles.sold,
    cell: ({ kind, sales }) => (kind === 'COLLECTION' ? '–' : texts.sold(sales)),
  },
];

// The keys are all states, in the order of the page.
const states = Object.keys(texts.states) as CampaignState[];

/** Lists what runs now, what comes, what ended, and what each sold. */
export function CampaignList() {
  const result = useQuery(campaignsQuery, liveQuery);
  return (
    <>
      <p className="showcase__help note">{texts.help}</p>
      <p className="showcase__add">
        <ButtonLink to={adminPaths.newCampaign()}>{texts.add}</ButtonLink>
      </p>
      <Loaded result={result}>
        {({ campaigns }) => (
          <div className="admin-columns">
            {states.map((state) => {
              const rows = campaigns.filter((campaign) => campaign.state === state);
              return (
                <Section key={state} title={texts.states[state]} className="">
                  {rows.length === 0 ? (
                    <p className="admin-empty">{texts.none[state]}</p>
                  ) : (
                    <Table
                      label={texts.states[state]}
                      columns={state === 'COMING' ? columns : startedColumns}
                      rows={rows}
                      keyOf={({ id }) => id}
                    />
                  )}
                </Section>
              );
            })}
          </div>
        )}
      </Loaded>
      <div className="showcase__preview">
        <ShopPreview start={clockOfNow(new Date())} />
      </div>
    </>
  );
}
