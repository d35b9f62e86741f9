import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';

import { paths } from '#shared/paths.ts';
import { FailedPage } from '../../apollo/QueryProblem.tsx';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { NotFound } from '../../page/NotFound.tsx';
import { shopTexts } from '../../text/shop.fr.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { ArchHead } from '../list/ArchHead.tsx';
import { ProductList } from '../list/ProductList.tsx';
import { campaignHead, campaignPageQuery, type ShownCampaign } from './campaignPageQuery.ts';

/** The list of a campaign's products while it runs. */
export function CampaignPage() {
  const { slug = '' } = useParams();
  const query = useQuery(campaignPageQuery, { variables: { slug } });
  if (query.error && !query.data) return <FailedPage query={query} />;
  if (!query.data) return <Loader />;
  const { campaign } = query.data;
  if (!campaign) return <NotFound />;
  // Each campaign has a list of its own: filters that are open do not stay open in the next one.
  return <ProductList key={slug} top={<CampaignHead campaign={campaign} />} />;
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
