import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';

import { paths } from '#shared/paths.ts';
import { FailedPage } from '../../apollo/QueryProblem.tsx';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { NotFound } from '../../page/NotFound.tsx';
import { shopTexts } from '../../text/shop.fr.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { ArchHead } from '../list/ArchHead.tsx';
import { campaignHead, campaignPageQuery, type ShownCampaign } from './campaignPageQuery.ts';

type Props = {
  slug: string;
  /** Renders the list below the campaign's own head. */
  children: (head: ReactNode) => ReactNode;
};

/** The list of a campaign's products while it runs. */
export function CampaignList({ slug, children }: Props) {
  const query = useQuery(campaignPageQuery, { variables: { slug } });
  if (query.error && !query.data) return <FailedPage query={query} />;
  if (!query.data) return <Loader />;
  const { campaign } = query.data;
  return campaign ? children(<CampaignHead campaign={campaign} />) : <NotFound />;
}

function CampaignHead({ campaign }: { campaign: ShownCampaign }) {
  const { title, text, picture, summary } = campaign;
  return (
    <>
      <DocumentHead {...campaignHead(campaign)} />
      <Breadcrumb
        steps={[
          { label: shopTexts.breadcrumb.home, to: paths.home() },
          { label: shopTexts.breadcrumb.shop, to: paths.catalog() },
          { label: title },
        ]}
      />
      <ArchHead picture={picture} title={title}>
        {summary === null ? null : <p className="campaign__summary">{summary}</p>}
        {text === '' ? null : <p className="arch-head__text campaign__text">{text}</p>}
      </ArchHead>
    </>
  );
}
