import { paths } from '#shared/paths.ts';
import { graphql } from '../../generated/shop/index.ts';
import type { CampaignBanner_CampaignFragment } from '../../generated/shop/graphql.ts';
import { PageLink } from '../../page/links.tsx';
import './campaign.css';

graphql(`
  fragment CampaignBanner_campaign on Campaign {
    id
    slug
    title
    summary
  }
`);

type Props = {
  campaigns: readonly CampaignBanner_CampaignFragment[] | undefined;
};

/** A line about the first campaign that ends: until when it runs, and on what. */
export function CampaignBanner({ campaigns }: Props) {
  const campaign = campaigns?.find(({ summary }) => summary);
  return campaign ? (
    <p className="campaign-banner">
      <PageLink to={paths.campaign(campaign.slug)}>{campaign.title}</PageLink>{' '}
      <span>{campaign.summary}</span>
    </p>
  ) : null;
}
